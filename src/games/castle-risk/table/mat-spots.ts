import { MAT_FIGURE as FIGURE } from "../../../risk/europe/table/spots";
import type { PieceSpot } from "../../../session/scene/pieces";
import { fanned, onPoint, rowOf, type Row } from "../../../session/scene/row";
import type { Layout, Thing } from "../../../session/scene/thing";
import { FORCE_GROUP } from "./layout";
import { MAT } from "./marks.data";

/**
 * Who is first, above the treasury, and whose turn it is, between the title and the ladder of ranks: neither lies on
 * what a mat tells. Mat pixels, as all in this file.
 */
const FIRST = { x: 752, y: 270 };
const TURN = { x: 645, y: 124, size: 84 };
/** A coin stands in a ring of 100 pixels; a crown in one of 46. */
const COIN = 215;
const CROWN = 105;

/** Where a thing lies on its owner's mat. */
export function onMat(thing: Thing, layout: Layout): PieceSpot | undefined {
  const { places } = MAT;
  switch (thing.kind) {
    case "coins":
      return onPoint(places.treasury, COIN);
    case "first":
      return onPoint(FIRST, FIGURE);
    case "turn":
      return onPoint(TURN, TURN.size);
    case "policy":
      return fanned(places.policies, row(thing, layout));
    case "mission":
      return fanned(places.mission, row(thing, layout));
    case "crown": {
      const crown = places.crowns.find((spot) => spot.reason === thing.face);
      return crown === undefined ? undefined : onPoint(crown, CROWN);
    }
    default: {
      const kind = thing.kind === "castle" ? "castle" : thing.face;
      const ring = places.reserve.find((spot) => spot.kind === kind);
      return ring === undefined ? undefined : onPoint(ring, FIGURE);
    }
  }
}

/** Blanks lie in a row where a hand is that nobody holds, the mission at its end. */
export function besideHand(thing: Thing, layout: Layout): PieceSpot {
  const { i, n } = row(thing, layout);
  const width = 1 / (n + 2);
  const x = thing.kind === "mission" ? 0.5 - width / 2 : (i - n / 2) * width;
  return { on: "hand", x, y: 0, width, layer: 0 };
}

function row(thing: Thing, { groups }: Layout): Row {
  return rowOf(thing, groups[FORCE_GROUP + 1 + thing.at]);
}
