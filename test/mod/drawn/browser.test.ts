/** The map is drawn in parts: what changes is drawn anew where it is, and looks as if all of it had been. */
import { describe, expect, test } from "vitest";
import UPNG from "upng-js";
import type { Page } from "playwright-core";
import { readFileSync } from "node:fs";
import { savedAt } from "../../../scripts/pictures/record";
import { pressPiece, rest, waitFor } from "../../../scripts/pictures/stage";
import { RISK_CLASSIC } from "../../../mod/saves/risk-classic";
import type { Save } from "../../../mod/save";
import { withState } from "../../../tabletop/server/opening";
import { folder, openGame } from "../../tabletop/server/open";
import { hostOf, NO_CHROMIUM, usePages } from "../../tabletop/page/chromium";
import { packed } from "../../tabletop/page/packed";
import { buildPage } from "../../../scripts/page/build";

const pages = usePages();

async function come(state: string, save?: Save, how: Parameters<typeof pages.open>[2] = {}): Promise<Page> {
  const { options } = packed(save);
  const page = save === undefined ? pages.folder() : await buildPage(process.cwd(), save, folder());
  const { server } = await openGame({ ...options, page, save: withState(options.save, state) });
  const tab = await pages.open(server, `${hostOf(server)}&seat=Red`, { name: "Ann", ...how });
  await waitFor(tab, `window.tabletop?.view()?.ui.loading === false && tabletop.view().ui.roots.length > 0`);
  return tab;
}

/** Along a border that is drawn within a clip pixels differ by less than that, of 255; by far more where a piece is missing. */
const EDGE = 32;

/** By how much a pixel of two pictures differs at the most. */
function apart(one: Buffer, other: Buffer): number {
  const [a, b] = [one, other].map(
    (png) => new Uint8Array(UPNG.toRGBA8(UPNG.decode(Uint8Array.from(png).buffer))[0]),
  );
  return a.reduce((most, value, i) => Math.max(most, Math.abs(value - b[i])), 0);
}

/** What is seen, once nothing moves, is what is seen after all of it was drawn anew. */
async function expectWhole(tab: Page): Promise<void> {
  await rest(tab);
  // Colours spread, losses fade, arrows grow.
  await tab.waitForTimeout(2000);
  const inParts = await tab.screenshot();
  await tab.evaluate(`dispatchEvent(new Event("resize"))`);
  await tab.waitForTimeout(500);
  expect(apart(inParts, await tab.screenshot())).toBeLessThan(EDGE);
}

/** Of a picture's columns away from its edges the one that is darker than both beside it in most rows: the share of them. */
function darkest(png: Buffer): number {
  const picture = UPNG.decode(Uint8Array.from(png).buffer);
  const pixels = new Uint8Array(UPNG.toRGBA8(picture)[0]);
  const { width, height } = picture;
  const light = (x: number, y: number): number => pixels[4 * (y * width + x)];
  const share = (x: number): number => {
    const rows = Array.from(
      { length: height },
      (_, y) => light(x, y) < Math.min(light(x - 1, y), light(x + 1, y)),
    );
    return rows.filter((isDarker) => isDarker).length / height;
  };
  const edge = Math.ceil(width / 8);
  return Math.max(...Array.from({ length: width - 2 * edge }, (_, i) => share(edge + i)));
}

describe.skipIf(NO_CHROMIUM)("What is drawn in parts is what is drawn as a whole", () => {
  test("after an attack, a conquest and a march in RISK", { timeout: 180_000 }, async () => {
    const tab = await come(savedAt(readFileSync("scripts/pictures/storm.txt", "utf8")), RISK_CLASSIC);
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
      const tab = await come(savedAt(record, "red play general", "red attack normandy france"));
      await tab.locator(".hand .card").first().waitFor();
      await expectWhole(tab);
      for (const key of [".", ".", ","]) await tab.keyboard.press(key);
      await expectWhole(tab);
      await tab.keyboard.press("Enter");
      await expectWhole(tab);
      await tab.setViewportSize({ width: 1440, height: 900 });
      await expectWhole(tab);
    },
  );

  test("no line goes through an inset on a display that is scaled", { timeout: 180_000 }, async () => {
    const record = readFileSync("test/records/five-players.txt", "utf8");
    const size = { width: 1440, height: 900 };
    const tab = await come(savedAt(record, "red play general"), undefined, { size, ratio: 1.25 });
    await tab.locator(".map-inset").waitFor();
    await rest(tab);
    await tab.waitForTimeout(2000);
    expect(darkest(await tab.locator(".map-inset").screenshot())).toBeLessThan(0.7);
  });
});
