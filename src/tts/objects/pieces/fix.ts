import type { Thing } from "../../../session/scene/thing";
import { registry, type Piece } from "../registry";
import { toHand } from "./move";
import { writeLabel } from "./label";
import { isFree, isHeld, isModel, ownerOf, tintOf } from "./look";
import { baseWidth, learnWidth } from "./width";
import { isIn, spotOf, type Spot } from "./spot";

/** How far a piece may be from its place, in table units, and how askew, in degrees: free ones are pushed a little. */
const EXACT = { far: 0.02, high: 0.05, askew: 2 };
const LOOSE = { far: 0.15, high: 1.5, askew: 12 };
/** A difference of tints that is no rounding. */
const TINT = 0.02;

/**
 * Puts right what people have done to a piece: where it lies, its size, lock and colour. "busy" for one that
 * moves or is held, and has to be looked at again.
 */
export function fix(piece: Piece): "right" | "fixed" | "busy" {
  const { object, thing } = piece;
  if (isHeld(thing)) return fixHeld(piece);
  const width = isModel(thing) ? 0 : baseWidth(thing);
  learnWidth(thing, object);
  const spot = spotOf(thing);
  if (spot === undefined) return "right";
  let found: "right" | "fixed" = "right";
  if (isOff(object, thing, spot)) {
    if (object.held_by_color !== undefined || object.isSmoothMoving()) return "busy";
    object.setPosition([spot.x, spot.y, spot.z]);
    object.setRotation([0, spot.yaw, 0]);
    found = "fixed";
  }
  const scale = object.getScale();
  if (
    Math.abs(scale.x - spot.scale) > spot.scale * 0.02 ||
    Math.abs(scale.z - spot.scale) > spot.scale * 0.02
  ) {
    object.setScale([spot.scale, isModel(thing) ? spot.scale : 1, spot.scale]);
    found = "fixed";
  }
  if (width > 0 && baseWidth(thing) !== width) relabel(piece);
  if (object.locked === isFree(thing)) {
    object.locked = !isFree(thing);
    found = "fixed";
  }
  if (isModel(thing) && isOther(object.getColorTint(), tintOf(thing))) {
    object.setColorTint(tintOf(thing));
    found = "fixed";
  }
  return found;
}

/** A card belongs into its owner's hand, wherever it lies there. */
function fixHeld(piece: Piece): "right" | "fixed" | "busy" {
  const { object, thing } = piece;
  const hand = registry.hands[ownerOf(thing)];
  if (hand === undefined) return "right";
  let found: "right" | "fixed" = "right";
  if (object.locked) {
    object.locked = false;
    found = "fixed";
  }
  if (Math.abs(object.getScale().x - 1) > 0.02) {
    object.setScale([1, 1, 1]);
    found = "fixed";
  }
  const { x, z } = object.getPosition();
  if (isIn(hand, x, z)) return found;
  if (object.held_by_color !== undefined || object.isSmoothMoving()) return "busy";
  toHand(piece);
  return "fixed";
}

function isOff(object: TtsObject, thing: Thing, spot: Spot): boolean {
  const most = isFree(thing) ? LOOSE : EXACT;
  const { x, y, z } = object.getPosition();
  if (Math.abs(x - spot.x) > most.far || Math.abs(z - spot.z) > most.far) return true;
  if (Math.abs(y - spot.y) > most.high) return true;
  const turn = object.getRotation();
  const askew = most.askew;
  return angle(turn.x) > askew || angle(turn.z) > askew || angle(turn.y - spot.yaw) > askew;
}

/** How many degrees a turn is away from none. */
function angle(degrees: number): number {
  const turn = Math.abs(degrees) % 360;
  return turn > 180 ? 360 - turn : turn;
}

function isOther(first: TtsRGB, second: TtsRGB): boolean {
  return (
    Math.abs(first.r - second.r) > TINT ||
    Math.abs(first.g - second.g) > TINT ||
    Math.abs(first.b - second.b) > TINT
  );
}

/** Writes a label again whose measures have changed. */
function relabel(piece: Piece): void {
  if (piece.label === "") return;
  piece.object.clearButtons();
  piece.label = "";
  writeLabel(piece);
}
