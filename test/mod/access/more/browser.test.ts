/** What is there besides a game: the list of games, a replay and the inspector. */
import { describe, expect, onTestFinished, test } from "vitest";
import { readFileSync } from "node:fs";
import { buildGamesPage } from "../../../../scripts/page/build";
import { readRecords } from "../../../../scripts/start/records";
import { savedAt } from "../../../../scripts/pictures/record";
import { waitFor } from "../../../../scripts/pictures/stage";
import { SAVES } from "../../../../mod/saves/index";
import { openLobby } from "../../../../tabletop/server/lobby";
import { withState } from "../../../../tabletop/server/opening";
import { folder, openGame } from "../../../tabletop/server/open";
import { hostOf, NO_CHROMIUM, usePages } from "../../../tabletop/page/chromium";
import { packed } from "../../../tabletop/page/packed";
import { findings } from "../axe";

const pages = usePages({ still: true });

const GAMES = SAVES.map(({ meta: { id, title, minSeats, maxSeats }, box, minutes, line }) => ({
  ...{ id, title, minSeats, maxSeats, minutes, line },
  box: box.title,
}));

describe.skipIf(NO_CHROMIUM)("axe finds nothing", () => {
  test("in the list of games", { timeout: 60_000 }, async () => {
    const page = await buildGamesPage(process.cwd(), SAVES, folder());
    const lobby = await openLobby({ port: 0, host: "127.0.0.1", page, games: GAMES });
    onTestFinished(() => lobby.close());
    const tab = await pages.open(lobby, `host=${lobby.link.split("#host=")[1]}`, { name: "Ann" });
    await tab.locator(".games .way").nth(3).waitFor();
    expect(await findings(tab)).toEqual([]);
  });

  test("in a replay, and in the inspector", { timeout: 120_000 }, async () => {
    const { options } = packed();
    const save = withState(options.save, savedAt(readFileSync("test/records/two-players.txt", "utf8")));
    const { server } = await openGame({
      ...{ ...options, page: pages.folder(), save },
      records: readRecords(),
    });
    const tab = await pages.open(server, `${hostOf(server)}&seat=Red`, { name: "Ann" });
    await waitFor(
      tab,
      `window.tabletop?.view()?.ui.loading === false && tabletop.view().ui.roots.length > 0`,
    );
    await tab.getByRole("button", { name: "Watch it again" }).click();
    await tab.getByRole("slider", { name: "Step of the replay" }).waitFor();
    expect(await findings(tab)).toEqual([]);
    await tab.keyboard.press("Escape");
    await tab.keyboard.press("F9");
    const inspector = tab.getByRole("region", { name: "Inspector" });
    for (const name of [/^Objects/, /^Calls/, /^Errors/, /^Times/, /^Record/]) {
      await inspector.getByRole("tab", { name }).click();
      expect(await findings(tab)).toEqual([]);
    }
  });
});
