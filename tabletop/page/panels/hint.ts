import { isButton } from "./rows";
import { isShown, numberOf, withAttributes, withChildren } from "./nodes";
import { solve } from "../../xml/layout/solve";
import type { Measure } from "../../xml/layout/measure";
import type { Node } from "../../xml/parse";

/** Around what stands in a hint, and between its words and its button; in units. */
const MARGIN = 6;

/** What says what to do, as it is shown in a small window: a strip, and how high it is; in units. */
export interface Hint {
  document: Node[];
  high: number;
}

/**
 * Panels with words and buttons as strips so wide, below each other: words at the left of buttons that fingers can press. A
 * panel that is one button, with words that are worth less from line to line, has as many of them as there is room for, and
 * where there is none beside it stands alone: it tells of what is chosen, the others how one comes to that.
 */
export function hintOf(
  panels: readonly Node[],
  wide: number,
  finger: number,
  measure: Measure,
  most = Infinity,
): Hint {
  const [pressed, others] = [true, false].map((is) => panels.filter((panel) => isButton(panel) === is));
  const leading = others.map((panel) => stripOf(panel, wide, finger, measure));
  const least = pressed.map((panel) => pressedStrip(panel, wide, finger, measure, 0));
  const isRoom = pressed.length === 0 || highOf([...leading, ...least]) <= most;
  const strips = isRoom ? leading : [];
  for (const panel of pressed) strips.push(pressedStrip(panel, wide, finger, measure, most - highOf(strips)));
  const document = strips.map((strip, i) =>
    withAttributes(strip, { offsetXY: `0 ${-highOf(strips.slice(0, i))}` }),
  );
  return { document, high: highOf(strips) };
}

/** How high strips are below each other. */
function highOf(strips: readonly Node[]): number {
  return strips.reduce((sum, { attributes }) => sum + numberOf(attributes["height"]), 0);
}

function stripOf(panel: Node, wide: number, finger: number, measure: Measure): Node {
  const seen = panel.children.filter(isShown);
  let right = MARGIN;
  const buttons = seen.filter(isButton).map((node) => {
    const width = Math.max(finger, numberOf(node.attributes["width"]));
    const placed = withPlace(node, "MiddleRight", -right, width, finger);
    right += width + MARGIN;
    return placed;
  });
  const width = wide - MARGIN - right;
  const texts = seen.filter(({ tag }) => tag === "Text");
  const lines = texts.map((node) => heightOf(node, width, measure));
  const high = Math.max(...lines, ...(buttons.length > 0 ? [finger] : []), 0);
  const words = texts.map((node) => {
    const placed = withPlace(node, "MiddleLeft", MARGIN, width, high);
    return withAttributes(placed, { alignment: "MiddleLeft" });
  });
  const strip = withPlace(panel, "UpperLeft", 0, wide, high + MARGIN);
  return withChildren(strip, [...words, ...buttons]);
}

/** Lines of such words that are there whatever the room. */
const FIRST = 2;

/** A panel that is one button: its words have all of the strip. */
function pressedStrip(panel: Node, wide: number, finger: number, measure: Measure, most: number): Node {
  const lines = (panel.attributes["text"] ?? "").split("\n");
  const highOfText = (text: string): number =>
    heightOf({ ...withAttributes(panel, { text }), tag: "Text" }, wide - MARGIN - MARGIN, measure);
  while (lines.length > FIRST && highOfText(lines.join("\n")) + MARGIN > most) lines.pop();
  const text = lines.join("\n");
  const strip = withPlace(panel, "UpperLeft", 0, wide, Math.max(finger, highOfText(text) + MARGIN));
  const padding = `${MARGIN} ${MARGIN} ${MARGIN / 2} ${MARGIN / 2}`;
  return withAttributes(strip, { text, padding, textAlignment: "MiddleLeft" });
}

/** How high a text is that is so wide. */
function heightOf(node: Node, width: number, measure: Measure): number {
  const alone = withPlace(node, "UpperLeft", 0, width, 1000);
  const viewer = { color: "", host: false, promoted: false, team: "" };
  return solve([alone], { w: width, h: 1000, viewer, measure })[0]?.text?.needed[1] ?? 0;
}

function withPlace(node: Node, rectAlignment: string, x: number, width: number, height: number): Node {
  const place = { rectAlignment, offsetXY: `${x} 0`, width: `${width}`, height: `${height}` };
  return withAttributes(node, place);
}
