import { isShown, placeOf, withAttributes } from "./nodes";
import { isButton } from "./rows";
import type { Node } from "../../xml/parse";

/** So many times as high as a button is what has several lines. */
const LINES = 1.4;

/**
 * The buttons of a panel that lie beside a text of several lines, each with that text: nothing within it can be moved for
 * them, as its lines stay.
 */
export function besideLines(children: readonly Node[]): Map<Node, Node> {
  const texts = children.filter((node) => node.tag === "Text" && isShown(node));
  const isBeside = (one: Node, text: Node): boolean => {
    if (!isAbove(one) || !isAbove(text)) return false;
    const [{ y, h }, next] = [placeOf(one), placeOf(text)];
    return next.h >= h * LINES && next.y >= y && next.y - next.h <= y - h;
  };
  const found = new Map<Node, Node>();
  for (const child of children.filter(isButton)) {
    const text = texts.find((one) => isBeside(child, one));
    if (text !== undefined) found.set(child, text);
  }
  return found;
}

/** Whether a place is told from the upper edge. */
function isAbove({ attributes }: Node): boolean {
  return attributes["offsetXY"] !== undefined && (attributes["rectAlignment"] ?? "Upper").startsWith("Upper");
}

/**
 * A button that is large enough, its right edge where it was, within a panel so high; `move` says where each height of
 * that goes to.
 */
export function enlarged(node: Node, move: (y: number) => number, least: number, high: number): Node {
  const { x, y, w, h } = placeOf(node);
  const [wide, tall] = [Math.max(least, w), Math.max(least, h)];
  const top = Math.max(0, Math.min(high - tall, move(h / 2 - y) - tall / 2));
  const offsetXY = `${x + w - wide} ${-top}`;
  return withAttributes(node, { offsetXY, width: `${wide}`, height: `${tall}` });
}
