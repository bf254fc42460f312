import { NOBODY } from "../../core/types";
import { CARDS } from "../../games/castle-risk/rules/cards";
import { COLOURS } from "../../games/castle-risk/meta";
import { UNITS } from "../../games/castle-risk/rules/units";
import type { Layout, Thing } from "../../session/scene/thing";
import { FORCE_GROUP } from "../../games/castle-risk/table/layout";
import { FRONTS } from "../data/fronts.data";
import { BOARD_PICTURE, MAT, RANK_SPOTS, ROUND_SPOTS } from "../data/marks.data";
import { PLACES, SLOTS } from "../data/places.data";
import { placeOf, type Frame } from "./frame";
import { ground, type Hand } from "./ground";
import { formOf, isHeld, ownerOf } from "./look";
import { baseWidth } from "./size";

/** Where an object lies, which way it looks, and how large it is. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly yaw: number;
  /** Multiple of its own size; of flat things only width and depth. */
  readonly scale: number;
}

/** Board pixels across: shields, markers of rank, cards of the piles. */
const SHIELD = 80;
const RANK = 62;
const PILE_CARD = 210;
/** The piles west of the board, in its pixels: missions and deck, below them the discards in rows of three. */
const PILES = { x: -972, y: 400, across: 350, down: 370 };
/** The supply east of the board, its pieces in rows of three: between the log and the own line on a small screen. */
const TRAY = { x: 4316, y: 1530, across: 220, down: 260 };
/** Beside the title of a mat: who is first, and whose turn it is. Mat pixels. */
const FIRST = { x: 1290, y: 130 };
const TURN = { x: 1410, y: 130, size: 110 };
/** A piece on a mat stands in a ring of 54 pixels; a coin in one of 100; a crown in one of 46. */
const MAT_FIGURE = 122;
const MAT_COIN = 215;
const MAT_CROWN = 105;
/** How far the pieces of a force stand from the middle of their front, in board pixels. */
const FRONT_STEP = 38;

/** Heights above the picture, in table units: flat things must not sink in, cards lie one above the other. */
const STANDING = 0.02;
const FLAT = 0.06;
const LAYER = 0.03;

/** Where a thing belongs. Undefined where the table has no place for it. */
export function spotOf(thing: Thing): Spot | undefined {
  switch (thing.place) {
    case "land":
      return onLand(thing);
    case "force":
      return onFront(thing);
    case "track":
      return onTrack(thing);
    case "pile":
      return onPile(thing);
    case "tray":
      return onTray(thing);
    case "mat":
      return onMat(thing);
    default:
      return isHeld(thing) ? inHand(thing) : byHand(thing);
  }
}

function onBoard(x: number, y: number, width: number, thing: Thing): Spot | undefined {
  return ground.board === undefined ? undefined : lie(ground.board, x, y, width, thing, 0);
}

/** `width` in pixels of the picture: of a model as many as a unit of it has. */
function lie(f: Frame, x: number, y: number, width: number, thing: Thing, layer: number): Spot {
  const isModel = formOf(thing) === "model";
  const at = placeOf(f, x, y, isModel ? STANDING : FLAT + layer * LAYER);
  const scale = isModel ? f.unit * width : (f.unit * width) / baseWidth(thing);
  return { x: at.x, y: at.y, z: at.z, yaw: f.yaw, scale };
}

function onLand(thing: Thing): Spot | undefined {
  const { kind, face, at } = thing;
  const name = kind === "unit" ? face : kind === "token" ? "plundered" : kind;
  const slot = SLOTS.indexOf(name as (typeof SLOTS)[number]);
  const row = PLACES[at];
  if (slot < 0 || 2 * slot >= row.length) return undefined;
  const width = kind === "shield" ? SHIELD : BOARD_PICTURE.pixelsPerUnit;
  return onBoard(row[2 * slot], row[2 * slot + 1], width, thing);
}

/** The territory that the force of a layout comes from; NOBODY where none fights. */
export function comesFrom({ groups }: Layout): number {
  const facts = groups.length > FORCE_GROUP ? groups[FORCE_GROUP].facts : [];
  return facts.length > 0 ? facts[0] : NOBODY;
}

/** A force stands where the two territories meet. */
function onFront(thing: Thing): Spot | undefined {
  const from = ground.layout === undefined ? NOBODY : comesFrom(ground.layout);
  const low = from < thing.at ? from : thing.at;
  const high = from < thing.at ? thing.at : from;
  const kind = UNITS.indexOf(thing.face as (typeof UNITS)[number]);
  for (const front of FRONTS) {
    if (front[0] === low && front[1] === high) {
      const x = front[2] + (kind % 2 === 0 ? -FRONT_STEP : FRONT_STEP);
      const y = front[3] + (kind < 2 ? -FRONT_STEP : FRONT_STEP);
      return onBoard(x, y, BOARD_PICTURE.pixelsPerUnit, thing);
    }
  }
  return undefined;
}

