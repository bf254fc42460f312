/** Somebody comes to the packed table of a game as it stands. */
import { waitFor } from "../../../scripts/pictures/stage";
import { CASTLE_RISK } from "../../../mod/saves/castle-risk";
import { withState } from "../../../tabletop/server/opening";
import { openGame } from "../server/open";
import { hostOf, type How, type Pages } from "./chromium";
import { packed } from "./packed";
import { pageOf } from "./built";
import type { Page } from "playwright-core";
import type { TableServer } from "../../../tabletop/server/server";
import type { Save } from "../../../mod/save";

/**
 * So many frames and all pieces of a game lie on the table. Each message with some of them has a page draw the map: whoever
 * comes before sees it done in seconds, which cost as much as all else that opens a table.
 */
const LAYING = 480;

/** Has the clock go on until a table is laid, before anybody comes. */
export async function lay(server: TableServer): Promise<void> {
  await server.tick(LAYING);
}

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
  await lay(server);
  const tab = await pages.open(server, hostOf(server) + hash, { name: "Ann", ...how });
  await waitFor(tab, `window.tabletop?.view()?.ui.loading === false && tabletop.view().ui.roots.length > 0`);
  return tab;
}
