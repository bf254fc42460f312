/** On a phone the hints of a first turn are seen whatever is scrolled, with the button that ends them. */
import { expect, test } from "vitest";
import { arial } from "../../../tabletop/xml/layout/arial";
import { hintOf } from "../../../tabletop/page/panels/hint";
import { withAttributes } from "../../../tabletop/page/panels/nodes";
import { planOf, withHint } from "../../../tabletop/page/panels/plan";
import { solve } from "../../../tabletop/xml/layout/solve";
import { parseXml } from "../../../tabletop/xml/parse";
import type { Box } from "../../../tabletop/xml/layout/box";

const VIEWER = { color: "Red", host: true, promoted: false, team: "None" };
const WIDE = 410;
const FINGER = 42;

/** The hint as a strip: its height and its boxes. */
function shown(words: string): { high: number; box: (id: string) => Box } {
  const xml = `<Panel id="guide" rectAlignment="LowerRight" offsetXY="-302 32" width="240" height="92" color="#fff">
    <Text id="before" text="Before" active="false" rectAlignment="UpperLeft" offsetXY="8 -6" width="224" height="52"/>
    <Text id="words" text="${words}" rectAlignment="UpperLeft" offsetXY="8 -6" width="224" height="52"/>
    <Button id="skip" onClick="skip" rectAlignment="LowerRight" offsetXY="-6 5" width="60" height="26"/></Panel>`;
  const { document, high } = hintOf(parseXml(xml), WIDE, FINGER, arial());
  const boxes = solve(document, { w: WIDE, h: high, viewer: VIEWER, measure: arial() });
  const box = (id: string): Box => {
    const one = boxes.find((other) => other.id === id);
    if (one === undefined) throw new Error(`There is no ${id}.`);
    return one;
  };
  return { high, box };
}

test("its words stand beside the button, which a finger can press, and it is as high as they need", () => {
  const one = shown("Press + and confirm.");
  const long = shown(
    "Press + beside a card, one for each crown: only what your cards say can be done this round. Three lines of it.",
  );
  for (const { high, box } of [one, long]) {
    const [guide, words, skip] = [box("guide"), box("words"), box("skip")];
    expect([guide.x, guide.y, guide.w, guide.h]).toEqual([0, 0, WIDE, high]);
    expect([skip.w >= FINGER, skip.h]).toEqual([true, FINGER]);
    expect(words.x + words.w).toBeLessThan(skip.x);
    expect(words.text?.needed[1]).toBeLessThanOrEqual(high);
    expect(skip.x + skip.w).toBeLessThanOrEqual(WIDE);
  }
  expect(one.high).toBeLessThan(long.high);
});

test("standing, the sheet begins below it; lying, it lies over the map, whose room the action does not have", () => {
  const shape = { w: 60, d: 40 };
  const standing = planOf({ x: 0, y: 48, w: 390, h: 773 }, 23, shape, 0);
  const above = withHint(standing, 50);
  expect(above.hint).toEqual({ ...standing.sheet, h: 50 });
  expect(above.sheet.y + above.sheet.h).toBe(standing.sheet.y + standing.sheet.h);
  expect(above.sheet.h).toBe(standing.sheet.h - 50);
  const lying = planOf({ x: 52, y: 0, w: 792, h: 367 }, 23, shape, 0);
  const over = withHint(lying, 50);
  expect(over.sheet).toEqual(lying.sheet);
  expect(over.hint).toEqual({ ...lying.map, h: 50 });
});

test("standing, it lies over the foot of the map where the action is seen whole without it alone, or but for a line", () => {
  const plan = planOf({ x: 0, y: 48, w: 360, h: 692 }, 0, { w: 60, d: 48 }, 0);
  const { sheet, tabs } = plan;
  const tight = withHint(plan, 44, sheet.h - 20);
  expect(tight.sheet).toEqual(sheet);
  expect(tight.hint).toEqual({ x: 0, y: tabs.y - 44, w: 360, h: 44 });
  for (const needed of [sheet.h - 44, sheet.h + 45])
    expect(withHint(plan, 44, needed), `for ${needed} pixels`).toEqual(withHint(plan, 44));
});

test("what tells of a choice stands alone where there is no room for how one comes to it, with as many lines as have room", () => {
  const lines = [
    "51 of 100 to win.",
    "||||||||",
    "You lose about 9.9, they 10.2.",
    "If the cheapest fall first.",
  ];
  const xml = `<Panel id="guide" rectAlignment="LowerRight" offsetXY="-302 32" width="240" height="92" color="#fff">
    <Text id="words" text="Press a neighbour." rectAlignment="UpperLeft" offsetXY="8 -6" width="224" height="52"/>
    <Button id="skip" onClick="skip" rectAlignment="LowerRight" offsetXY="-6 5" width="60" height="26"/></Panel>
    <Button id="odds" onClick="fold" rectAlignment="LowerRight" offsetXY="-302 128" width="240" height="120"/>`;
  const told = (most: number): { high: number; ids: string[]; lines: number } => {
    const text = lines.join("\n");
    const panels = parseXml(xml).map((one) => (one.tag === "Button" ? withAttributes(one, { text }) : one));
    const { document, high } = hintOf(panels, WIDE, FINGER, arial(), most);
    const ids = document.map(({ attributes }) => attributes["id"] ?? "");
    const odds = document.find(({ attributes }) => attributes["id"] === "odds");
    return { high, ids, lines: odds?.attributes["text"]?.split("\n").length ?? 0 };
  };
  expect(told(Infinity)).toMatchObject({ ids: ["guide", "odds"], lines: 4 });
  const both = told(2 * FINGER + 10);
  expect(both).toMatchObject({ ids: ["guide", "odds"], lines: 2 });
  expect(both.high).toBeLessThanOrEqual(2 * FINGER + 10);
  const alone = told(both.high - 1);
  expect(alone).toMatchObject({ ids: ["odds"], lines: 4 });
  expect(told(FINGER)).toMatchObject({ ids: ["odds"], lines: 2 });
  expect(told(-100)).toMatchObject({ ids: ["odds"], lines: 2, high: FINGER });
});
