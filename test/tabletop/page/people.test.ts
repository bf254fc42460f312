/** People at a table of a small game in real browsers: seats, names, signs, games that are kept. */
import { buildGamesPage } from "../../../scripts/page/build";
import { CASTLE_RISK } from "../../../mod/saves/castle-risk";
import { describe, expect, onTestFinished, test } from "vitest";
import { encode } from "uqr";
import { folder, openGame } from "../server/open";
import { freePort } from "../../helpers/port";
import { gameSave } from "../server/save";
import { hostOf, NO_CHROMIUM, seated, until, usePages } from "./chromium";
import { join } from "node:path";
import { openLobby } from "../../../tabletop/server/lobby";
import { readdirSync } from "node:fs";
import { RECORDS, wordsSave } from "../server/words";
import type { Opened } from "../server/open";
import type { Locator, Page } from "playwright-core";

/** A panel for all, and one of the host's helpers: whoever becomes one is asked. */
const XML = `<Panel id="all" rectAlignment="UpperLeft" width="140" height="60" offsetXY="48 -60" color="#F3E6C4"/>`;

const pages = usePages({ still: true });

/** The small game, with the page. */
async function open(port = 0): Promise<Opened> {
  return openGame({ port, page: pages.folder(), save: gameSave([], { XmlUI: XML }) });
}

/** Opens the page as somebody who has come by the link of a seat, so without the welcome. */
async function come({ server }: Pick<Opened, "server">, color: string, host = false): Promise<Page> {
  const tab = await pages.open(server, `${host ? `${hostOf(server)}&` : ""}seat=${color}`);
  await seated(tab, color);
  return tab;
}

/** The letter that a seat's shield is drawn with: style sheet and attribute make it, no text. */
async function drawnIn(seat: Locator): Promise<string> {
  return seat.locator(".shield").evaluate((shield) => {
    const { content } = getComputedStyle(shield, "::before");
    return /^"(.*)"$/.exec(content)?.[1] ?? content;
  });
}

