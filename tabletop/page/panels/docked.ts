import { besideOf, isHolder, panelsIn, topOf } from "./parts";
import { isShown, numberOf, placeOf, withAttributes, withChildren } from "./nodes";
import type { Node } from "../../xml/parse";

/** What hangs in the middle and has that class may stand over the panels at the right. */
const DOCKED = "docked";

/** Between panels that stand over each other, and between the uppermost one and the upper edge, in units. */
const GAP = 4;

/** How many times as large as the document what a holder holds is drawn. */
export function scaleIn({ attributes }: Node): number {
  return numberOf((attributes["scale"] ?? "").split(/[\s,]+/)[0]) || 1;
}

/**
 * A document, drawn in a screen so many units high, whose panels of the class `docked` that hang in the middle stand over
 * those of the lower right, where there is room for them: scripts have them hang there for what Tabletop Simulator draws at
 * the right, and nothing else does here. What stands out of them at the right stands over them.
 */
export function inColumn(document: readonly Node[], high: number): Node[] {
  const beside = besideOf(document);
  const column = panelsIn(document, "lower").filter((node) => !beside.includes(node));
  if (column.length === 0) return [...document];
  const [widest] = column.map(placeOf).sort((one, other) => other.w - one.w);
  const foot = Math.max(...column.map(topOf)) + GAP;
  const dock = (nodes: readonly Node[], room: number): Node[] =>
    nodes.map((node) => {
      if (isHolder(node)) return withChildren(node, dock(node.children, room / scaleIn(node)));
      if (!hangsDocked(node)) return node;
      const { w, h } = placeOf(node);
      const out = node.children.filter((child) => isOut(child, w));
      const tops = out.map((child) => placeOf(child).h + GAP);
      if (foot + h + Math.max(0, ...tops) + GAP > room) return node;
      const place = { rectAlignment: "LowerRight", offsetXY: `${widest.x} ${foot}` };
      const children = node.children.map((child) => (out.includes(child) ? above(child) : child));
      return withAttributes(node, place, children);
    });
  return dock(document, high);
}

/** Whether a panel hangs in the middle that might stand at the right. */
export function hangsDocked({ attributes }: Node): boolean {
  const classes = (attributes["class"] ?? "").split(/\s+/);
  return attributes["rectAlignment"] === "UpperCenter" && classes.includes(DOCKED);
}

/** Whether an element of a panel so wide stands right of it. */
function isOut(node: Node, wide: number): boolean {
  const { rectAlignment = "UpperLeft" } = node.attributes;
  return rectAlignment === "UpperLeft" && isShown(node) && placeOf(node).x >= wide;
}

function above(node: Node): Node {
  return withAttributes(node, { offsetXY: `0 ${placeOf(node).h + GAP}` });
}
