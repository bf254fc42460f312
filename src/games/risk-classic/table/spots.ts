import { SET_SPOTS } from "../../../risk/world/marks.data";
import { commonSpot, FIGURE, onMatOfAll, inSlot, rowOfSeat } from "../../../risk/world/table/spots";
import { onBoard, fanned } from "../../../session/scene/row";
import type { PieceSpot } from "../../../session/scene/pieces";
import type { Layout, Thing } from "../../../session/scene/thing";
import { MAT } from "./mat";

/** Board pixels across: the marker of sets. */
const SET = 96;

/** Where a thing of a layout lies. */
export function spotOf(thing: Thing, layout: Layout): PieceSpot | undefined {
  if (thing.place === "track") return onLadder(thing);
  if (thing.place === "mat")
    return onMatOfAll(thing, MAT.places) ?? fanned(MAT.places.mission, rowOfSeat(thing, layout));
  if (thing.kind === "headquarters") return inSlot("capital", thing.at, FIGURE);
  return commonSpot(thing, layout, "mission");
}

/** What the next set brings, on the ladder along the board's edge; beyond its end the last step is for all. */
function onLadder({ count }: Thing): PieceSpot {
  let spot: readonly number[] = SET_SPOTS[0];
  for (const step of SET_SPOTS) if (step[0] <= count) spot = step;
  return onBoard(spot[1], spot[2], SET);
}
