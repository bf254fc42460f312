/** What of a small window the map, the tabs and the sheet have, and how large what is in the sheet is shown. */
import { expect, test } from "vitest";
import { fitPart, planOf } from "../../../tabletop/page/panels/plan";
import { parseXml } from "../../../tabletop/xml/parse";
import type { Part } from "../../../tabletop/page/panels/parts";

/** Panels that hang from the upper edge or stand on the lower one, each so far from it, so wide and so high. */
function documentOf(
  where: string,
  ...panels: [y: number, w: number, h: number][]
): ReturnType<typeof parseXml> {
  const inner = panels.map(
    ([y, w, h]) =>
      `<Panel rectAlignment="${where}" offsetXY="0 ${y}" width="${w}" height="${h}"><Text text="Mine"/></Panel>`,
  );
  return parseXml(`<Panel id="all">${inner.join("")}</Panel>`);
}

/** The scale at which a part is shown in a sheet of so many pixels. */
function scaleIn(w: number, h: number, part: Part, document: ReturnType<typeof parseXml>): number {
  return fitPart(document, part, { x: 0, y: 0, w, h }, { left: 0, top: 0 }).scale;
}

test("on a phone the action is seen whole with the line above it, as long as its text stays large enough", () => {
  const document = documentOf("LowerRight", [32, 290, 268], [304, 290, 34], [342, 290, 62]);
  const standing = scaleIn(390, 386, "lower", document);
  expect([standing * 306 < 386, standing >= 1.05]).toEqual([true, true]);
  const lying = scaleIn(374, 346, "lower", document);
  expect([lying * 268 < 346, lying >= 1.05]).toEqual([true, true]);
});

test("an action alone fills its sheet, and one of which no panel can be seen whole is large and scrolled", () => {
  expect(scaleIn(600, 386, "lower", documentOf("LowerRight", [0, 290, 268])) * 276).toBeCloseTo(386);
  expect(scaleIn(600, 386, "lower", documentOf("LowerRight", [0, 290, 400]))).toBe(1.25);
});

test("what is much too high for a sheet or too wide is shown legibly and scrolled", () => {
  expect(scaleIn(390, 386, "middle", documentOf("UpperCenter", [0, 290, 1000]))).toBe(1.05);
  expect(scaleIn(390, 386, "middle", documentOf("UpperCenter", [0, 290, 440]))).toBeCloseTo(386 / 448);
  expect(scaleIn(390, 386, "middle", documentOf("UpperCenter", [0, 600, 100]))).toBe(0.86);
  expect(scaleIn(390, 386, "middle", documentOf("UpperCenter", [0, 500, 100]))).toBeCloseTo(390 / 510);
  expect(scaleIn(390, 386, "middle", documentOf("UpperCenter", [0, 100, 100]))).toBe(1.7);
});

test("on a lying phone the map is as large beside a battle as beside all else; a page lies over it", () => {
  const inside = { x: 52, y: 0, w: 792, h: 367 };
  const [action, battle, page] = [0, 506, 700].map((w) => planOf(inside, 23, { w: 60, d: 40 }, w));
  expect(battle).toEqual(action);
  expect(page.map).toEqual(action.map);
  expect(page.sheet.w).toBeGreaterThan(action.sheet.w + 100);
  expect(battle.sheet.w / (506 + 10)).toBeGreaterThan(0.74);
  // However wide a page is, some of the map is seen beside it.
  expect(planOf(inside, 23, { w: 60, d: 40 }, 4000).sheet.w).toBeCloseTo(792 * 0.62);
});

test("standing, the map is as wide as the window where the sheet has room for a force and its odds, and never small", () => {
  const square = { w: 50, d: 50 };
  const standing = (w: number, h: number): ReturnType<typeof planOf> =>
    planOf({ x: 0, y: 50, w, h }, 0, square, 0);
  expect(standing(390, 790).map.h).toBe(390);
  const small = standing(360, 690);
  expect(small.sheet.h).toBe(352);
  expect(small.map.h).toBe(690 - 46 - 352);
  expect(standing(320, 500).map.h).toBe(200);
});

test("on a smaller one the map keeps half of the window, and the battle lies over some of it", () => {
  const inside = { x: 52, y: 0, w: 615, h: 352 };
  const [action, battle] = [0, 506].map((w) => planOf(inside, 23, { w: 60, d: 40 }, w));
  expect(battle.map).toEqual(action.map);
  expect(action.map.w).toBeGreaterThanOrEqual(615 / 2);
  expect(battle.sheet.w).toBeGreaterThan(action.sheet.w);
});
