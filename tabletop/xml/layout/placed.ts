/** What is kept of items that are laid out more than once. */
import type { Axis } from "./anchor";
import type { Item, Wants } from "./item";
import type { Measure } from "./measure";

interface Placed {
  /** The letters by which what is in it was placed last, none where it is to be placed anew; and where it was then. */
  measure: Measure | undefined;
  at: [number, number];
  size: [number, number];
  /** The item that it was placed in last: the same one may be in several documents. */
  parent: Item | undefined;
  /** By axis; along y for a width. */
  wants: { wants: Wants; measure: Measure; wide: number }[];
}

const kept = new WeakMap<Item, Placed>();

/** From now on it is kept of an item where it was placed. */
export function keepPlace(item: Item): void {
  kept.set(item, {
    measure: undefined,
    at: [NaN, NaN],
    size: [NaN, NaN],
    parent: undefined,
    wants: [],
  });
}

/** Whether all in an item has its place along an axis already. */
export function isSettled(item: Item, axis: Axis, measure: Measure): boolean {
  const placed = kept.get(item);
  if (placed?.measure !== measure) return false;
  return placed.at[axis] === item.at[axis] && placed.size[axis] === item.size[axis];
}

/** Keeps that all in an item has its place along an axis; along the other one that may follow from it. */
export function settle(item: Item, axis: Axis, measure: Measure): void {
  const placed = kept.get(item);
  if (placed === undefined) return;
  placed.measure = measure;
  placed.at[axis] = item.at[axis];
  placed.size[axis] = item.size[axis];
  if (axis === 0) placed.size[1] = NaN;
  for (const child of item.children) {
    const inner = kept.get(child);
    if (inner === undefined || inner.parent === item) continue;
    unsettle(inner.parent);
    inner.parent = item;
  }
}

/** What is in an item, and in those that it is in, was placed for another one since. */
function unsettle(item: Item | undefined): void {
  const placed = item === undefined ? undefined : kept.get(item);
  if (placed === undefined) return;
  placed.measure = undefined;
  unsettle(placed.parent);
}

/** What an item wants along an axis: what it wanted, or what `make` says where that may be something else now. */
export function keptWants(item: Item, axis: Axis, measure: Measure, make: () => Wants): Wants {
  const placed = kept.get(item);
  if (placed === undefined) return make();
  const known = placed.wants.at(axis);
  const wide = axis === 0 ? 0 : item.size[0];
  if (known?.measure === measure && known.wide === wide) return known.wants;
  const wants = make();
  placed.wants[axis] = { wants, measure, wide };
  return wants;
}
