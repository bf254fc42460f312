import { heightsOf, panelsIn, topOf } from "./parts";
import { isShown, numberOf, offsetOf, placeOf, withAttributes, withChildren } from "./nodes";
import type { Box } from "../../xml/layout/box";
import type { Node } from "../../xml/parse";

/** What stays free between what hangs from the upper edge of a panel and what stands on its lower one, in units. */
const BETWEEN = 2;

/** The action is made smaller by steps, down to the least scale, where it can be seen whole then. */
const STEP = 0.04;
const LEAST = 0.86;

/**
 * The action for a sheet so high, in pixels, and its scale. `of` says what it is at a scale, and `boxesOf` where all of
 * it is. One that is too high loses what is empty in it, and as much of its scale as that takes.
 */
export function fittedAction(
  of: (scale: number) => Node[],
  boxesOf: (document: readonly Node[]) => readonly Box[],
  scale: number,
  high: number,
): { document: Node[]; scale: number } {
  const document = of(scale);
  const fits = (one: readonly Node[], at: number): boolean => (heightsOf(one).at(0) ?? 0) * at <= high;
  if (fits(document, scale)) return { document, scale };
  const slack = slackOf(document, boxesOf(document));
  for (let at = scale; at >= LEAST; at -= STEP) {
    const tight = tightened(of(at), slack);
    if (fits(tight, at)) return { document: tight, scale: at };
  }
  return { document: tightened(document, slack), scale };
}

/**
 * How much of the lowest panel of the lower right is empty, in units: between what its column holds, where `boxes` say it
 * is, and the buttons below that. Of several at one place the uppermost counts.
 */
function slackOf(document: readonly Node[], boxes: readonly Box[]): number {
  const panel = lowestOf(document).at(-1);
  const column = panel?.children.find(isColumn);
  const frame = boxes.find(({ line }) => line === panel?.line);
  if (column === undefined || frame === undefined) return 0;
  const keys = keysIn(column);
  const held = boxes.filter((box) => keys.has(box.line) && isSeen(box)).map(({ y, h }) => y + h);
  const end = frame.y + placeOf(column).h - placeOf(column).y;
  return Math.max(0, end - BETWEEN - Math.max(frame.y, ...held));
}

function isSeen({ fill, picture, text }: Box): boolean {
  return fill !== undefined || picture !== undefined || (text?.lines.length ?? 0) > 0;
}

/** A document whose lowest panels of the lower right, and the columns in them, are so much lower; others come down. */
function tightened(document: readonly Node[], by: number): Node[] {
  const lowest = lowestOf(document);
  const others = panelsIn(document, "lower").filter((panel) => !lowest.includes(panel));
  const changed = new Map<Node, Node>();
  for (const panel of lowest)
    changed.set(panel, {
      ...shortened(panel, by),
      children: panel.children.map((child) => (isColumn(child) ? shortened(child, by) : child)),
    });
  for (const panel of others) {
    const { x, y } = offsetOf(panel);
    changed.set(panel, withAttributes(panel, { offsetXY: `${x} ${y - by}` }));
  }
  return replaced(document, changed);
}

function replaced(document: readonly Node[], changed: ReadonlyMap<Node, Node>): Node[] {
  return document.map((node) => changed.get(node) ?? withChildren(node, replaced(node.children, changed)));
}

function shortened(node: Node, by: number): Node {
  return withAttributes(node, { height: `${numberOf(node.attributes["height"]) - by}` });
}

/** The panels of the lower right that stand lowest, all at one place; none where they are of several heights. */
function lowestOf(document: readonly Node[]): Node[] {
  const lower = panelsIn(document, "lower");
  const foot = Math.min(...lower.map((node) => placeOf(node).y));
  const lowest = lower.filter((node) => placeOf(node).y === foot);
  return lowest.every((node) => topOf(node) === topOf(lowest[0])) ? lowest : [];
}

/** Whether a column hangs from the upper edge of its panel. */
function isColumn(node: Node): boolean {
  const { rectAlignment = "Upper", height } = node.attributes;
  const hangs = rectAlignment.startsWith("Upper") && numberOf(height) > 0;
  return node.tag === "VerticalLayout" && isShown(node) && hangs;
}

function keysIn({ children }: Node): Set<number> {
  return new Set(children.flatMap((child) => [child.line, ...keysIn(child)]));
}
