import type { PieceSpot } from "../../../session/scene/pieces";
import type { Thing } from "../../../session/scene/thing";
import { placeOf, type Frame } from "../board/frame";
import { registry, type Hand } from "../registry";
import { isHeld, isModel, ownerOf } from "./look";
import { baseWidth } from "./width";

/** Where an object lies, which way it looks, and how large it is. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly yaw: number;
  /** Multiple of its own size; of flat things only width and depth. */
  readonly scale: number;
}

/** Heights above the picture, in table units: flat things lie as tokens rest by themselves, cards one above the other. */
const STANDING = 0.02;
const FLAT = 0.1;
const LAYER = 0.03;
/** A card beside a hand is this large, unless it has less room than NARROW table units. */
const BESIDE = 0.9;
const NARROW = 2;

/** Where a thing belongs. Undefined where the table has no place for it. */
export function spotOf(thing: Thing): Spot | undefined {
  const { kit, layout, board, mats } = registry;
  if (isHeld(thing)) return inHand(thing);
  const at = layout === undefined ? undefined : kit.spot(thing, layout);
  if (at === undefined) return undefined;
  if (at.on === "hand") return besideHand(thing, at);
  const frame = at.on === "board" ? board : mats[ownerOf(thing)];
  return frame === undefined ? undefined : lie(frame, at, thing);
}

function lie(frame: Frame, { x, y, width, layer }: PieceSpot, thing: Thing): Spot {
  const solid = isModel(thing);
  const at = placeOf(frame, x, y, solid ? STANDING : FLAT + layer * LAYER);
  const scale = solid ? frame.unit * width : (frame.unit * width) / baseWidth(thing);
  return { x: at.x, y: at.y, z: at.z, yaw: frame.yaw, scale };
}

/** A card goes into the middle of the hand, which orders its cards itself. */
function inHand(thing: Thing): Spot | undefined {
  const hand = registry.hands[ownerOf(thing)];
  if (hand === undefined) return undefined;
  return { x: hand.x, y: hand.y, z: hand.z, yaw: hand.yaw + 180, scale: 1 };
}

/** Where the hand is that nobody holds, on the height of the mat and turned as it is. */
function besideHand(thing: Thing, at: PieceSpot): Spot | undefined {
  const colour = ownerOf(thing);
  const hand = registry.hands[colour];
  const frame = registry.mats[colour];
  if (hand === undefined || frame === undefined) return undefined;
  const along = at.x * hand.width;
  const width = at.width * hand.width;
  const turn = ((frame.yaw - 180) * Math.PI) / 180;
  return {
    x: hand.x + along * Math.cos(turn),
    y: frame.y + FLAT,
    z: hand.z - along * Math.sin(turn),
    yaw: frame.yaw,
    scale: width < NARROW ? width / baseWidth(thing) : BESIDE,
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
