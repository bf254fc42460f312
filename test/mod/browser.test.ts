/** The packed game in real Chromium: what its panels leave of the window for the map. */
import { describe, expect, test } from "vitest";
import type { Page } from "playwright-core";
import { readFileSync } from "node:fs";
import { withState } from "../../tabletop/server/opening";
import { openGame } from "../tabletop/server/open";
import { hostOf, NO_CHROMIUM, rests, usePages } from "../tabletop/page/chromium";
import { lateRecord } from "../helpers/late";
import { packed } from "../tabletop/page/packed";
import type { Rect } from "../../tabletop/xml/layout/rect";

/** Windows, and the least share of each that is the map's while the tips of a hand are seen below it. */
const WINDOWS = [
  { w: 1280, h: 720, share: 0.6 },
  { w: 1920, h: 1080, share: 0.7 },
  { w: 3840, h: 2160, share: 0.7 },
];

const pages = usePages();

/** A recorded game up to its last line of this kind, as the seat sees it whose line that is. */
async function come(record: string, line: RegExp, touch = false): Promise<Page> {
  const lines = readFileSync(`test/records/${record}.txt`, "utf8").split("\n");
  const last = lines.map((text) => line.test(text)).lastIndexOf(true);
  const text = lines.slice(0, last).join("\n");
  // With its models: the script measures the board.
  const { options } = packed();
  const { server } = await openGame({
    ...options,
    page: pages.folder(),
    save: withState(options.save, `${lateRecord(text, 60)}\n`),
  });
  const seat = lines[last]?.split(" ")[0] ?? "";
  const color = seat.slice(0, 1).toUpperCase() + seat.slice(1);
  const tablet = { size: { width: 1024, height: 768 }, mobile: true };
  const tab = await pages.open(server, `${hostOf(server)}&seat=${color}`, {
    name: "Ann",
    ...(touch ? tablet : {}),
  });
  await tab.locator(`[data-id=mine-${seat}]`).waitFor({ timeout: 60_000 });
  return tab;
}

async function resize(tab: Page, { w, h }: { w: number; h: number }): Promise<void> {
  await tab.setViewportSize({ width: w, height: h });
  const map = (): Promise<unknown> => tab.evaluate("[tabletop.scale(), tabletop.at({ x: 0, z: 0 })]");
  await rests(async () => [await map(), await freeOf(tab), await rects(tab, DOCKED)]);
}

const freeOf = (tab: Page): Promise<Rect> => tab.evaluate("tabletop.free()");

/** Where elements are that are shown, by a selector. */
async function rects(tab: Page, selector: string): Promise<Rect[]> {
  return tab.locator(selector).evaluateAll((list) =>
    list.map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return { x, y, w: width, h: height };
    }),
  );
}

/** All that can be pressed and is shown: its name, and its size in CSS pixels. */
async function controls(tab: Page): Promise<{ name: string; w: number; h: number }[]> {
  const list = tab.locator("button, a[href], input, select, textarea, [role=button], [role=checkbox]");
  return list.evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((one) => {
        const { width: w, height: h } = one.getBoundingClientRect();
        return { name: one.getAttribute("aria-label") ?? one.textContent, w, h };
      })
      .filter(({ w }) => w > 0),
  );
}

/** How much two rectangles overlap, in pixels of the smaller side. */
function shared(a: Rect, b: Rect): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return Math.min(w, h);
}

const DOCKED =
  ".rail, [data-id=status], [data-id^=mat-].x-frame, [data-id=log], [data-id^=mine-].x-frame, [data-id=action-body]";

