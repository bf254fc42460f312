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
 * it is. One that is too high loses what is empty in it, and as much of its scale as that takes; where that is not enough,
 * one row after the other is scrolled away of those above its highest.
 */
export function fittedAction(
  of: (scale: number) => Node[],
  boxesOf: (document: readonly Node[]) => readonly Box[],
  scale: number,
  high: number,
): { document: Node[]; scale: number } {
  const document = of(scale);
  const highOf = (one: readonly Node[]): number => heightsOf(one).at(0) ?? 0;
  if (highOf(document) * scale <= high) return { document, scale };
  const boxes = boxesOf(document);
  const slack = slackOf(document, boxes);
  const least = Math.min(LEAST, scale);
  // Buttons for fingers are as high at any scale: how much is gone with a row is another share of each.
  const fitAt = (at: number, gone: number): Node[] | undefined => {
    const tight = tightened(of(at), slack);
    const head = gone === 0 ? 0 : headsOf(tight, boxesOf(tight))[gone - 1];
    return (highOf(tight) - head) * at <= high ? tight : undefined;
  };
  for (let gone = 0; gone <= headsOf(document, boxes).length; gone++) {
    if (fitAt(least, gone) === undefined) continue;
    for (let at = scale; ; at = Math.max(least, at - STEP)) {
      const tight = fitAt(at, gone);
      if (tight !== undefined) return { document: tight, scale: at };
    }
  }
  return { document: tightened(document, slack), scale };
}

/** How high what stands below the first row of an action is, where `boxes` say all of it is; in units. */
export function bodyOf(document: readonly Node[], boxes: readonly Box[]): number {
  const first = headsOf(document, boxes).at(0) ?? 0;
  return Math.max(0, (heightsOf(document).at(0) ?? 0) - slackOf(document, boxes) - first);
}

/**
 * How far down the second row of an action and those below it begin, to its highest one, in units: rows above that say
 * what it is about, and what has been chosen before.
 */
function headsOf(document: readonly Node[], boxes: readonly Box[]): number[] {
  const panel = lowestOf(document).at(-1);
  const boxOf = (node: Node | undefined): Box | undefined => boxes.find(({ line }) => line === node?.line);
  const frame = boxOf(panel);
  const rows = (panel?.children.find(isColumn)?.children ?? [])
    .filter(isShown)
    .map(boxOf)
    .filter((box) => box !== undefined);
  if (frame === undefined || rows.length === 0) return [];
  const highest = rows.reduce((most, row, i) => (row.h > rows[most].h ? i : most), 0);
  return rows.slice(1, highest + 1).map(({ y }) => y - frame.y);
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
