import type { PieceSpot } from "../../../session/scene/pieces";
import type { Layout, Thing } from "../../../session/scene/thing";
import { ARMY_GROUP } from "./layout";
import { MAT } from "./mat";

/** A piece on a mat stands in a ring of 54 pixels; a coin in one of 84, Crown Cards in one of 70. Mat pixels. */
const FIGURE = 122;
const COIN = 185;
const CROWN = 150;

interface Point {
  readonly x: number;
  readonly y: number;
}
type Slot = Point & { readonly w: number; readonly h: number };

/** Where a thing lies on its owner's mat. */
export function onMat(thing: Thing, layout: Layout): PieceSpot | undefined {
  const { places } = MAT;
  switch (thing.kind) {
    case "coins":
      return lie(places.treasury, COIN);
    case "crown":
      return lie(places.crowns, CROWN);
    case "first":
      return lie(places.first, FIGURE);
    case "turn":
      return lie(places.turn, places.turn.size);
    case "pick":
      return pick(thing, layout);
    case "deck":
      return lie(places.missions, places.missions.w);
    case "played":
      return fan(places.played, thing, layout);
    case "mission":
      return fan(places.missions, thing, layout);
    default: {
      const ring = places.reserve.find((r) => r.kind === thing.face);
      return ring === undefined ? undefined : lie(ring, FIGURE);
    }
  }
}

function lie({ x, y }: Point, width: number): PieceSpot {
  return { on: "mat", x, y, width, layer: 0 };
}

/** The card of the first turn, and that of the second. */
function pick(thing: Thing, layout: Layout): PieceSpot {
  const slot = MAT.places.picks[rowOf(thing, layout).i === 0 ? 0 : 1];
  return lie(slot, slot.w);
}

/** Several cards share a place: smaller the more they are, each showing a corner below the next. */
function fan(slot: Slot, thing: Thing, layout: Layout): PieceSpot {
  const { i, n } = rowOf(thing, layout);
  const part = n < 2 ? 1 : n < 3 ? 0.75 : 0.6;
  const way = n < 2 ? 0 : i / (n - 1) - 0.5;
  const x = slot.x + way * slot.w * (1 - part);
  const y = slot.y + way * slot.h * (1 - part);
  return { on: "mat", x, y, width: slot.w * part, layer: i };
}

/** Blanks lie in a row where a hand is that nobody holds, missions behind the cards. */
export function besideHand(thing: Thing, layout: Layout): PieceSpot {
  const { i, n, others } = rowOf(thing, layout);
  const before = thing.kind === "mission" ? others : 0;
  const all = n + others;
  const width = 1 / (all + 2);
  return { on: "hand", x: (before + i - (all - 1) / 2) * width, y: 0, width, layer: 0 };
}

/** Which one of how many of its kind a thing is, at its place, and how many others lie there: in the order of the layout. */
function rowOf(thing: Thing, { groups }: Layout): { i: number; n: number; others: number } {
  let i = 0;
  let n = 0;
  let others = 0;
  for (const other of groups[ARMY_GROUP + thing.at].things) {
    if (other.key === thing.key) i = n;
    if (other.place === thing.place) {
      if (other.kind === thing.kind) n++;
      else others++;
    }
  }
  return { i, n, others };
}
