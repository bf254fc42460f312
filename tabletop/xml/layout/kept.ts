import { dress } from "./dress";
import type { Box } from "./box";
import type { Dress } from "./solve";
import type { Item } from "./item";
import type { Measure } from "./measure";
import type { Node } from "../parse";

/** Kinds whose looks depend on what they are within. */
const DEPENDENT = ["Row", "Cell"];

/** So many measures are kept: a small window measures at two scales. */
const MEASURES = 3;

/**
 * Makes boxes as `dress` does, and sets the text of an element once for as long as it is the same object of a document at
 * the same place, measured by the same measure: such boxes have the same `look`.
 */
export function newKept(): Dress {
  let kept: { measure: Measure; boxes: WeakMap<Node, Box> }[] = [];
  const boxesFor = (measure: Measure): WeakMap<Node, Box> => {
    const known = kept.find((one) => one.measure === measure);
    if (known !== undefined) return known.boxes;
    const boxes = new WeakMap<Node, Box>();
    kept = [{ measure, boxes }, ...kept].slice(0, MEASURES);
    return boxes;
  };
  return (item, parents, measure) => {
    if (DEPENDENT.includes(item.kind)) return dress(item, parents, measure);
    const boxes = boxesFor(measure);
    const known = boxes.get(item.node);
    const look = known !== undefined && isThere(known, item) ? known : dress(item, parents, measure);
    if (look !== known) boxes.set(item.node, look);
    return { ...look, look };
  };
}

/** Whether a box lies where an item does. */
export function isThere({ x, y, w, h }: Box, { at, size }: Item): boolean {
  return x === at[0] && y === at[1] && w === size[0] && h === size[1];
}
