/** The packed game in windows of several sizes: what its panels leave of each for the map, and for fingers. */
import { expect } from "vitest";
import type { Page } from "playwright-core";
import { readFileSync } from "node:fs";
import { comeTo } from "../../tabletop/page/come";
import { rests, type Pages } from "../../tabletop/page/chromium";
import { lateRecord } from "../../helpers/late";
import type { Rect } from "../../../tabletop/xml/layout/rect";

/** A window, and the least share of it that is the map's while the tips of a hand are seen below it. */
interface Window {
  w: number;
  h: number;
  share: number;
}

const TABLET = { size: { width: 1024, height: 768 }, mobile: true };

/** A recorded game up to its last line of this kind, as the seat sees it whose line that is. */
export async function comeBefore(pages: Pages, record: string, line: RegExp, touch = false): Promise<Page> {
  const lines = readFileSync(`test/records/${record}.txt`, "utf8").split("\n");
  const last = lines.map((text) => line.test(text)).lastIndexOf(true);
  const seat = lines[last]?.split(" ")[0] ?? "";
  const color = seat.slice(0, 1).toUpperCase() + seat.slice(1);
  const state = `${lateRecord(lines.slice(0, last).join("\n"), 60)}\n`;
  const tab = await comeTo(pages, { state, hash: `&seat=${color}`, ...(touch ? TABLET : {}) });
  await tab.locator(`[data-id=mine-${seat}]`).waitFor({ timeout: 60_000 });
  return tab;
}

async function resize(tab: Page, { w, h }: { w: number; h: number }): Promise<void> {
  await tab.setViewportSize({ width: w, height: h });
  const map = (): Promise<unknown> => tab.evaluate("[tabletop.scale(), tabletop.at({ x: 0, z: 0 })]");
  await rests(async () => [await map(), await freeOf(tab), await rects(tab, DOCKED)]);
}

export const freeOf = (tab: Page): Promise<Rect> => tab.evaluate("tabletop.free()");

/** Where elements are that are shown, by a selector. */
export async function rects(tab: Page, selector: string): Promise<Rect[]> {
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

/** Green of Castle Risk buys units: the map has most of each window, and nothing docked covers it. Gives what Green sees. */
export async function expectRoom(pages: Pages, windows: readonly Window[]): Promise<Page> {
  const tab = await comeBefore(pages, "five-players", /^\w+ buy /);
  await tab.locator("[data-id=action-body]").waitFor();
  // Cards fly to the hand once they are dealt.
  await expect.poll(async () => tab.locator(".hand .card").count(), { timeout: 60_000 }).toBe(5);
  for (const window of windows) {
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
  return tab;
}

/** On tablets and phones every button that is shown is as large as a finger. */
export async function expectFingers(tab: Page, sizes: readonly string[]): Promise<void> {
  const seen = new Set<string>();
  const expectLarge = async (where: string): Promise<void> => {
    const all = await controls(tab);
    for (const { name } of all) seen.add(name);
    const small = all.filter(({ w, h }) => w < 39.5 || h < 39.5);
    expect([where, small]).toEqual([where, []]);
  };
  for (const size of sizes) {
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
    ...["Help", "The table's settings", "Larger letters", "Confirm", "Chat", "Save the game …"],
  ])
    expect([...seen]).toContain(name);
}

/** A battle in the north covers no part of the map, nor the action panel, and the board stays where it was. */
export async function expectBattleAside(pages: Pages, windows: readonly Window[]): Promise<void> {
  const tab = await comeBefore(pages, "admirals", /^\w+ lose /);
  await tab.locator("[data-id=battle]").waitFor();
  await tab.locator("[data-id=action-body]").waitFor();
  const corners = async (): Promise<Rect[]> =>
    tab.evaluate(
      "tabletop.view().lines.flatMap(({ points }) => points.map(([x, , z]) => ({ ...tabletop.at({ x, z }), w: 0, h: 0 })))",
    );
  // The outlines are worked out in some frames of the script's; the map goes where they are seen.
  await expect.poll(async () => (await corners()).length, { timeout: 20_000 }).toBeGreaterThan(6);
  const middle = async (): Promise<number> => tab.evaluate("tabletop.at({ x: 0, z: 0 }).y");
  for (const window of windows) {
    await resize(tab, window);
    await expect.poll(async () => Math.abs((await middle()) / window.h - 0.5)).toBeLessThan(0.05);
    const covered = async (): Promise<number> => {
      const [battle] = await rects(tab, "[data-id=battle]");
      return Math.max(...(await corners()).map((corner) => shared(corner, battle)));
    };
    await expect.poll(covered, { timeout: 20_000 }).toBeLessThan(0);
    const [battle] = await rects(tab, "[data-id=battle]");
    for (const rect of await rects(tab, `${DOCKED}, [data-id=pace]`))
      expect(shared(rect, battle)).toBeLessThan(1);
    expect(shared(await freeOf(tab), battle)).toBeLessThan(1);
  }
}
