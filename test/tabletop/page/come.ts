/** Somebody comes to the packed table of a game as it stands. */
import { waitFor } from "../../../scripts/pictures/stage";
import { CASTLE_RISK } from "../../../mod/saves/castle-risk";
import { withState } from "../../../tabletop/server/opening";
import { openGame } from "../server/open";
import { hostOf, type How, type Pages } from "./chromium";
import { packed } from "./packed";
import { pageOf } from "./built";
import type { Page } from "playwright-core";
import type { Save } from "../../../mod/save";

/** Opens a game that stands so, or a new one, and comes to it as Ann, the host, at Red or by another link; gives what she sees. */
export async function comeTo(
  pages: Pages,
  {
    save = CASTLE_RISK,
    state,
    hash = "&seat=Red",
    ...how
  }: { save?: Save; state?: string; hash?: string } & How,
): Promise<Page> {
  const { options } = packed(save);
  const page = await pageOf(save);
  const opened = state === undefined ? options.save : withState(options.save, state);
  const { server } = await openGame({ ...options, page, save: opened });
  const tab = await pages.open(server, hostOf(server) + hash, { name: "Ann", ...how });
  await waitFor(tab, `window.tabletop?.view()?.ui.loading === false && tabletop.view().ui.roots.length > 0`);
  return tab;
}
