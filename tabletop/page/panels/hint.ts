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
 * panel that is one button, with words that are worth less from line to line, has as many of them as there is room for.
 */
export function hintOf(
  panels: readonly Node[],
  wide: number,
  finger: number,
  measure: Measure,
  most = Infinity,
): Hint {
  let high = 0;
  const document = panels.map((panel) => {
    const strip = isButton(panel)
      ? pressedStrip(panel, wide, finger, measure, most - high)
      : stripOf(panel, wide, finger, measure);
    const offsetXY = `0 ${-high}`;
    high += numberOf(strip.attributes["height"]);
    return withAttributes(strip, { offsetXY });
  });
  return { document, high };
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
  const highOf = (text: string): number =>
    heightOf({ ...withAttributes(panel, { text }), tag: "Text" }, wide - MARGIN - MARGIN, measure);
  while (lines.length > FIRST && highOf(lines.join("\n")) + MARGIN > most) lines.pop();
  const text = lines.join("\n");
  const strip = withPlace(panel, "UpperLeft", 0, wide, Math.max(finger, highOf(text) + MARGIN));
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
