import { onBoard } from "../../../session/scene/row";
import { commonSpot, FIGURE, onMatOfAll, SEAT_GROUP, slotOf } from "../../../risk/world/table/spots";
import type { PieceSpot } from "../../../session/scene/pieces";
import type { Layout, Thing } from "../../../session/scene/thing";
import { MAT } from "./mat";

/** Board pixels across a unit of a city and of an airfield: they stand beside the armies. */
const SMALL = 80;
/** How far a second airfield stands from the first one. */
const ASIDE = 30;

/**
 * The objectives that lie open, north of the board: the middle of the first one, how far it is to the next, and how wide
 * one is. Eight end where in a browser the battle begins, in the corner.
 */
const GOALS = { x: 183, y: -226, across: 424, width: 256 };
/** The reward on one of them lies beside it: how far its middle is off, and how wide it is. */
const BESIDE = { right: 205, down: 74, width: 150 };
/** On a mat it lies on the lower right corner: its width and how far its middle is off, in widths of an objective. */
const REWARD = { width: 0.54, right: 0.25, down: 0.36 };

/** Where a thing of a layout lies. */
export function spotOf(thing: Thing, layout: Layout): PieceSpot | undefined {
  if (thing.place === "track") return besideBoard(thing);
  if (thing.place === "mat") return onMatOfAll(thing, MAT.places) ?? onMat(thing, layout);
  if (thing.kind === "city" || thing.kind === "airfield")
    return inSlot(thing.kind, thing.at, thing.face === "major" ? ASIDE : 0, SMALL);
  if (thing.kind === "capital") return inSlot("capital", thing.at, 0, FIGURE);
  return commonSpot(thing, layout, "");
}

function inSlot(place: string, t: number, aside: number, width: number): PieceSpot | undefined {
  const slot = slotOf(place, t) ?? slotOf("city", t);
  return slot === undefined ? undefined : onBoard(slot.x + aside, slot.y, width);
}

function besideBoard({ kind, at }: Thing): PieceSpot {
  const { x, y, across, width } = GOALS;
  const left = x + at * across;
  if (kind === "objective") return onBoard(left, y, width);
  return onBoard(left + BESIDE.right, y + BESIDE.down, BESIDE.width);
}

/** Objectives beside each other; more than have room lie closer, each over the one before. */
function onMat(thing: Thing, { groups }: Layout): PieceSpot {
  const { x, y, w, across, count } = MAT.places.objectives;
  let i = -1;
  let n = 0;
  let found = 0;
  for (const other of groups[SEAT_GROUP + thing.at].things) {
    if (other.kind === "objective") {
      i++;
      n++;
    }
    if (other.key === thing.key) found = i;
  }
  const step = n > count ? (across * (count - 1)) / (n - 1) : across;
  const middle = x + found * step;
  const layer = 2 * found;
  if (thing.kind === "objective") return { on: "mat", x: middle, y, width: w, layer };
  return {
    on: "mat",
    x: middle + REWARD.right * w,
    y: y + REWARD.down * w,
    width: REWARD.width * w,
    layer: layer + 1,
  };
}
