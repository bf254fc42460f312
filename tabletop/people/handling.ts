import type { Action } from "../world/actions";
import { allowed, nameOf, overPiece, piece, reachable, seated, type Piece, type Reach } from "./find";
import { deliver } from "../run/deliver";
import { destroy, spawn } from "../world/spawn";
import { emit } from "../world/events";
import { fall, glide, setLocked } from "../world/motion";
import { isFaceDown, objectData, place } from "../world/objects";
import { mayEnter } from "../run/merge";
import { objectOut } from "../bridge/values";
import { inside, put } from "../world/containers";
import { chance, Refused } from "../world/world";
import { randomizeBy } from "../world/dice";
import { times, turned } from "../world/vectors";
import { TYPING_FRAMES } from "../run/numbers";
import type { Session } from "../run/session";
import type { XYZ } from "../save/types";

async function turn(reach: Reach, action: Action, to: XYZ): Promise<boolean> {
  const { session, by, object } = reach;
  if (object.data.Locked === true) throw new Refused(`${nameOf(reach)} is locked`);
  if (!(await allowed(session, by, action, [object]))) return false;
  const { rotation: old } = object;
  const args = [objectOut(object.handle), to.y, to.z, by.color, old.y, old.z];
  if ((await deliver(session.script, { what: "tryObjectRotate", args })) === false) return false;
  glide(session.world, object, { rotation: to });
  emit(session.world, "onObjectRotate", ...args);
  return true;
}

/** Turns a piece over. False when the script vetoes it, as in all that follows. */
export const flip = overPiece(async (reach) => {
  const { object } = reach;
  return turn(reach, "FlipOver", { ...object.rotation, z: isFaceDown(object) ? 0 : 180 });
});

/** Turns a piece by steps of 15 degrees, to the right if positive. */
export const rotate = overPiece(async (reach, steps: number) => {
  const { rotation } = reach.object;
  const to = { ...rotation, y: turned(rotation.y + 15 * steps) };
  return turn(reach, steps > 0 ? "RotateIncrementalRight" : "RotateIncrementalLeft", to);
});

/** Shuffles a container or throws dice: the key for it over a piece. */
export const randomize = overPiece(async ({ session, by, object }) => {
  if (!(await allowed(session, by, "Randomize", [object]))) return false;
  const args = [objectOut(object.handle), by.color];
  if ((await deliver(session.script, { what: "tryObjectRandomize", args })) === false) return false;
  randomizeBy(session.world, object, by.color);
  return true;
});

/** Deletes a piece; locked ones too. */
export const remove = overPiece(async ({ session, by, object }) => {
  if (!(await allowed(session, by, "Delete", [object]))) return false;
  destroy(session.world, object);
  return true;
});

/** Copies pieces, to be pasted. */
export async function copy(session: Session, who: string, which: Piece[]): Promise<boolean> {
  const by = seated(session, who);
  const objects = which.map((one) => reachable(session, by, one));
  if (!(await allowed(session, by, "Copy", objects))) return false;
  session.copied.set(
    by.color,
    objects.map((object) => object.handle),
  );
  return true;
}

/** Pastes what was copied: new pieces with new GUIDs, beside `at`. */
export async function paste(session: Session, who: string, at: XYZ): Promise<boolean> {
  const by = seated(session, who);
  const objects = (session.copied.get(by.color) ?? []).flatMap(
    (handle) => session.world.objects.get(handle) ?? [],
  );
  if (objects.length === 0) throw new Refused(`${who} has copied nothing`);
  if (!(await allowed(session, by, "Paste", objects))) return false;
  objects.forEach((object, i) =>
    spawn(session.world, { ...objectData(object), GUID: "" }, { position: { ...at, x: at.x + i } }),
  );
  return true;
}

/** Makes one pile of pieces: the first takes the others. */
export async function group(session: Session, who: string, which: Piece[]): Promise<boolean> {
  const by = seated(session, who);
  const [first, ...rest] = which.map((one) => reachable(session, by, one));
  if (!(await allowed(session, by, "Group", [first, ...rest]))) return false;
  let pile = first;
  for (const object of rest)
    if (await mayEnter(session, pile, object)) pile = put(session.world, pile, object);
  return true;
}

/** Makes a piece larger or smaller. No script can prevent it. */
export const resize = overPiece(({ session, object }, factor: number): void => {
  place(session.world, object, { scale: times(object.scale, { x: factor, y: factor, z: factor }) });
});

/** Locks or unlocks a piece by its key. No script can prevent it. */
export const toggleLock = overPiece(({ session, object }): void => {
  setLocked(session.world, object, object.data.Locked !== true);
});

/** Looks at the hidden side of a piece. */
export const peek = overPiece(({ session, by, object }): void => {
  emit(session.world, "onObjectPeek", objectOut(object.handle), by.color);
});

/** Points at a piece, or at nothing. */
export function hover(session: Session, who: string, which: Piece | undefined): void {
  const by = seated(session, who);
  const object = which === undefined ? undefined : piece(session, which);
  by.hover = object?.handle;
  if (object !== undefined) by.pointer = object.position;
  emit(session.world, "onObjectHover", by.color, object === undefined ? undefined : objectOut(object.handle));
}

/** Opens or closes the window of a container; open, it shows the names of all that it holds. */
export const search = overPiece((reach, open: boolean): string[] => {
  const { session, by, object } = reach;
  if (object.kind.holds === undefined) throw new Refused(`${nameOf(reach)} holds nothing`);
  emit(session.world, open ? "onObjectSearchStart" : "onObjectSearchEnd", objectOut(object.handle), by.color);
  return open && object.kind.holds !== "alike" ? inside(object).map((data) => data.Nickname ?? "") : [];
});

/** Kicks the table over: everything that is not locked lies somewhere else, any way up. No script can prevent it. */
export function scatter(session: Session, who: string): void {
  const { world } = session;
  seated(session, who);
  for (const object of world.objects.values()) {
    if (object.kind.zone === true || object.data.Locked === true || object.life !== "live") continue;
    const [x, z, turnedTo, over] = [60, 60, 360, 2].map((sides) => chance(world, sides));
    object.motion = undefined;
    const rotation = { x: 0, y: turnedTo, z: over * 180 };
    place(world, object, { position: { x: x - 30, y: 5, z: z - 30 }, rotation });
    fall(world, object);
  }
}

/**
 * Types digits over a piece. They count as one number when no other digit has followed for a second (60 frames);
 * then the script hears of it, and what it does not want does what numbers do: draw, turn a die, change the state.
 */
export function typeNumber(session: Session, who: string, which: Piece, digits: string, alt = false): void {
  if (!/^\d+$/.test(digits)) throw new Refused(`${digits} are no digits`);
  const by = seated(session, who);
  const object = reachable(session, by, which);
  const typed = session.typing.get(by.color);
  const before = typed?.handle === object.handle ? typed.digits : "";
  const due = session.world.clock.frame + TYPING_FRAMES;
  session.typing.set(by.color, { handle: object.handle, digits: before + digits, alt, due });
}