describe.skipIf(NO_CHROMIUM)("The game in a browser", { timeout: 180_000 }, () => {
  test("the map has most of the window, and nothing docked covers it", async () => {
    const tab = await come("five-players", /^\w+ buy /);
    await tab.locator("[data-id=action-body]").waitFor();
    // Cards fly to the hand once they are dealt.
    await expect.poll(async () => tab.locator(".hand .card").count(), { timeout: 60_000 }).toBe(5);
    for (const window of WINDOWS) {
      await resize(tab, window);
      const free = await freeOf(tab);
      expect((free.w * free.h) / (window.w * window.h)).toBeGreaterThanOrEqual(window.share);
      const docked = await rects(tab, DOCKED);
      expect(docked.length).toBeGreaterThanOrEqual(9);
      for (const rect of docked) expect(shared(rect, free)).toBeLessThan(1);
      for (const { x, y, w, h } of docked) {
        expect(Math.min(x, y, window.w - x - w, window.h - y - h)).toBeGreaterThanOrEqual(-0.5);
      }
    }
  });

  test("on a tablet steppers are as wide as a finger, and the map has three fifths of the width", async () => {
    const tab = await come("five-players", /^\w+ buy /, true);
    await tab.locator("[data-id=action-body]").waitFor();
    const steppers = `[data-tip="One less"], [data-tip="One more"]`;
    await expect.poll(async () => (await rects(tab, steppers)).length).toBeGreaterThan(5);
    for (const { w, h } of await rects(tab, steppers)) {
      expect(w).toBeGreaterThanOrEqual(39.5);
      expect(h).toBeGreaterThanOrEqual(39.5);
    }
    expect((await freeOf(tab)).w).toBeGreaterThanOrEqual(1024 * 0.6);
    // A second press hits the same stepper, though the sentence above says more then.
    const before = await rects(tab, steppers);
    await tab.locator('[data-tip="One more"]').first().click();
    await expect
      .poll(async () => tab.locator("[data-id=action-confirm]").getAttribute("aria-disabled"))
      .toBe("false");
    expect((await rects(tab, steppers)).slice(0, 4)).toEqual(before.slice(0, 4));
  });

  test("on tablets and phones every button that is shown is as large as a finger", async () => {
    const tab = await come("five-players", /^\w+ buy /, true);
    await tab.locator("[data-id=action-body]").waitFor();
    const seen = new Set<string>();
    const expectLarge = async (where: string): Promise<void> => {
      const all = await controls(tab);
      for (const { name } of all) seen.add(name);
      const small = all.filter(({ w, h }) => w < 39.5 || h < 39.5);
      expect([where, small]).toEqual([where, []]);
    };
    for (const size of ["1024x768", "1180x820", "1440x900", "1920x1080", "390x844", "844x390"]) {
      const [w, h] = size.split("x").map(Number);
      await resize(tab, { w, h });
      const tabs = tab.locator(".sheet-tab:visible");
      for (let i = 0; i < (await tabs.count()); i++) {
        await tabs.nth(i).click();
        await expectLarge(`${size}, panels ${i + 1}`);
      }
      await expectLarge(size);
      if ((await tabs.count()) === 0) {
        expect((await freeOf(tab)).w).toBeGreaterThanOrEqual(w * 0.6);
        const left = tab.getByRole("button", { name: "Panels at the left" });
        if (await left.isVisible()) {
          await left.click();
          await expectLarge(`${size}, panels at the left`);
          await left.click();
        }
      }
      await tab.getByRole("button", { name: "Menu of the table" }).click();
      await expectLarge(`${size}, menu`);
      await tab.keyboard.press("Escape");
    }
    for (const name of [
      "Help",
      "The table's settings",
      "Larger letters",
      "Confirm",
      "Chat",
      "Save the game …",
    ])
      expect([...seen]).toContain(name);
  });

  test("a battle covers neither the action panel nor where it is fought", async () => {
    const tab = await come("admirals", /^\w+ lose /);
    await tab.locator("[data-id=battle]").waitFor();
    await tab.locator("[data-id=action-body]").waitFor();
    const corners = async (): Promise<Rect[]> =>
      tab.evaluate(
        "tabletop.view().lines.flatMap(({ points }) => points.map(([x, , z]) => ({ ...tabletop.at({ x, z }), w: 0, h: 0 })))",
      );
    // The outlines are worked out in some frames of the script's; the map goes where they are seen.
    await expect.poll(async () => (await corners()).length, { timeout: 20_000 }).toBeGreaterThan(6);
    const middle = async (): Promise<number> => tab.evaluate("tabletop.at({ x: 0, z: 0 }).y");
    for (const window of WINDOWS) {
      await resize(tab, window);
      // It is fought in the north: the battle stands below it, and the board stays where it was.
      await expect.poll(async () => Math.abs((await middle()) / window.h - 0.5)).toBeLessThan(0.05);
      const covered = async (): Promise<number> => {
        const [battle] = await rects(tab, "[data-id=battle]");
        return Math.max(...(await corners()).map((corner) => shared(corner, battle)));
      };
      await expect.poll(covered, { timeout: 20_000 }).toBeLessThan(0);
      const [battle] = await rects(tab, "[data-id=battle]");
      for (const rect of await rects(tab, DOCKED)) expect(shared(rect, battle)).toBeLessThan(1);
    }
  });
});
