/** On a lying phone an action that is too high for its sheet is made to fit, where it can still be read then. */
import { expect, test } from "vitest";
import { fittedAction } from "../../../tabletop/page/panels/tight";
import { roomy } from "../../../tabletop/page/panels/roomy";
import { arial } from "../../../tabletop/xml/layout/arial";
import { solve } from "../../../tabletop/xml/layout/solve";
import { parseXml, type Node } from "../../../tabletop/xml/parse";
import type { Box } from "../../../tabletop/xml/layout/box";

const VIEWER = { color: "Red", host: true, promoted: false, team: "None" };

/** A question, so many steppers for fingers, one below the other, some empty room, and a button; a line above, and a log behind all. */
function actionOf(steppers: number, together = false): string {
  const rows = Array.from(
    { length: steppers },
    (_, i) =>
      `<HorizontalLayout preferredHeight="25" flexibleHeight="0"><Button id="step-${i}" onClick="more"/></HorizontalLayout>`,
  );
  const group = together
    ? `<VerticalLayout id="steps" spacing="3" flexibleHeight="0">${rows.join("\n")}</VerticalLayout>`
    : rows.join("\n");
  const low = (id: string, y: number, h: number, inner: string): string =>
    `\n<Panel id="${id}" color="#fff" rectAlignment="LowerRight" offsetXY="-8 ${y}" width="290" height="${h}">${inner}</Panel>`;
  const column = `<VerticalLayout rectAlignment="UpperLeft" offsetXY="8 -6" width="274" height="220" spacing="3" childForceExpandHeight="false">
    <Text id="question" minHeight="52" flexibleHeight="0">From Lorraine to France</Text>${group}</VerticalLayout>`;
  const confirm = `<Button id="confirm" onClick="go" rectAlignment="LowerLeft" offsetXY="8 8" width="88" height="32"/>`;
  const log = `<Text rectAlignment="UpperLeft" offsetXY="8 -6" width="274" height="100">Log</Text>`;
  return (
    low("log", 32, 268, log) +
    low("line", 304, 34, "<Text>No mission</Text>") +
    low("action", 32, 268, `${column.replaceAll("><", ">\n<")}\n${confirm}`)
  );
}

/** An action in a sheet so high, from a scale on: its own scale, and its boxes. */
function shown(
  steppers: number,
  high: number,
  together = false,
): { scale: number; box: (id: string) => Box } {
  const scale = 1.14;
  const plain = parseXml(actionOf(steppers, together));
  const boxesOf = (one: readonly Node[]): Box[] =>
    solve(one, { w: 1000, h: 1000, viewer: VIEWER, measure: arial() });
  const found = fittedAction((at) => roomy(plain, 40 / at), boxesOf, scale, high);
  const boxes = boxesOf(found.document);
  const box = (id: string): Box => {
    const one = boxes.find((other) => other.id === id);
    if (one === undefined) throw new Error(`There is no ${id}.`);
    return one;
  };
  return { scale: found.scale, box };
}

test("one that fits stays as large as it is, with the room that is free in it", () => {
  const { scale, box } = shown(2, 400);
  expect(scale).toBe(1.14);
  expect(box("confirm").y - box("step-1").y - box("step-1").h).toBeGreaterThan(50);
});

test("one that is too high loses what is empty, and as much of its size as that takes", () => {
  const { scale, box } = shown(4, 290);
  expect(scale).toBeLessThan(1.14);
  expect(scale).toBeGreaterThanOrEqual(0.86);
  expect(box("action").h * scale).toBeLessThanOrEqual(290);
  const between = box("confirm").y - box("step-3").y - box("step-3").h;
  expect(between).toBeGreaterThanOrEqual(0);
  expect(between).toBeLessThan(8);
  for (const id of ["step-0", "step-3", "confirm"]) expect(box(id).h * scale).toBeGreaterThanOrEqual(39.9);
  // What is above comes down with it, and what is behind does not look out.
  expect(box("line").y + box("line").h).toBeCloseTo(box("action").y - 4);
  expect(box("log").y).toBe(box("action").y);
});

test("one that would be too small to be read keeps its size, without what is empty, and is scrolled", () => {
  const { scale, box } = shown(4, 200);
  expect(scale).toBe(1.14);
  expect(box("confirm").y - box("step-3").y - box("step-3").h).toBeLessThan(8);
});

test("where that is not enough the question is scrolled away, and the steppers that stand together are all seen", () => {
  const { scale, box } = shown(4, 252, true);
  const [action, steps] = [box("action"), box("steps")];
  expect(action.h * scale).toBeGreaterThan(252);
  expect((action.y + action.h - steps.y) * scale).toBeLessThanOrEqual(252);
});
