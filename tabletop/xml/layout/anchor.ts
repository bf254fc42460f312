import { alignment, length, numbers } from "./values";
import type { Item } from "./item";

export type Axis = 0 | 1;

/** Names of what differs between the axes. */
const SIDE = ["width", "height"] as const;

/**
 * Places an element in a rectangle by `rectAlignment`, which is both anchor and pivot, `width`/`height`
 * (units or a share, the whole if not given) and `offsetXY`, whose y goes up.
 */
export function anchor(item: Item, axis: Axis, from: number, room: number, own?: number): void {
  const { attributes } = item;
  const side = length(attributes[SIDE[axis]]) ?? { share: 1 };
  const size = own ?? side.units ?? (side.share ?? 1) * room;
  const pull = alignment(attributes["rectAlignment"], [0.5, 0.5])[axis];
  const offset = numbers(attributes["offsetXY"])[axis] ?? 0;
  item.size[axis] = size;
  item.at[axis] = from + (room - size) * pull + (axis === 0 ? offset : -offset);
}
