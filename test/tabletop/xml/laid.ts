import { solve } from "../../../tabletop/xml/layout/solve";
import { parseXml } from "../../../tabletop/xml/parse";
import type { Box } from "../../../tabletop/xml/layout/box";
import type { Measure } from "../../../tabletop/xml/layout/measure";
import type { Viewer } from "../../../tabletop/xml/viewer";

export const RED: Viewer = { color: "Red", host: false, promoted: false, team: "None" };

/** A measure where every letter is as wide as half its size, and pictures are 64 by 32. */
export const EVEN: Measure = {
  advance: (_, size) => size / 2,
  picture: (name) => (name === "" ? [0, 0] : [64, 32]),
};

/** The boxes of an interface on a screen of 1000 by 500. */
export function laid(xml: string, measure: Measure = EVEN, viewer = RED): Box[] {
  return solve(parseXml(xml), { w: 1000, h: 500, viewer, measure });
}

export function box(boxes: readonly Box[], id: string): Box {
  const found = boxes.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no box ${id}`);
  return found;
}

/** Left, top, width, height. */
export function rect(boxes: readonly Box[], id: string): number[] {
  const { x, y, w, h } = box(boxes, id);
  return [x, y, w, h].map((value) => Math.round(value * 100) / 100);
}

/** The lines of a text as it is shown. */
export function lines(boxes: readonly Box[], id: string): string[] {
  return (box(boxes, id).text?.lines ?? []).map((line) => line.runs.map((run) => run.text).join(""));
}
