import { isShown, placeOf, withAttributes } from "./nodes";
import { isButton } from "./rows";
import type { Node } from "../../xml/parse";

/** Between a text and a button in its line, in units; and the least width that a text keeps. */
const BESIDE = 3;
const LEAST = 12;

type Place = ReturnType<typeof placeOf>;

/**
 * What stands in a panel whose buttons have become wider: a text ends where one begins now that it would lie under, or
 * begins behind it.
 */
export function yielding(before: readonly Node[], after: readonly Node[]): Node[] {
  const old = flat(before).map(placeOf);
  const wider = flat(after)
    .map((node, i) => ({ node, place: placeOf(node), old: old[i] }))
    .filter(({ node, place, old: { w } }) => isButton(node) && hangsLeft(node) && place.w > w)
    .map(({ place }) => place);
  return wider.length === 0 ? [...after] : after.map((node) => yielded(node, wider));
}

/** The elements of a panel, with those of panels that fill it. */
function flat(children: readonly Node[]): Node[] {
  return children.flatMap((node) => (isFilling(node) ? flat(node.children) : [node]));
}

function yielded(node: Node, buttons: readonly Place[]): Node {
  if (isFilling(node)) return { ...node, children: node.children.map((child) => yielded(child, buttons)) };
  if (node.tag !== "Text" || !hangsLeft(node)) return node;
  const { x, y, w, h } = placeOf(node);
  let [left, right] = [x, x + w];
  for (const button of buttons) {
    const isInLine = button.y > y - h && button.y - button.h < y;
    if (!isInLine || button.x >= x + w || button.x + button.w <= x) continue;
    if (button.x + button.w / 2 < x + w / 2) left = Math.max(left, button.x + button.w + BESIDE);
    else right = Math.min(right, button.x - BESIDE);
  }
  if (right - left < Math.min(w, LEAST)) return node;
  return withAttributes(node, { offsetXY: `${left} ${y}`, width: `${right - left}` });
}

function isFilling(node: Node): boolean {
  return node.tag === "Panel" && node.attributes["offsetXY"] === undefined && isShown(node);
}

function hangsLeft({ attributes }: Node): boolean {
  return attributes["offsetXY"] !== undefined && (attributes["rectAlignment"] ?? "UpperLeft") === "UpperLeft";
}
