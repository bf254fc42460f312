/** The map is drawn in parts: what changes is drawn anew where it is, and looks as if all of it had been. */
import { describe, expect, test } from "vitest";
import UPNG from "upng-js";
import type { Page } from "playwright-core";
import { readFileSync } from "node:fs";
import { savedAt } from "../../../scripts/pictures/record";
import { pressPiece, rest, waitFor } from "../../../scripts/pictures/stage";
import { RISK_CLASSIC } from "../../../mod/saves/risk-classic";
import { NO_CHROMIUM, usePages } from "../../tabletop/page/chromium";
import { comeTo } from "../../tabletop/page/come";

const pages = usePages();

/**
 * So much, of 255, a pixel and those around it may differ in the mean. Where the border of a clip goes through a curve
 * Chromium smooths that otherwise than it does without one: in a single row or column, so that no person sees it. What is
 * missing, or lies two pixels off, differs by several times as much.
 */
const SMOOTHED = 18;

/** Of all pixels of two pictures the most that one differs by in the mean of the three by three around it. */
function apart(one: Buffer, other: Buffer): number {
  if (one.equals(other)) return 0;
  const pictures = [one, other].map((png) => UPNG.decode(Uint8Array.from(png).buffer));
  const [{ width, height }] = pictures;
  const [a, b] = pictures.map((picture) => new Uint8Array(UPNG.toRGBA8(picture)[0]));
  const [ofA, ofB] = [a, b].map(({ buffer }) => new Uint32Array(buffer));
  const sums = new Uint16Array(width * height);
  let most = 0;
  for (let at = 0; at < sums.length; at++) {
    // Nearly all are the same.
    if (ofA[at] === ofB[at]) continue;
    const off = Math.max(...[0, 1, 2].map((part) => Math.abs(a[4 * at + part] - b[4 * at + part])));
    if (off === 0) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    for (let v = Math.max(0, y - 1); v <= Math.min(height - 1, y + 1); v++)
      for (let u = Math.max(0, x - 1); u <= Math.min(width - 1, x + 1); u++)
        most = Math.max(most, (sums[v * width + u] += off));
  }
  return most / 9;
}

/** What is seen, as soon as the map draws no more and is the same twice. */
async function still(tab: Page): Promise<Buffer> {
  const clip = { x: 0, y: 0, ...(tab.viewportSize() ?? { width: 0, height: 0 }), scale: 1 };
  const session = await tab.context().newCDPSession(tab);
  let before: string | undefined;
  for (;;) {
    await waitFor(tab, "!tabletop.isDrawing()");
    const { data } = await session.send("Page.captureScreenshot", { clip, optimizeForSpeed: true });
    if (data === before) break;
    before = data;
    await tab.waitForTimeout(100);
  }
  await session.detach();
  return Buffer.from(before, "base64");
}

/** What the page has of the table, and all of it that is no drawing. */
async function content(tab: Page): Promise<string> {
  return tab.evaluate(`JSON.stringify(tabletop.view()) + document.body.innerHTML`);
}

/**
 * What is seen, once nothing moves, is what is seen after all of it was drawn anew; gives it. Where something came in
 * between, as odds on targets do, both are looked at again.
 */
async function expectWhole(tab: Page): Promise<Buffer> {
  await rest(tab);
  for (;;) {
    const before = await content(tab);
    const inParts = await still(tab);
    await tab.evaluate(`dispatchEvent(new Event("resize"))`);
    const whole = await still(tab);
    if ((await content(tab)) !== before) continue;
    expect(apart(inParts, whole)).toBeLessThan(SMOOTHED);
    return inParts;
  }
}

describe.skipIf(NO_CHROMIUM)("What is drawn in parts is what is drawn as a whole", () => {
  test("after an attack, a conquest and a march in RISK", { timeout: 180_000 }, async () => {
    const tab = await comeTo(pages, {
      save: RISK_CLASSIC,
      state: savedAt(readFileSync("scripts/pictures/storm.txt", "utf8")),
    });
    const press = async (name: string): Promise<void> =>
      tab.getByRole("button", { name }).filter({ visible: true }).first().click();
    await rest(tab);
    await pressPiece(tab, "Ural");
    await waitFor(tab, "tabletop.view().lines.length > 0");
    await expectWhole(tab);
    await pressPiece(tab, "Ukraine");
    await press("Roll on");
    await press("Confirm");
    await tab.getByText("Armies to move in").filter({ visible: true }).first().waitFor();
    await expectWhole(tab);
    await press("Confirm");
    await expectWhole(tab);
  });

  test(
    "in Castle Risk, where pieces lie close, as keys go through them and another size is chosen",
    { timeout: 180_000 },
    async () => {
      const record = readFileSync("test/records/five-players.txt", "utf8");
      const tab = await comeTo(pages, {
        state: savedAt(record, "red play general", "red attack normandy france"),
      });
      await tab.locator(".hand .card").first().waitFor();
      await tab.keyboard.press(".");
      const first = await expectWhole(tab);
      for (const key of [".", ".", ","]) await tab.keyboard.press(key);
      // The ring of the keys is on another piece: to miss it is more than smoothing.
      expect(apart(first, await expectWhole(tab))).toBeGreaterThan(4 * SMOOTHED);
      await tab.keyboard.press("Enter");
      await expectWhole(tab);
      await tab.setViewportSize({ width: 1440, height: 900 });
      await expectWhole(tab);
    },
  );
});
