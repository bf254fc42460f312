/** A tip opens where it covers no other button, and stays within the window. */
import { expect, test } from "vitest";
import { placeTip } from "../../../tabletop/page/parts/place-tip";
import { overlap } from "../../../tabletop/page/panels/free";
import type { Rect } from "../../../tabletop/xml/layout/rect";

const WINDOW = { w: 1280, h: 720 };
const TIP = { w: 180, h: 34 };
const middleOf = ({ x, y, w, h }: Rect): { x: number; y: number } => ({ x: x + w / 2, y: y + h / 2 });

/** Nine buttons of 24 pixels in a row or a column, beginning there. */
const nine = (x: number, y: number, dx: number, dy: number): Rect[] =>
  Array.from({ length: 9 }, (_, i) => ({ x: x + i * dx, y: y + i * dy, w: 24, h: 24 }));

test.each([
  ["a row in the middle", nine(500, 300, 25, 0)],
  ["a row at the lower edge", nine(500, 690, 25, 0)],
  ["a row at the right edge", nine(1050, 200, 25, 0)],
  ["a column at the left edge, such as the rail", nine(4, 100, 0, 44)],
  ["a column at the right edge", nine(1250, 100, 0, 26)],
  ["two rows", [...nine(500, 300, 25, 0), ...nine(500, 326, 25, 0)]],
])("the tip of a button of %s covers none of the others", (_what, buttons) => {
  for (const [i, one] of buttons.entries()) {
    const others = buttons.filter((_, k) => k !== i);
    const { x, y } = placeTip(one, middleOf(one), TIP, WINDOW, others);
    const tip = { x, y, ...TIP };
    expect(buttons.filter((button) => overlap(tip, button))).toEqual([]);
    expect([x >= 0, y >= 0, x + TIP.w <= WINDOW.w, y + TIP.h <= WINDOW.h]).toEqual([true, true, true, true]);
  }
});

test("where each side covers something, it is what is farther off than the row", () => {
  const [first, ...column] = nine(4, 6, 0, 48);
  const badge = { x: 196, y: 10, w: 26, h: 26 };
  const { x } = placeTip(first, middleOf(first), TIP, WINDOW, [...column, badge]);
  expect(x).toBeGreaterThan(28);
});

test("what is large has its tip beside the pointer", () => {
  const text = { x: 300, y: 100, w: 600, h: 500 };
  const { x, y } = placeTip(text, { x: 400, y: 200 }, TIP, WINDOW, []);
  expect(Math.abs(x + TIP.w / 2 - 400)).toBeLessThan(1);
  expect(y - 200).toBeLessThan(30);
});

test("of what is large in a stack the tip lies beside the stack where it would cover others of it, or a button", () => {
  const stack = [0, 1, 2, 3].map((i): Rect => ({ x: 54, y: 2 + i * 73, w: 170, h: 72 }));
  for (const [i, sheet] of stack.entries()) {
    const emblem = { x: 190, y: sheet.y + 4, w: 30, h: 30 };
    const others = [...stack.filter((_, k) => k !== i), emblem];
    const tip = { ...placeTip(sheet, middleOf(sheet), TIP, WINDOW, others), ...TIP };
    expect(others.filter((other) => overlap(tip, other))).toEqual([]);
  }
});

test("where no side has room the tip stays within the window", () => {
  const { x, y } = placeTip(
    { x: 20, y: 10, w: 60, h: 30 },
    { x: 50, y: 25 },
    { w: 90, h: 34 },
    { w: 100, h: 60 },
    [],
  );
  expect([x >= 0, y >= 0, y + 34 <= 60]).toEqual([true, true, true]);
});
