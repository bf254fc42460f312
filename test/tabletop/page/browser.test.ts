import { describe, expect, test } from "vitest";
import { hostOf, NO_CHROMIUM, rests, seated, until, usePages } from "./chromium";
import { gameSave } from "../server/save";
import { openGame, type Opened } from "../server/open";
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

type Point = Record<"x" | "y", number>;

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

const NO_BOX = { x: 0, y: 0, width: 0, height: 0 };

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

  test(
    "what a control does is told to a mouse that rests, to the keyboard's focus and to a finger that stays",
    { timeout: 60_000 },
    async () => {
      const place = 'rectAlignment="UpperLeft" width="140" height="60"';
      const XmlUI = `<Button id="go" onClick="pressed" tooltip="Tells all" ${place} offsetXY="48 -60">Go</Button>
        <Panel id="crown" tooltip="A crown" ${place} offsetXY="48 -160" color="#F3E6C4"/>`;
      const { server } = await openGame({ page: pages.folder(), save: gameSave([], { XmlUI }) });
      // Large enough for panels at the left although fingers press.
      const size = { width: 1920, height: 1080 };
      const ann = await pages.open(server, `${hostOf(server)}&seat=Red`, { size, touch: true });
      await seated(ann, "Red");
      const [go, crown] = [ann.locator("[data-id=go]"), ann.locator("[data-id=crown]")];
      const tip = ann.locator(".bubble.tip:not([hidden])");
      await go.hover();
      await tip.filter({ hasText: "Tells all" }).waitFor();
      await ann.mouse.move(900, 600);
      await tip.waitFor({ state: "detached" });
      await ann.getByRole("button", { name: "Settings" }).hover();
      await tip.filter({ hasText: "Settings" }).waitFor();
      await ann.mouse.move(900, 600);
      for (let n = 0; n < 40 && !(await go.evaluate((e) => e === document.activeElement)); n++)
        await ann.keyboard.press("Tab");
      await tip.filter({ hasText: "Tells all" }).waitFor();
      await ann.keyboard.press("Escape");
      await tip.waitFor({ state: "detached" });
      await crown.tap();
      await tip.filter({ hasText: "A crown" }).waitFor();
      const { x, y } = (await go.boundingBox()) ?? { x: 0, y: 0 };
      const finger = await ann.context().newCDPSession(ann);
      const touchPoints = [{ x: x + 30, y: y + 30 }];
      await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
      await tip.filter({ hasText: "Tells all" }).waitFor();
      await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
      await go.tap();
      await said(ann, "click Red -1 go");
      const lines = await ann.evaluate(
        `Object.values(tabletop.view().chat).filter(({ text }) => text.startsWith("click")).length`,
      );
      expect(lines).toBe(1);
    },
  );

  test(
    "what the script tells who has pressed a panel stands at the table, and not over the panel",
    {
      timeout: 60_000,
    },
    async () => {
      const typing = XML.replace("</Panel>", '<InputField id="note" onEndEdit="typed"/></Panel>');
      const ann = await come(
        await openGame({ page: pages.folder(), save: gameSave([], { XmlUI: typing }) }),
        "Red",
      );
      await ann.locator("[data-id=note] input").fill("a word");
      await ann.keyboard.press("Enter");
      const notice = ann.locator(".notice", { hasText: "typed a word" });
      await notice.waitFor();
      expect(await ann.locator(".bubble.said:not([hidden])").count()).toBe(0);
      const [told, panel] = [await notice.boundingBox(), await ann.locator("[data-id=all]").boundingBox()];
      expect((told?.x ?? 0) >= (panel?.x ?? 0) + (panel?.width ?? 0)).toBe(true);
    },
  );

  test(
    "what somebody alone is told goes when nothing waits for them any more, and asks anew as if it were the first time",
    { timeout: 60_000 },
    async () => {
      const asking = XML.replace(
        "<Text>only for Red</Text>",
        '<Button id="done" onClick="finish">Done</Button>',
      );
      const script = `
        function pressed(player)
          UI.setAttribute("redPanel", "active", "true")
          broadcastToColor("It is your move.", player.color)
        end
        function finish() UI.setAttribute("redPanel", "active", "false") end`;
      const save = gameSave([], { XmlUI: asking, LuaScript: script });
      const ann = await come(await openGame({ page: pages.folder(), save }), "Red");
      await ann.locator("[data-id=go]").click();
      const notice = ann.locator(".notice", { hasText: "It is your move." });
      await notice.waitFor();
      await ann.locator("[data-id=done]").click();
      await ann.locator("[data-id=done]").waitFor({ state: "hidden" });
      await ann.locator("[data-id=go]").click();
      await ann.locator("[data-id=done]").click();
      expect(await notice.allInnerTexts()).not.toContain("It is your move. × 2");
      // It would stay for more than four seconds.
      await notice.waitFor({ state: "detached", timeout: 2500 });
    },
  );

  test("what an open page of a moment says is no message as well", { timeout: 60_000 }, async () => {
    const XmlUI = `${XML}<Panel id="moment" class="fanfare" active="false" rectAlignment="LowerRight" width="240" height="90" color="#F3E6C4">
      <Text>A kingdom has fallen. Red ends it.</Text></Panel>`;
    const LuaScript = `told = false function pressed() UI.setAttribute("moment", "active", tostring(told)); told = true; broadcastToAll("Red ends it.", {1, 1, 1}); broadcastToAll("Blue is next.", {1, 1, 1}) end`;
    const save = gameSave([], { XmlUI, LuaScript });
    const ann = await come(await openGame({ page: pages.folder(), save }), "Red");
    const notices = ann.locator(".notice:not(.going, .stays)");
    for (const shown of [["Red ends it.", "Blue is next."], ["Blue is next. × 2"]]) {
      await ann.locator("[data-id=go]").click();
      await expect.poll(async () => notices.allInnerTexts()).toEqual(shown);
    }
  });

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

  test(
    "small windows have the map beside one part of the panels, and fingers hit what they miss",
    { timeout: 60_000 },
    async () => {
      const panel = (id: string, where: string, more: string): string =>
        `<Panel id="${id}" rectAlignment="${where}" ${more} color="#F3E6C4"><Text>Of ${id}</Text>
        <Button id="press-${id}" onClick="pressed" width="22" height="22"/></Panel>`;
      const XmlUI = [
        panel("people", "UpperLeft", 'width="180" height="500" offsetXY="48 -48"'),
        panel("state", "UpperRight", 'width="290" height="140" offsetXY="-8 -48"'),
        panel("doing", "LowerRight", 'width="290" height="272" offsetXY="-8 8"'),
      ].join("");
      const { server } = await openGame({ page: pages.folder(), save: gameSave([], { XmlUI }) });
      const size = { width: 390, height: 844 };
      const ann = await pages.open(server, `${hostOf(server)}&seat=Red`, { size, touch: true });
      await seated(ann, "Red");
      const shown = async (): Promise<boolean[]> =>
        Promise.all(
          ["people", "state", "doing"].map(async (id) => ann.locator(`[data-id=${id}]`).isVisible()),
        );
      await expect.poll(shown).toEqual([false, false, true]);
      for (const { width, height } of [size, { width: 844, height: 390 }]) {
        await ann.setViewportSize({ width, height });
        await ann.getByRole("button", { name: "Of people" }).click();
        await expect.poll(shown).toEqual([true, false, false]);
        await ann.getByRole("button", { name: "Of doing" }).click();
        const doing = (await ann.locator("[data-id=doing]").boundingBox()) ?? NO_BOX;
        expect([doing.x + doing.width <= width, doing.y + doing.height <= height]).toEqual([true, true]);
        const free = await ann.evaluate<{ x: number; y: number; w: number; h: number }>("tabletop.free()");
        expect(free.y + free.h <= doing.y || free.x + free.w <= doing.x).toBe(true);
        for (const one of await ann.locator(".rail button:visible, .sheet-tab:visible").all())
          expect((await one.boundingBox())?.height).toBeGreaterThanOrEqual(40);
      }
      const at = (await ann.locator("[data-id=press-doing]").boundingBox()) ?? NO_BOX;
      await ann.touchscreen.tap(at.x - 12, at.y + at.height + 10);
      await said(ann, "click Red -1 press-doing");

      await ann.setViewportSize({ width: 1024, height: 768 });
      await expect.poll(shown).toEqual([false, true, true]);
      expect(await ann.evaluate("tabletop.free().w")).toBeGreaterThanOrEqual(1024 * 0.6);
      await ann.getByRole("button", { name: "Panels at the left" }).click();
      await expect.poll(shown).toEqual([true, true, true]);
    },
  );

  test(
    "keys go through what may be chosen, and Escape closes a page of the game",
    { timeout: 60_000 },
    async () => {
      const XmlUI = `<Panel id="leaf" rectAlignment="MiddleCenter" width="300" height="200" color="#F3E6C4">
      <Button id="cross" image="control-cancel" onClick="pressed" rectAlignment="UpperRight" width="28" height="28"/>
      <Button id="keys" onClick="keys" rectAlignment="LowerLeft" width="80" height="30">Keys</Button>
      <Button id="off" image="button-grey" tooltip="Not now" onClick="pressed" width="80" height="30"/></Panel>`;
      const LuaScript = `function pressed(player, key, id) printToAll("pressed " .. id) end
      function keys() showHotkeyConfig() end
      function chosen(object) printToAll("chose " .. object.getName()) end
      function onLoad() addHotkey("Confirm", function() printToAll("confirmed") end)
        local function box(x, z) return { points = {{x-2,1,z-2},{x+2,1,z-2},{x+2,1,z+2},{x-2,1,z+2}}, loop = true, color = {1,1,1}, thickness = 0.1 } end
        Global.setVectorLines({ box(6, 6), box(-6, 6) })
        getObjectFromGUID("stuck1").setLock(true)
        for _, guid in ipairs({"token1", "stuck1", "model1"}) do
          getObjectFromGUID(guid).createButton({ click_function = "chosen", label = "", width = 400, height = 400 })
        end
      end`;
      const { server } = await openGame({ page: pages.folder(), save: gameSave([], { XmlUI, LuaScript }) });
      const ann = await pages.open(server, `${hostOf(server)}&seat=Red`);
      await ann.locator("[data-id=off]").waitFor();
      expect(await ann.locator("[data-id=off]").getAttribute("aria-disabled")).toBe("true");
      expect(await ann.locator("[data-id=cross]").getAttribute("aria-disabled")).toBe("false");
      await ann.keyboard.press("Escape");
      await said(ann, "pressed cross");
      // Of three pieces with buttons two are outlined: the keys go from left to right and round, and back.
      await until(ann, "tabletop.view().lines.length === 2");
      for (const [key, name] of [
        [".", "stuck"],
        [".", "token"],
        [".", "stuck"],
        [",", "token"],
      ]) {
        await ann.keyboard.press(key);
        const before = await ann.evaluate<number>("Object.keys(tabletop.view().chat).length");
        await ann.keyboard.press("Enter");
        await until(ann, `Object.keys(tabletop.view().chat).length > ${before}`);
        expect(await ann.evaluate("Object.values(tabletop.view().chat).at(-1).text")).toBe(`chose ${name}`);
      }
      // One that stays where it is, dragged to the other, chooses both, and the map stays as well.
      const [from, to] = [await pointOf(ann, "stuck"), await pointOf(ann, "token")];
      const before = await ann.evaluate<number>("Object.keys(tabletop.view().chat).length");
      await ann.mouse.move(from.x, from.y);
      await ann.mouse.down();
      await ann.mouse.move(to.x, to.y, { steps: 5 });
      await ann.mouse.up();
      await until(ann, `Object.keys(tabletop.view().chat).length === ${before + 2}`);
      const texts = "Object.values(tabletop.view().chat).slice(-2).map(({ text }) => text)";
      expect(await ann.evaluate(texts)).toEqual(["chose stuck", "chose token"]);
      expect(await pointOf(ann, "stuck")).toEqual(from);
      // Enter presses the button that keys have gone to, and is the game's where the mouse has pressed one, or closed a page.
      const told = `Object.values(tabletop.view().chat).slice(-4).map(({ text }) => text[0]).join("")`;
      await ann.locator("[data-id=cross]").click();
      for (const key of ["Enter", "Tab", "Shift+Tab", "Enter"]) await ann.keyboard.press(key);
      for (const one of [".tool-settings", ".sheet .buttons button"]) await ann.locator(one).last().click();
      await ann.keyboard.press("Enter");
      await until(ann, `${told} === "pcpc" && document.querySelector(".sheet") === null`);
      // Where scripts show what keys may be bound, the page says which they are.
      await ann.locator("[data-id=keys]").click();
      expect(await ann.locator(".sheet .keys").innerText()).toMatch(/^Enter\s+Confirm\b/);
      await ann.locator(".sheet .buttons button").click();
      await until(ann, `document.querySelector(".sheet") === null`);
    },
  );
});
