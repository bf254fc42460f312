import type { PieceSpot } from "../../../session/scene/pieces";
import type { Layout, Thing } from "../../../session/scene/thing";
import { FORCE_GROUP } from "./layout";
import { MAT } from "./marks.data";

/** Beside the title of a mat: who is first, and whose turn it is. Mat pixels, as all in this file. */
const FIRST = { x: 1290, y: 130 };
const TURN = { x: 1410, y: 130, size: 110 };
/** A piece on a mat stands in a ring of 54 pixels; a coin in one of 100; a crown in one of 46. */
const FIGURE = 122;
const COIN = 215;
const CROWN = 105;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a thing lies on its owner's mat. */
export function onMat(thing: Thing, layout: Layout): PieceSpot | undefined {
  const { places } = MAT;
  switch (thing.kind) {
    case "coins":
      return lie(places.treasury, COIN);
    case "first":
      return lie(FIRST, FIGURE);
    case "turn":
      return lie(TURN, TURN.size);
    case "policy":
      return fan(places.policies, thing, layout);
    case "mission":
      return fan(places.mission, thing, layout);
    case "crown":
      return lie(
        places.crowns.find((c) => c.reason === thing.face),
        CROWN,
      );
    default: {
      const kind = thing.kind === "castle" ? "castle" : thing.face;
      return lie(
        places.reserve.find((r) => r.kind === kind),
        FIGURE,
      );
    }
  }
}

function lie(point: Point | undefined, width: number): PieceSpot | undefined {
  return point === undefined ? undefined : { on: "mat", x: point.x, y: point.y, width, layer: 0 };
}

/** Several cards share a place: smaller the more they are, each showing a corner below the next. */
function fan(
  slot: Point & { readonly w: number; readonly h: number },
  thing: Thing,
  layout: Layout,
): PieceSpot {
  const { i, n } = rowOf(thing, layout);
  const part = n < 2 ? 1 : n < 3 ? 0.75 : 0.6;
  const way = n < 2 ? 0 : i / (n - 1) - 0.5;
  const x = slot.x + way * slot.w * (1 - part);
  const y = slot.y + way * slot.h * (1 - part);
  return { on: "mat", x, y, width: slot.w * part, layer: i };
}

/** Blanks lie in a row where a hand is that nobody holds, the mission at its end. */
export function besideHand(thing: Thing, layout: Layout): PieceSpot {
  const { i, n } = rowOf(thing, layout);
  const width = 1 / (n + 2);
  const x = thing.kind === "mission" ? 0.5 - width / 2 : (i - n / 2) * width;
  return { on: "hand", x, y: 0, width, layer: 0 };
}

/** Which one of how many of its kind a thing is, at its place: they lie in the order of the layout. */
function rowOf(thing: Thing, { groups }: Layout): { i: number; n: number } {
  let i = 0;
  let n = 0;
  for (const other of groups[FORCE_GROUP + 1 + thing.at].things) {
    if (other.key === thing.key) i = n;
    if (other.kind === thing.kind && other.place === thing.place) n++;
  }
  return { i, n };
}