/** The rounds begin anew at the track's end. */
function onTrack(thing: Thing): Spot | undefined {
  const { kind, count } = thing;
  if (kind === "round") {
    const behind = count - 1;
    const spot = ROUND_SPOTS[behind % ROUND_SPOTS.length];
    return onBoard(spot[0], spot[1], BOARD_PICTURE.pixelsPerUnit, thing);
  }
  const rank = RANK_SPOTS[count > RANK_SPOTS.length ? RANK_SPOTS.length - 1 : count - 1];
  const spot = rank[COLOURS.indexOf(ownerOf(thing) as (typeof COLOURS)[number])];
  return onBoard(spot[0], spot[1], RANK, thing);
}

/** Missions and deck side by side, the discards by kind below them. */
function onPile(thing: Thing): Spot | undefined {
  const { kind, face } = thing;
  let cell = kind === "missions" ? 0 : 1;
  if (kind === "discards") cell = 3 + CARDS.indexOf(face as (typeof CARDS)[number]);
  const x = PILES.x + (cell % 3) * PILES.across;
  const y = PILES.y + Math.floor(cell / 3) * PILES.down;
  return onBoard(x, y, PILE_CARD, thing);
}

function onTray(thing: Thing): Spot | undefined {
  const row = Math.floor(thing.at / 3);
  const x = TRAY.x + (thing.at - 3 * row) * TRAY.across;
  const y = TRAY.y + row * TRAY.down;
  return onBoard(x, y, 2 * BOARD_PICTURE.pixelsPerUnit, thing);
}

function onMat(thing: Thing): Spot | undefined {
  const f = ground.mats[ownerOf(thing)];
  if (f === undefined) return undefined;
  const { places } = MAT;
  switch (thing.kind) {
    case "coins":
      return lie(f, places.treasury.x, places.treasury.y, MAT_COIN, thing, 0);
    case "first":
      return lie(f, FIRST.x, FIRST.y, MAT_FIGURE, thing, 0);
    case "turn":
      return lie(f, TURN.x, TURN.y, TURN.size, thing, 0);
    case "policy":
      return fan(f, places.policies, thing);
    case "mission":
      return fan(f, places.mission, thing);
    case "crown": {
      const slot = places.crowns.find((c) => c.reason === thing.face);
      return slot === undefined ? undefined : lie(f, slot.x, slot.y, MAT_CROWN, thing, 0);
    }
    default: {
      const kind = thing.kind === "castle" ? "castle" : thing.face;
      const slot = places.reserve.find((r) => r.kind === kind);
      return slot === undefined ? undefined : lie(f, slot.x, slot.y, MAT_FIGURE, thing, 0);
    }
  }
}

/** Several cards share a place: smaller the more they are, each showing a corner below the next. */
function fan(
  f: Frame,
  slot: { readonly x: number; readonly y: number; readonly w: number; readonly h: number },
  thing: Thing,
): Spot {
  const { i, n } = rowOf(thing);
  const part = n < 2 ? 1 : n < 3 ? 0.75 : 0.6;
  const way = n < 2 ? 0 : i / (n - 1) - 0.5;
  const x = slot.x + way * slot.w * (1 - part);
  const y = slot.y + way * slot.h * (1 - part);
  return lie(f, x, y, slot.w * part, thing, i);
}

/** Which one of how many of its kind a thing is, at its place: they lie in the order of the layout. */
function rowOf(thing: Thing): { i: number; n: number } {
  let i = 0;
  let n = 0;
  const { layout } = ground;
  if (layout === undefined) return { i, n };
  for (const other of layout.groups[FORCE_GROUP + 1 + thing.at].things) {
    if (other.key === thing.key) i = n;
    if (other.kind === thing.kind && other.place === thing.place) n++;
  }
  return { i, n };
}

/** A card goes into the middle of the hand, which orders its cards itself. */
function inHand(thing: Thing): Spot | undefined {
  const hand = ground.hands[ownerOf(thing)];
  if (hand === undefined) return undefined;
  return { x: hand.x, y: hand.y, z: hand.z, yaw: hand.yaw + 180, scale: 1 };
}

/** Blanks lie in a row where the hand is that nobody holds. */
function byHand(thing: Thing): Spot | undefined {
  const colour = ownerOf(thing);
  const hand = ground.hands[colour];
  const f = ground.mats[colour];
  if (hand === undefined || f === undefined) return undefined;
  const { i, n } = rowOf(thing);
  const isMission = thing.kind === "mission";
  const step = hand.width / (n + 2);
  const along = isMission ? hand.width / 2 - step / 2 : (i - n / 2) * step;
  const scale = step < 2 ? step / baseWidth(thing) : 0.9;
  const turn = ((f.yaw - 180) * Math.PI) / 180;
  return {
    x: hand.x + along * Math.cos(turn),
    y: f.y + FLAT,
    z: hand.z - along * Math.sin(turn),
    yaw: f.yaw,
    scale,
  };
}

/** Whether a place is in somebody's hand, seen from above. */
export function isIn(hand: Hand, x: number, z: number): boolean {
  const turn = (hand.yaw * Math.PI) / 180;
  const dx = x - hand.x;
  const dz = z - hand.z;
  const across = dx * Math.cos(turn) - dz * Math.sin(turn);
  const deep = dx * Math.sin(turn) + dz * Math.cos(turn);
  return Math.abs(across) < hand.width / 2 + 1 && Math.abs(deep) < hand.depth / 2 + 1;
}
