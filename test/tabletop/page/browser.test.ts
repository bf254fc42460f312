import { describe, expect, test } from "vitest";
import { hostOf, NO_CHROMIUM, rests, seated, until, usePages } from "./chromium";
import { gameSave } from "../server/save";
import { folder, openGame, type Opened } from "../server/open";
import { join } from "node:path";
import { readdirSync } from "node:fs";
import { RECORDS, wordsSave } from "../server/words";
import { encode } from "uqr";
import type { Page } from "playwright-core";

/** Panels of the small game at the left edge, where no piece is. */
const XML = `
<Defaults><Button width="120" height="30"/></Defaults>
<Panel id="all" rectAlignment="UpperLeft" width="140" height="60" offsetXY="48 -60" color="#F3E6C4">
  <Button id="go" onClick="pressed">Go</Button></Panel>
<Panel id="redPanel" visibility="Red" rectAlignment="LowerLeft" width="140" height="60" offsetXY="48 8">
  <Text>only for Red</Text></Panel>`;

const pages = usePages();
/** Milliseconds that a piece may be on its way. */
const PATIENCE = 20_000;

/** Opens the page as somebody who has come by the link of a seat, so without the welcome. */
async function come({ server }: Opened, color: string, host = false): Promise<Page> {
  const tab = await pages.open(server, `${host ? `${hostOf(server)}&` : ""}seat=${color}`);
  await seated(tab, color);
  // The map makes room for the panels.
  await tab.locator("[data-id=go]").waitFor();
  await rests(async () => pointOf(tab, "token"));
  return tab;
}

/** The small game, with the page. */
async function open(held: readonly number[] = []): Promise<Opened> {
  return openGame({ page: pages.folder(), save: gameSave(held, { XmlUI: XML }) });
}

/** What the table has said to everyone so far, as a page has it. */
async function said(tab: Page, text: string): Promise<void> {
  const line = `Object.values(tabletop.view().chat).some((line) => line.text === ${JSON.stringify(text)})`;
  await until(tab, line);
}

interface Point {
  x: number;
  y: number;
}

async function pointOf(tab: Page, name: string): Promise<Point> {
  return tab.evaluate(
    `tabletop.pointOf(Object.entries(tabletop.view().pieces).find(([, piece]) => piece.name === "${name}")[0])`,
  );
}

async function drag(tab: Page, from: Point, by: Point): Promise<void> {
  await tab.mouse.move(from.x, from.y);
  await tab.mouse.down();
  await tab.mouse.move(from.x + by.x, from.y + by.y, { steps: 8 });
}