describe.skipIf(NO_CHROMIUM)("People at a table in real browsers", () => {
  test("who closes the tab and comes by the same link again has the seat", { timeout: 60_000 }, async () => {
    const game = await open();
    const ann = await come(game, "Blue");
    await ann.close();
    const again = await ann.context().newPage();
    await again.goto(`http://localhost:${game.server.port}/#seat=Blue`);
    await seated(again, "Blue");
    const third = await ann.context().newPage();
    await third.goto(`http://localhost:${game.server.port}/#seat=Blue`);
    await third.locator(".join-gate").getByRole("button").last().click();
    await seated(third, "Grey");
    expect(await again.evaluate(`tabletop.view().you.color`)).toBe("Blue");
  });

  test(
    "a plain link keeps the seat as well, with the join code and without",
    { timeout: 60_000 },
    async () => {
      const { server } = await openGame({
        page: pages.folder(),
        save: gameSave([], { XmlUI: XML }),
        host: "0.0.0.0",
      });
      const bob = await pages.open(server, `join=${server.code}`);
      await bob.getByRole("button", { name: /^Watch/ }).click();
      await bob.getByRole("button", { name: "Green: nobody. Sit down" }).click();
      await seated(bob, "Green");
      await bob.close();
      const later = await bob.context().newPage();
      await later.goto(`http://localhost:${server.port}/`);
      await seated(later, "Green");
      // Somebody else at the same computer comes in beside, and the seat stays with the link.
      const other = await bob.context().newPage();
      await other.goto(`http://localhost:${server.port}/#join=${server.code}`);
      await other.getByRole("button", { name: "Come in as somebody new" }).click();
      await seated(other, "Grey");
      await later.close();
      await other.reload();
      await seated(other, "Grey");
      const third = await bob.context().newPage();
      await third.goto(`http://localhost:${server.port}/`);
      await seated(third, "Green");
    },
  );

  test("everybody is asked for a name, and can change it in the seat", { timeout: 60_000 }, async () => {
    const game = await open();
    const bob = await pages.open(game.server, "seat=Blue", { name: "" });
    await bob.getByRole("textbox", { name: "Your name" }).fill("Bob");
    await bob.keyboard.press("Enter");
    await bob.getByRole("button", { name: "Blue: Bob, you" }).waitFor();
    await bob.getByRole("button", { name: "Settings" }).click();
    await bob.getByRole("textbox", { name: "Your name" }).fill("Robert");
    await bob.keyboard.press("Enter");
    await bob.getByRole("button", { name: "Blue: Robert, you" }).waitFor();
    const ann = await pages.open(game.server, "", { name: "" });
    await ann.getByRole("textbox", { name: "Your name" }).fill("Ann");
    // At a screen with others whoever has said their name is one of them by it.
    await ann.getByRole("button", { name: /^Hot-seat/ }).click();
    const names = ann.locator(".hot input[maxlength]");
    expect(await names.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))).toEqual([
      "Ann",
      "Player 2",
      "Player 3",
    ]);
    await ann.getByRole("button", { name: "Back" }).click();
    await ann.getByRole("button", { name: /^Watch/ }).click();
    await until(bob, `Object.values(tabletop.view().people).some(({ name }) => name === "Ann")`);
  });

  test(
    "a second browser with the host's link is a guest's while the first is there",
    { timeout: 60_000 },
    async () => {
      const game = await open();
      const ann = await come(game, "Red", true);
      const second = await pages.open(game.server, hostOf(game.server));
      const look = second.locator(".ways").getByRole("button", { name: /^Watch/ });
      await look.waitFor();
      await ann.context().close();
      await look.waitFor({ state: "detached" });
      await until(second, "tabletop.view().you.host");
    },
  );

  test(
    "the tab's title and icon say that it is one's move, with a sound that can be muted",
    { timeout: 60_000 },
    async () => {
      const XmlUI = `${XML}<Panel visibility="Admin"><Button onClick="pressed">Yours</Button></Panel>`;
      const { server, host } = await openGame({ page: pages.folder(), save: gameSave([], { XmlUI }) });
      const bob = await host({ seat: "Blue" });
      const ann = await come({ server }, "Red");
      const { person } = (await bob.sees(({ seats }) => seats["Red"].person)).seats["Red"];
      const asked = `document.title.startsWith("● Your move")`;
      const icon = async (): Promise<string | null> => ann.locator("link[rel=icon]").getAttribute("href");
      await ann.evaluate(`(() => {
      window.tones = 0;
      for (const kind of ["createOscillator", "createBufferSource"]) {
        const make = AudioContext.prototype[kind];
        AudioContext.prototype[kind] = function () { tones++; return make.call(this); };
      }
    })()`);
      await ann.keyboard.press("Shift");
      expect(await ann.evaluate("tones")).toBe(0);
      expect([await ann.title(), await icon()]).toEqual(["small game", "favicon.svg"]);
      await bob.ask({ t: "promote", person });
      await until(ann, asked);
      expect(await icon()).toBe("favicon-move.svg");
      await until(ann, "tones > 0");
      await bob.ask({ t: "promote", person });
      await until(ann, `!${asked}`);
      expect(await icon()).toBe("favicon.svg");
      // Whoever looks elsewhere is told each time, but for those who want no sound.
      await ann.getByRole("button", { name: "Settings" }).click();
      const sound = ann.getByRole("checkbox", { name: "Sound when it is your move" });
      await sound.uncheck();
      await ann.evaluate(`(() => { tones = 0; document.hasFocus = () => false; })()`);
      await bob.ask({ t: "promote", person });
      await until(ann, asked);
      expect(await ann.evaluate("tones")).toBe(0);
      await sound.check();
      await bob.ask({ t: "promote", person });
      await until(ann, `!${asked}`);
      await bob.ask({ t: "promote", person });
      await until(ann, "tones > 0");
    },
  );

  test(
    "a game is saved by a name, watched anew with a slider, and gone on with",
    { timeout: 60_000 },
    async () => {
      const archive = folder();
      const game = await openGame({ page: pages.folder(), archive, save: wordsSave([]), records: RECORDS });
      const ann = await pages.open(game.server, `${hostOf(game.server)}&seat=Red`);
      await seated(ann, "Red");
      const bob = await game.come({ seat: "Blue" });
      const says = async (text: string): Promise<unknown> => bob.ask({ t: "chat", text });
      for (const text of ["one", "two", "three"]) await says(text);
      const choose = async (entry: string): Promise<void> => {
        await ann.getByRole("button", { name: "Menu of the table" }).click();
        await ann.getByRole("menuitem", { name: entry }).click();
      };
      await choose("Save the game");
      await ann.getByRole("textbox", { name: "Name" }).fill("evening");
      await ann.keyboard.press("Enter");
      const report = ann.locator(".notice.report", { hasText: "saved as “evening”" });
      expect(await report.locator("small").innerText()).toMatch(/saves.evening\.json$/);
      await says("four");

      await choose("Games so far");
      await ann.getByRole("button", { name: "Watch evening anew" }).click();
      const shows = async (words: string): Promise<void> =>
        until(ann, `Object.values(tabletop.shown().pieces).some(({ name }) => name === "said:${words}")`);
      await shows("");
      const slider = ann.getByRole("slider", { name: "Step of the replay" });
      await slider.fill("2");
      await shows(" one two");
      await ann.getByRole("button", { name: "One step back" }).click();
      await shows(" one");
      await ann.getByRole("combobox", { name: "Speed of the replay" }).selectOption("5×");
      await ann.getByRole("button", { name: "Play" }).click();
      await shows(" one two three");
      await ann.getByRole("button", { name: "Play" }).waitFor();
      await ann.keyboard.press("Escape");
      await shows(" one two three four");

      await choose("Games so far");
      await ann.getByRole("button", { name: "Go on with evening" }).click();
      await ann.getByRole("button", { name: "Go on with it" }).click();
      await shows(" one two three");
      expect(readdirSync(join(archive, "games"))).toHaveLength(1);
    },
  );

  test(
    "Continue says how the game stands by now, also where a step is taken back, and a press on it counts meanwhile",
    { timeout: 60_000 },
    async () => {
      const LuaScript = `function onChat(text) UI.setAttribute("status-title", "text", text) return false end`;
      const XmlUI = `<Panel id="status" width="140" height="60"><Text id="status-title">Round 1</Text></Panel>`;
      const game = await openGame({ page: pages.folder(), save: gameSave([], { LuaScript, XmlUI }) });
      const bob = await game.come({ seat: "Blue" });
      const ann = await pages.open(game.server, hostOf(game.server));
      const go = ann.locator(".welcome .way", { has: ann.getByText("Continue", { exact: true }) });
      for (const round of ["Round 1", "Round 2", "Round 1"]) {
        await bob.ask({ t: "chat", text: round });
        await go.filter({ hasText: `${round}.` }).waitFor({ timeout: 10_000 });
      }
      await go.hover();
      await ann.mouse.down();
      await bob.ask({ t: "chat", text: "Round 3" });
      await go.filter({ hasText: "Round 3." }).waitFor({ timeout: 10_000 });
      await ann.mouse.up();
      await go.waitFor({ state: "detached" });
    },
  );

  test(
    "a message that comes pushes none away that cannot be read yet, and equal ones are told once, with their number",
    { timeout: 60_000 },
    async () => {
      const LuaScript = `function pressed()
        for _, text in ipairs({"One", "Two", "Same", "One", "Same"}) do broadcastToAll(text, {1, 1, 1}) end
      end`;
      const XmlUI = `<Button id="go" width="140" height="30" onClick="pressed">Go</Button>`;
      const save = gameSave([], { XmlUI, LuaScript });
      const ann = await come(await openGame({ page: pages.folder(), save }), "Red");
      const shown = async (): Promise<string[]> => ann.locator(".notice:not(.going, .stays)").allInnerTexts();
      const since = performance.now();
      await ann.locator("[data-id=go]").click();
      await expect.poll(shown).toEqual(["One × 2", "Two"]);
      await expect.poll(shown, { timeout: 10_000 }).toContain("Same × 2");
      expect(performance.now() - since).toBeGreaterThan(2000);
      // No message is left behind.
      await expect.poll(shown, { timeout: 10_000 }).toEqual([]);
    },
  );

  test(
    "a seat that a computer plays shows that, with its level, and is no free one",
    { timeout: 60_000 },
    async () => {
      const LuaScript = `function onChat() UI.setAttribute("mat-blue", "tooltip", "") return false end`;
      const XmlUI = `<Panel id="status" width="140" height="60"><Text id="status-title">Round 1</Text></Panel>
        <Panel id="mat-blue" tooltip="Computer, normal" width="140" height="60" offsetXY="0 200"/>
        <Panel id="mat-green" tooltip="" width="140" height="60" offsetXY="0 -200"/>`;
      const game = await openGame({ page: pages.folder(), save: gameSave([], { LuaScript, XmlUI }) });
      const ann = await come(game, "Red", true);
      const blue = ann.getByRole("button", { name: "Blue: Computer, normal. Sit down in its place" });
      await blue.waitFor();
      expect(await drawnIn(blue)).toBe("");
      expect(await drawnIn(ann.getByRole("button", { name: "Green: nobody. Sit down" }))).toBe("+");
      await (await game.come({ seat: "Green" })).ask({ t: "chat", text: "gone" });
      await ann.getByRole("button", { name: "Blue: nobody. Sit down" }).waitFor();
    },
  );

  test(
    "New game in the menu leads back to the ways to begin, which stay for a page that is loaded anew",
    { timeout: 60_000 },
    async () => {
      // A game is under way from the first word on; without one the table shows its setup.
      const LuaScript = `function onChat(text)
          UI.setAttribute("status-title", "text", text)
          UI.setAttribute("setup-start", "active", text == "" and "true" or "false")
          return false
        end`;
      const XmlUI = `<Panel id="all" width="140" height="60"><Text id="status-title"></Text></Panel>
        <Button id="setup-start" width="140" height="30" onClick="pressed">Start</Button>`;
      const game = await openGame({ page: pages.folder(), save: gameSave([], { LuaScript, XmlUI }) });
      const bob = await game.come({ seat: "Blue" });
      const ann = await pages.open(game.server, hostOf(game.server));
      const ways = ann.locator(".welcome .way b");
      const toTable = ann.locator(".welcome .way", { hasText: "To the table" });
      const newGame = async (): Promise<void> => {
        await ann.getByRole("button", { name: "Menu of the table" }).click();
        await ann.getByRole("menuitem", { name: "New game" }).click();
      };
      await toTable.click();
      await bob.ask({ t: "chat", text: "Round 1" });
      await until(ann, `Object.values(tabletop.view().ui.elements).some(({ text }) => text === "Round 1")`);
      await newGame();
      await ann.getByRole("button", { name: "New game", exact: true }).click();
      await expect.poll(async () => ways.allInnerTexts()).toContain("Play now");
      expect(await ways.allInnerTexts()).not.toContain("Continue");
      // Whoever has asked for it reads once that the last game is kept, with its file.
      const kept = ann.locator(".notices").getByText(/is kept/);
      expect(await kept.allInnerTexts()).toEqual([
        expect.stringMatching(/^The last game is kept: .*\.json$/s),
      ]);
      await ann.reload();
      await toTable.click();
      await toTable.waitFor({ state: "detached" });
      // Before a game there is none to keep: nothing is asked.
      await newGame();
      await toTable.click();
      // Others have sat down at this table already: it is set up, and whoever loads it anew goes on with that.
      await ann.reload();
      await until(ann, `window.tabletop?.view() !== undefined`);
      await ann.waitForTimeout(300);
      expect(await ways.count()).toBe(0);
      await bob.ask({ t: "sit", color: "Grey" });
      await ann.reload();
      await toTable.waitFor();
    },
  );

  test("the invitation has the link as a code for phones", { timeout: 60_000 }, async () => {
    const { server } = await openGame({ page: pages.folder(), host: "0.0.0.0" });
    const ann = await pages.open(server, `${hostOf(server)}&seat=Red`);
    await seated(ann, "Red");
    await ann.getByRole("button", { name: "Invite friends" }).click();
    const path = await ann.locator(".qr path").getAttribute("d");
    const dark = encode(server.link, { border: 3 }).data.flat().filter(Boolean);
    expect(path?.match(/M/g)).toHaveLength(dark.length);
  });

  test("a page that is loaded anew has its seat", { timeout: 60_000 }, async () => {
    const ann = await come(await open(), "Red", true);
    await ann.reload();
    await until(ann, `window.tabletop?.view()?.you.color === "Red"`);
    expect(await ann.evaluate(`tabletop.view().you.host`)).toBe(true);
  });

  test(
    "who are led to the list of games and to the next table come there without an error of their browsers",
    { timeout: 60_000 },
    async () => {
      const port = await freePort();
      const game = await open(port);
      const tabs = [await come(game, "Red", true), await come(game, "Blue")];
      const errors: string[] = [];
      for (const tab of tabs)
        tab.on("console", (line) => {
          const { url } = line.location();
          // The small game's own pictures are nowhere.
          if (line.type() === "error" && !url.endsWith(".png")) errors.push(`${line.text()} ${url}`);
        });
      const page = await buildGamesPage(process.cwd(), [CASTLE_RISK], folder());
      await game.server.close(true);
      const lobby = await openLobby({
        ...{ port, host: "127.0.0.1", page, token: hostOf(game.server).split("=")[1] },
        games: [
          {
            id: "castle_risk",
            title: "Castle Risk",
            minSeats: 2,
            maxSeats: 5,
            box: "Europe",
            minutes: [90, 180],
            line: "Crowns.",
          },
        ],
      });
      onTestFinished(() => lobby.close());
      game.server.leave();
      for (const tab of tabs) await tab.locator(".games").waitFor();
      await tabs[0].locator(".ways button").click();
      expect(await lobby.chosen).toBe("castle_risk");
      lobby.makeRoom();
      // A table takes its time to be laid.
      await new Promise((done) => setTimeout(done, 2500));
      const { server } = await openGame({ port, page: pages.folder(), save: gameSave([], { XmlUI: XML }) });
      lobby.close(server.hostLink);
      for (const tab of tabs) await until(tab, `window.tabletop?.view() !== undefined`);
      expect(errors).toEqual([]);
    },
  );
});
