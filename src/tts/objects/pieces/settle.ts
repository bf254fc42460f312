import { isPlaced } from "../../../session/scene/diff";
import type { Thing } from "../../../session/scene/thing";
import { guarded, later } from "../../queue";
import { dataOf } from "./data";
import { fix } from "./fix";
import { registry, type Piece } from "../registry";
import { goTo, toHand } from "./move";
import { writeLabel } from "./label";
import { isHeld, isModel, tintOf } from "./look";
import { addMenu } from "./menu";
import { spotOf } from "./spot";
import { COST } from "../slices";

/**
 * Makes the object of a key agree with what is wanted of it now: takes over one that lies there from before,
 * spawns, moves, writes, tints or takes away. What spawns is seen to when it is there. A new object begins at
 * the place of `from`. Gives what it cost.
 */
export function settle(key: string, from?: Thing): number {
  const thing = registry.wanted[key];
  const old = registry.found[key];
  if (old !== undefined) {
    registry.found[key] = undefined;
    return old.isDestroyed() ? settle(key, from) : takeOver(key, thing, old);
  }
  let piece = registry.pieces[key];
  if (piece !== undefined && piece.object.isDestroyed()) {
    registry.pieces[key] = undefined;
    piece = undefined;
  }
  if (thing === undefined) {
    if (piece !== undefined) take(piece);
    return COST.change;
  }
  if (piece === undefined) {
    spawn(thing, from ?? thing);
    return COST.spawn;
  }
  if (piece.live) show(piece, thing);
  return COST.change;
}

/** Makes an object of before the piece of its thing; one that belongs nowhere goes. */
function takeOver(key: string, thing: Thing | undefined, object: TtsObject): number {
  if (thing === undefined) {
    object.destruct();
    return COST.change;
  }
  const piece: Piece = { key, object, thing, label: "", live: false };
  registry.pieces[key] = piece;
  // One that still spawns is dressed when it is there.
  if (object.spawning) return COST.change;
  object.clearButtons();
  object.clearContextMenu();
  fix(piece);
  dress(piece);
  return COST.adopt;
}

function spawn(thing: Thing, from: Thing): void {
  if (spotOf(thing) === undefined) return;
  const begin = spotOf(from) === undefined ? thing : from;
  const spot = spotOf(begin);
  if (spot === undefined) return;
  const { key } = thing;
  const object = spawnObjectData({
    data: dataOf(thing, spot),
    callback_function: guarded((there: TtsObject) => {
      born(key, there);
    }),
  });
  registry.pieces[key] = { key, object, thing: at(thing, begin), label: "", live: false };
}

/** A thing as if it lay where another one lies. */
function at(thing: Thing, other: Thing): Thing {
  return other === thing ? thing : { ...thing, place: other.place, at: other.at };
}

/**
 * An object has spawned. Where the table is being laid again it is one of those that lie there; if nobody wants it any
 * more, or another one is there instead, it goes.
 */
function born(key: string, object: TtsObject): void {
  if (registry.found[key] === object || object.isDestroyed()) return;
  const piece = registry.pieces[key];
  if (piece !== undefined && piece.object === object) later(COST.dress, dress, piece);
  else if (piece === undefined && registry.found[key] === undefined && isWanted(key))
    registry.found[key] = object;
  else object.destruct();
}

function isWanted(key: string): boolean {
  return registry.resyncing || registry.wanted[key] !== undefined;
}

/** Gives an object that is there now what only the script can give it, and what has changed meanwhile. */
export function dress(piece: Piece): void {
  const { key, object, thing } = piece;
  if (registry.pieces[key] !== piece || object.isDestroyed()) return;
  piece.live = true;
  addMenu(object, thing);
  if (isHeld(thing)) toHand(piece);
  writeLabel(piece);
  settle(key);
}

/** Takes an object off the table; one that still spawns goes when it is there. */
function take(piece: Piece): void {
  registry.pieces[piece.key] = undefined;
  if (piece.live || !piece.object.spawning) piece.object.destruct();
}

function show(piece: Piece, thing: Thing): void {
  const old = piece.thing;
  piece.thing = thing;
  if (old === thing) return;
  if (old.owner !== thing.owner && isModel(thing)) piece.object.setColorTint(tintOf(thing));
  if (!isPlaced(old, thing)) goTo(piece, old);
  if (old.place !== thing.place) {
    piece.object.clearContextMenu();
    addMenu(piece.object, thing);
  }
  writeLabel(piece);
}