describe.skipIf(NO_CHROMIUM)("A table of a small game in real browsers", () => {
  test("who sits clicks a panel, and everyone is told", { timeout: 60_000 }, async () => {
    const game = await open();
    const [ann, bob] = [await come(game, "Red", true), await come(game, "Blue")];
    await ann.getByRole("button", { name: "Go", exact: true }).click();
    await said(bob, "click Red -1 go");
    expect(await ann.locator("[data-id=redPanel]").count()).toBe(1);
    expect(await bob.locator("[data-id=redPanel]").count()).toBe(0);
  });

  test(
    "a press counts although what is pressed changes under it, or another panel goes",
    { timeout: 60_000 },
    async () => {
      const place = 'rectAlignment="UpperLeft" width="140" height="60"';
      const XmlUI = `<Panel id="early" visibility="Admin" ${place} offsetXY="48 -160" color="#F3E6C4"/>
        <Button id="title" onClick="pressed" ${place} offsetXY="48 -60">Go</Button>`;
      const { server, host } = await openGame({ page: pages.folder(), save: gameSave([], { XmlUI }) });
      const bob = await host({ seat: "Blue" });
      const ann = await pages.open(server, "seat=Red");
      await seated(ann, "Red");
      const clicks = `Object.values(tabletop.view().chat).filter(({ text }) => text === "click Red -1 title").length`;
      const [title, early] = [ann.locator("[data-id=title]"), ann.locator("[data-id=early]")];
      const pressWhile = async (change: () => Promise<void>, count: number): Promise<void> => {
        await title.hover();
        await ann.mouse.down();
        await change();
        await ann.mouse.up();
        await until(ann, `${clicks} === ${count}`);
      };
      await pressWhile(async () => {
        await bob.ask({ t: "chat", text: "!title one" });
        await title.filter({ hasText: "one" }).waitFor();
      }, 1);
      const person = (await bob.sees(({ seats }) => seats["Red"].person)).seats["Red"].person;
      await bob.ask({ t: "promote", person });
      await early.waitFor();
      await pressWhile(async () => {
        await bob.ask({ t: "promote", person });
        await early.waitFor({ state: "detached" });
      }, 2);
    },
  );

  test(
    "a piece goes with the pointer at once, as a ghost for others, and lies where it was put",
    { timeout: 60_000 },
    async () => {
      const game = await open();
      const [ann, bob] = [await come(game, "Red", true), await come(game, "Blue")];
      const [from, seen] = [await pointOf(ann, "token"), await pointOf(bob, "token")];
      await drag(ann, from, { x: -90, y: 60 });
      const held = await pointOf(ann, "token");
      expect(Math.hypot(held.x - from.x + 90, held.y - from.y - 60)).toBeLessThan(3);
      await until(bob, `Object.values(tabletop.view().pieces).some((piece) => piece.held === "Red")`);
      await ann.mouse.up();
      await until(bob, `!Object.values(tabletop.view().pieces).some((piece) => piece.held !== undefined)`);
      const away = async (): Promise<number> => {
        const there = await pointOf(bob, "token");
        return Math.hypot(there.x - seen.x + 90, there.y - seen.y - 60);
      };
      await expect.poll(away, { timeout: PATIENCE }).toBeLessThan(6);
    },
  );

  test("what the script forbids eases back, with a reason at the pointer", { timeout: 60_000 }, async () => {
    const ann = await come(await open(), "Red", true);
    const from = await pointOf(ann, "stuck");
    await drag(ann, from, { x: 60, y: 30 });
    await ann.mouse.up();
    await ann.locator(".bubble.said:not([hidden])").waitFor();
    const away = async (): Promise<number> => {
      const there = await pointOf(ann, "stuck");
      return Math.hypot(there.x - from.x, there.y - from.y);
    };
    await expect.poll(away, { timeout: PATIENCE }).toBeLessThan(2);
  });

  test(
    "a key is for what the mouse is over, whatever was pressed on before; what was said of that goes",
    { timeout: 60_000 },
    async () => {
      const ann = await come(await open(), "Red", true);
      const stuck = await pointOf(ann, "stuck");
      await drag(ann, stuck, { x: 60, y: 30 });
      await ann.mouse.up();
      const bubble = ann.locator(".bubble.said:not([hidden])");
      await bubble.waitFor();
      const token = await pointOf(ann, "token");
      await ann.mouse.click(token.x, token.y - 60);
      expect(await bubble.count()).toBe(0);
      await ann.mouse.move(token.x, token.y);
      await ann.keyboard.press("f");
      await until(
        ann,
        `Object.values(tabletop.view().pieces).find((piece) => piece.name === "token")?.side !== "front"`,
      );
    },
  );

  test("who holds cards is asked before they take another seat", { timeout: 60_000 }, async () => {
    const ann = await come(await open([3, 4]), "Red", true);
    const green = ann.getByRole("button", { name: "Green: nobody. Sit down" });
    await green.click();
    await ann.getByRole("button", { name: "Stay Red" }).click();
    expect(await ann.evaluate("tabletop.view().you.color")).toBe("Red");
    await green.click();
    await ann.getByRole("button", { name: "Sit down at Green" }).click();
    await seated(ann, "Green");
    // Now nothing is left behind in a hand.
    await ann.getByRole("button", { name: /^Blue: nobody. Sit down/ }).click();
    await seated(ann, "Blue");
  });

  test("while a sheet is open, keys are not for the map behind it", { timeout: 60_000 }, async () => {
    const ann = await come(await open(), "Red", true);
    const scale = await ann.evaluate("tabletop.scale()");
    await ann.getByRole("button", { name: "Settings" }).click();
    await ann.locator(".settings").getByRole("button", { name: "Close" }).focus();
    await ann.keyboard.press("+");
    expect(await ann.evaluate("tabletop.scale()")).toBe(scale);
    await ann.keyboard.press("Escape");
    await ann.keyboard.press("+");
    await until(ann, `tabletop.scale() > ${Number(scale)}`);
  });

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
      await bob.getByRole("button", { name: "Watch" }).click();
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
    const bob = await pages.open(game.server, "seat=Blue", "");
    await bob.getByRole("textbox", { name: "Your name" }).fill("Bob");
    await bob.keyboard.press("Enter");
    await bob.getByRole("button", { name: "Blue: Bob, you" }).waitFor();
    await bob.getByRole("button", { name: "Settings" }).click();
    await bob.getByRole("textbox", { name: "Your name" }).fill("Robert");
    await bob.keyboard.press("Enter");
    await bob.getByRole("button", { name: "Blue: Robert, you" }).waitFor();
    const ann = await pages.open(game.server, "", "");
    await ann.getByRole("textbox", { name: "Your name" }).fill("Ann");
    await ann.getByRole("button", { name: "Watch" }).click();
    await until(bob, `Object.values(tabletop.view().people).some(({ name }) => name === "Ann")`);
  });

  test(
    "the tab's title and icon say that it is one's move, with a sound that can be muted",
    { timeout: 60_000 },
    async () => {
      const XmlUI = `${XML}<Panel visibility="Admin"><Button onClick="pressed">Yours</Button></Panel>`;
      const { server, host } = await openGame({ page: pages.folder(), save: gameSave([], { XmlUI }) });
      const bob = await host({ seat: "Blue" });
      const ann = await come({ server } as Opened, "Red");
      const { person } = (await bob.sees(({ seats }) => seats["Red"].person)).seats["Red"];
      const asked = `document.title.startsWith("● Your move")`;
      const icon = async (): Promise<string | null> => ann.locator("link[rel=icon]").getAttribute("href");
      await ann.evaluate(`(() => {
      window.tones = 0;
      const { createOscillator } = AudioContext.prototype;
      AudioContext.prototype.createOscillator = function () { tones++; return createOscillator.call(this); };
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
      await ann.locator(".notice", { hasText: "Saved as evening" }).waitFor();
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
});
