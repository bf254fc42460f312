import { MAT_FIGURE as FIGURE } from "../../../risk/europe/table/spots";
import type { PieceSpot } from "../../../session/scene/pieces";
import { besideHand, fanned, onPoint, rowOf, type Row } from "../../../session/scene/row";
import type { Layout, Thing } from "../../../session/scene/thing";
import { ARMY_GROUP } from "./layout";
import { MAT } from "./mat";

/** A coin stands in a ring of 84 pixels, Crown Cards in one of 70. */
const COIN = 185;
const CROWN = 150;

/** Where a thing lies on its owner's mat. */
export function onMat(thing: Thing, layout: Layout): PieceSpot | undefined {
  const { places } = MAT;
  switch (thing.kind) {
    case "coins":
      return onPoint(places.treasury, COIN);
    case "crown":
      return onPoint(places.crowns, CROWN);
    case "first":
      return onPoint(places.first, FIGURE);
    case "turn":
      return onPoint(places.turn, places.turn.size);
    case "pick":
      return pick(thing, layout);
    case "deck":
      return onPoint(places.missions, places.missions.w);
    case "played":
      return fanned(places.played, row(thing, layout));
    case "mission":
      return fanned(places.missions, row(thing, layout));
    default: {
      const ring = places.reserve.find((spot) => spot.kind === thing.face);
      return ring === undefined ? undefined : onPoint(ring, FIGURE);
    }
  }
}

/** The card of the first turn, and that of the second. */
function pick(thing: Thing, layout: Layout): PieceSpot {
  const slot = MAT.places.picks[row(thing, layout).i === 0 ? 0 : 1];
  return onPoint(slot, slot.w);
}

/** Missions lie behind the cards. */
export function onHand(thing: Thing, layout: Layout): PieceSpot {
  return besideHand(thing, row(thing, layout), "mission");
}

function row(thing: Thing, { groups }: Layout): Row {
  return rowOf(thing, groups[ARMY_GROUP + thing.at]);
}
