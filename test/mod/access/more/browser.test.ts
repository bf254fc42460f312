/** What is there besides a game: the list of games, the end of one, a replay and the inspector. */
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
import { gameSave } from "../../../tabletop/server/save";
import { hostOf, NO_CHROMIUM, usePages } from "../../../tabletop/page/chromium";
import { lay } from "../../../tabletop/page/come";
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

  test(
    "in a panel that is no button any more: nothing says that it is one",
    { timeout: 60_000 },
    async () => {
      const xml = `<Panel><Panel id="door" onClick="pressed" width="200" height="50" color="#F3E6C4" tooltip="Opens"><Text color="#222222">Door</Text></Panel></Panel>`;
      const { server, host } = await openGame({ page: pages.folder(), save: gameSave([], { XmlUI: xml }) });
      const bob = await host({ seat: "Blue" });
      const tab = await pages.open(server, "seat=Red", { name: "Ann" });
      const door = tab.getByRole("button", { name: "Opens" });
      await door.waitFor();
      await bob.ask({ t: "chat", text: "!still door" });
      await door.waitFor({ state: "detached" });
      const attributes = await tab.locator("[data-id=door]").evaluate((it) => it.getAttributeNames());
      expect(attributes.filter((name) => name.startsWith("aria"))).toEqual([]);
      expect(await findings(tab)).toEqual([]);
    },
  );

  test("in a button whose words stand in two lines", { timeout: 60_000 }, async () => {
    const XmlUI = `<Button id="narrow" onClick="pressed" width="90" height="60" tooltip="Who advises">Odds and plans</Button>`;
    const LuaScript = `function pressed() UI.setValue("narrow", "Odds and others") end`;
    const { server } = await openGame({ page: pages.folder(), save: gameSave([], { XmlUI, LuaScript }) });
    const tab = await pages.open(server, `${hostOf(server)}&seat=Red`, { name: "Ann" });
    const button = tab.getByRole("button", { name: "Odds and plans" });
    await button.waitFor();
    expect(await button.locator(".ui-line").count()).toBe(2);
    expect(await findings(tab)).toEqual([]);
    // Another text leaves nothing of the first one behind.
    await button.click();
    const other = tab.getByRole("button", { name: "Odds and others" });
    await other.waitFor();
    expect(await other.evaluate((element) => element.textContent)).toBe("Odds and others");
  });

  test("at the end of a game, in its replay, and in the inspector", { timeout: 120_000 }, async () => {
    const { options } = packed();
    const save = withState(options.save, savedAt(readFileSync("test/records/two-players.txt", "utf8")));
    const { server } = await openGame({
      ...{ ...options, page: pages.folder(), save },
      records: readRecords(),
    });
    await lay(server);
    const tab = await pages.open(server, `${hostOf(server)}&seat=Red`, { name: "Ann" });
    await waitFor(
      tab,
      `window.tabletop?.view()?.ui.loading === false && tabletop.view().ui.roots.length > 0`,
    );
    await tab.locator(`[data-id^="statistics-"]:visible`).first().waitFor();
    expect(await findings(tab)).toEqual([]);
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
