import { accepts, isCard, nextOut, put, takeOut } from "../world/containers";
import { allowed, nameOf, overPiece, piece, seated, type Piece } from "./find";
import { bounds, touch } from "../world/bounds";
import { drain, passFrame } from "../run/frame";
import { emit } from "../world/events";
import { enterHand, handUnder, leaveHand } from "../world/hands";
import { fall, lift } from "../world/motion";
import { mayEnter } from "../run/merge";
import { objectOut } from "../bridge/values";
import { place } from "../world/objects";
import { Refused } from "../world/world";
import { isAlike } from "../world/stacks";
import { snap } from "../world/snap";
import type { Session } from "../run/session";
import type { XYZ } from "../save/types";
import type { TableObject } from "../world/types";

/** A place on the table, seen from above. */
type Spot = Pick<XYZ, "x" | "z">;

/** How high a held piece hovers over where it was, in table units. */
const LIFT = 1.5;

/** Picks a piece up. The answer is false when the script vetoes it; a locked or held piece is refused. */
export const pickUp = overPiece(async (reach) => {
  const { session, by, object } = reach;
  if (object.data.Locked === true) throw new Refused(`${nameOf(reach)} is locked`);
  if (object.heldBy !== undefined) throw new Refused(`${nameOf(reach)} is held by ${object.heldBy}`);
  if (!(await allowed(session, by, "PickUp", [object])) || object.life !== "live") return false;
  hold(session, object, by.color);
  return true;
});

function hold(session: Session, object: TableObject, color: string): void {
  const { world } = session;
  object.pickedUp = { position: object.position, rotation: object.rotation };
  object.motion = undefined;
  object.heldBy = color;
  if (object.hand !== undefined) leaveHand(world, object);
  lift(world, object, LIFT);
  emit(world, "onObjectPickUp", color, objectOut(object.handle));
}

/** Drags the top object off a container, and holds it. */
export const drawFrom = overPiece(async (reach) => {
  const { session, by, object: container } = reach;
  if (container.kind.holds === undefined) throw new Refused(`${nameOf(reach)} holds nothing`);
  if (!(await allowed(session, by, "PickUp", [container])) || container.life !== "live") return false;
  const { world } = session;
  hold(session, takeOut(world, container, nextOut(world, container, true), {}, false), by.color);
  return true;
});

/** Moves what a person holds; the height is kept above what they point at. */
export function drag(session: Session, who: string, to: Spot): void {
  const by = seated(session, who);
  const held = heldBy(session, by.color);
  if (held.length === 0) throw new Refused(`${who} holds nothing`);
  by.pointer = { ...by.pointer, ...to };
  for (const object of held)
    place(session.world, object, { position: { ...object.position, x: to.x, z: to.z } });
}

/** Lets go of what a person holds, where it is or at `at`: into a hand, a container, to a snap point, or down. */
export async function drop(session: Session, who: string, at?: Spot): Promise<void> {
  if (at !== undefined) drag(session, who, at);
  const { color } = seated(session, who);
  const held = heldBy(session, color);
  if (held.length === 0) throw new Refused(`${who} holds nothing`);
  for (const object of held) await release(session, object, color);
}

/** What becomes of a piece that a hand has let go. */
export async function release(session: Session, object: TableObject, color: string): Promise<void> {
  const { world } = session;
  object.heldBy = undefined;
  emit(world, "onObjectDrop", color, objectOut(object.handle));
  const hand = handUnder(world, object);
  if (hand !== undefined) return enterHand(world, hand, object);
  const container = containerUnder(session, object);
  if (container !== undefined && (await mayEnter(session, container, object))) {
    put(world, container, object);
    return;
  }
  snap(world, object);
  fall(world, object);
}

function containerUnder(session: Session, object: TableObject): TableObject | undefined {
  const { world } = session;
  const box = bounds(world, object);
  const column = { center: { ...box.center, y: 0 }, size: { x: 0.01, y: 1000, z: 0.01 } };
  for (const other of world.objects.values()) {
    // Cards and stacks take in what comes to lie on them.
    if (other.life !== "live" || isCard(other) || other.kind.holds === "cards") continue;
    if (!accepts(other, object) || isAlike(other, object)) continue;
    if (touch(bounds(world, other), column)) return other;
  }
  return undefined;
}

/** Frames that a drag takes: up, across, down. */
const UP_FRAMES = 10;
const DOWN_FRAMES = 3;

/** Picks a piece up, drags it and drops it, in a quarter of a second. False when the pick-up was vetoed. */
export async function move(session: Session, who: string, which: Piece, to: Spot): Promise<boolean> {
  if (!(await pickUp(session, who, which))) return false;
  const object = piece(session, which);
  const color = object.heldBy;
  await drain(session);
  for (let i = 0; i < UP_FRAMES; i++) await passFrame(session);
  // The script may have taken it away meanwhile.
  const holds = (): boolean => object.heldBy === color && session.world.objects.has(object.handle);
  if (color === undefined || !holds()) return true;
  drag(session, color, to);
  for (let i = 0; i < DOWN_FRAMES; i++) await passFrame(session);
  if (holds()) await release(session, object, color);
  return true;
}

/** Moves a piece onto another, or into its zone. */
export async function moveOnto(session: Session, who: string, which: Piece, onto: Piece): Promise<boolean> {
  const { x, z } = piece(session, onto).position;
  return move(session, who, which, { x, z });
}

function heldBy(session: Session, color: string): TableObject[] {
  return [...session.world.objects.values()].filter((object) => object.heldBy === color);
}
