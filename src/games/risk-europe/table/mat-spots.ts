import type { PieceSpot } from "../../../session/scene/pieces";
import { fanned, onPoint, rowOf, type Row } from "../../../session/scene/row";
import type { Layout, Thing } from "../../../session/scene/thing";
import { ARMY_GROUP } from "./layout";
import { MAT } from "./mat";

/** A piece on a mat stands in a ring of 54 pixels; a coin in one of 84, Crown Cards in one of 70. Mat pixels. */
const FIGURE = 122;
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
      const ring = places.reserve.find((r) => r.kind === thing.face);
      return ring === undefined ? undefined : onPoint(ring, FIGURE);
    }
  }
}

/** The card of the first turn, and that of the second. */
function pick(thing: Thing, layout: Layout): PieceSpot {
  const slot = MAT.places.picks[row(thing, layout).i === 0 ? 0 : 1];
  return onPoint(slot, slot.w);
}

/** Blanks lie in a row where a hand is that nobody holds, missions behind the cards. */
export function besideHand(thing: Thing, layout: Layout): PieceSpot {
  const { i, n, others } = row(thing, layout);
  const before = thing.kind === "mission" ? others : 0;
  const all = n + others;
  const width = 1 / (all + 2);
  return { on: "hand", x: (before + i - (all - 1) / 2) * width, y: 0, width, layer: 0 };
}

function row(thing: Thing, { groups }: Layout): Row {
  return rowOf(thing, groups[ARMY_GROUP + thing.at]);
}
