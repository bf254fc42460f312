import type { Node } from "../../xml/parse";
import type { SeenObject } from "../../world/look";
import { minus } from "../../world/vectors";
import type { XYZ } from "../../save/types";

/**
 * What one viewer calls the things they see: numbers in the order of their appearing. They say nothing about a thing,
 * and a thing that one cannot tell from others keeps its number only as long as the eye could follow it.
 */
export interface Keys {
  next: number;
  /** How often the viewer has looked. */
  look: number;
  pieces: Map<number, Known>;
  byPiece: Map<number, number>;
  elements: Map<Node, number>;
  byElement: Map<number, Node>;
}

interface Known {
  key: number;
  look: number;
  concealed: boolean;
  /** Where its motion began, and where it is or where that ends. */
  from: XYZ;
  position: XYZ;
  held: string | undefined;
}

export function newKeys(): Keys {
  return {
    next: 1,
    look: 0,
    pieces: new Map(),
    byPiece: new Map(),
    elements: new Map(),
    byElement: new Map(),
  };
}

/** How far from its way something may be seen next, in table units. */
const FOLLOWED = 0.02;

/** Whether a point lies on the way from `from` to `to`, seen from above: what is let go falls. */
function isOnWay(point: XYZ, from: XYZ, to: XYZ): boolean {
  const [dx, dz] = [to.x - from.x, to.z - from.z];
  const [px, pz] = [point.x - from.x, point.z - from.z];
  const length = dx * dx + dz * dz;
  const part = length === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + pz * dz) / length));
  return Math.hypot(px - dx * part, pz - dz * part) < FOLLOWED;
}

/** A back is like every other back. */
function isConcealed({ side, name }: SeenObject): boolean {
  return side === "hidden" || (side === "back" && name === "");
}

/** Whether it is plain that this is the thing that was seen before. */
function follows(known: Known, seen: SeenObject): boolean {
  if (known.held !== undefined && seen.held !== undefined) return true;
  if (known.concealed !== isConcealed(seen)) return false;
  if (!known.concealed || known.held !== undefined || seen.held !== undefined) return true;
  return isOnWay(seen.motion?.fromPosition ?? seen.position, known.from, known.position);
}

/** Gives every thing that a viewer sees its key. New ones are given by place, never by who is behind them. */
export function keyPieces(keys: Keys, seen: readonly SeenObject[]): void {
  keys.look++;
  const fresh: SeenObject[] = [];
  for (const one of seen) {
    const known = keys.pieces.get(one.handle);
    if (known === undefined || !follows(known, one)) fresh.push(one);
    else renew(keys, known, one);
  }
  fresh.sort(byPlace);
  for (const one of fresh) {
    const { position, held } = one;
    const known: Known = { key: keys.next++, look: 0, concealed: false, from: position, position, held };
    const before = keys.pieces.get(one.handle);
    if (before !== undefined) keys.byPiece.delete(before.key);
    keys.pieces.set(one.handle, known);
    keys.byPiece.set(known.key, one.handle);
    renew(keys, known, one);
  }
  if (keys.pieces.size > seen.length) forget(keys);
}

function renew(keys: Keys, known: Known, one: SeenObject): void {
  known.look = keys.look;
  known.concealed = isConcealed(one);
  known.from = one.motion?.fromPosition ?? one.position;
  known.position = one.position;
  known.held = one.held;
}

/** What is not seen any more has no key. */
function forget(keys: Keys): void {
  for (const [handle, { key, look }] of keys.pieces) {
    if (look === keys.look) continue;
    keys.pieces.delete(handle);
    keys.byPiece.delete(key);
  }
}

function byPlace(one: SeenObject, other: SeenObject): number {
  const { x, y, z } = minus(one.position, other.position);
  return x || z || y || one.handle - other.handle;
}

/** The key of an element; it keeps it as long as the document stays. */
export function keyElement(keys: Keys, node: Node): number {
  const known = keys.elements.get(node);
  if (known !== undefined) return known;
  const key = keys.next++;
  keys.elements.set(node, key);
  keys.byElement.set(key, node);
  return key;
}
