import type { Thing } from "../../session/pieces";
import { thingsOf } from "../../session/pieces";
import { idle, later } from "../queue";
import { COST, dress, settle } from "./arrange";
import { fix } from "./fix";
import { ground, OURS, pieceOf, THING } from "./ground";
import { spotOf } from "./spot";

/** Frames from the last thing laid until what moves has arrived. */
const PAUSE = 80;
/** Pieces, and strangers, that are looked at in a frame. */
const PACE = 6;
/** Rounds in which something is still put right before the table is left as it is. */
const ROUNDS = 5;

/**
 * Looks after the table once nothing is laid any more: every thing must have its one object in its place,
 * and nothing else may pass for one. Begins anew while there is something to put right.
 */
export function watch(round = 0): void {
  const { stamp } = ground;
  Wait.frames(() => {
    if (ground.stamp !== stamp) return;
    if (idle() && !ground.sweeping) begin(stamp, round);
    else watch(round);
  }, PAUSE);
}

function begin(stamp: number, round: number): void {
  const { layout } = ground;
  if (layout === undefined) return;
  const things = thingsOf(layout);
  let next = 0;
  let wrong = false;
  const step = (): void => {
    if (ground.stamp !== stamp) return;
    const n = next + PACE < things.length ? next + PACE : things.length;
    while (next < n) {
      if (!isRight(things[next])) wrong = true;
      next++;
    }
    if (next < things.length) Wait.frames(step, 1);
    else chase(stamp, round, wrong);
  };
  step();
}

/** Looks at one thing; false if it was not as it should be, or could not be looked at yet. */
function isRight(thing: Thing): boolean {
  const { key } = thing;
  const piece = ground.pieces[key];
  if (piece === undefined || piece.object.isDestroyed()) {
    if (spotOf(thing) === undefined) return true;
    later(COST.spawn, () => {
      settle(key);
    });
    return false;
  }
  if (!piece.live) {
    if (!piece.object.spawning) dress(piece);
    return false;
  }
  if (piece.thing !== ground.wanted[key]) settle(key);
  return fix(piece) === "right";
}

/** Then what passes for one of ours and is none: copies. */
function chase(stamp: number, round: number, wrong: boolean): void {
  const objects = getObjectsWithAllTags([OURS, THING]);
  let next = 0;
  let found = wrong;
  const step = (): void => {
    if (ground.stamp !== stamp) return;
    const n = next + PACE < objects.length ? next + PACE : objects.length;
    while (next < n) {
      if (banish(objects[next])) found = true;
      next++;
    }
    if (next < objects.length) Wait.frames(step, 1);
    else if (found && round < ROUNDS) watch(round + 1);
  };
  step();
}

/** Destroys an object that has our tags and lies there for nothing; says whether it did. */
export function banish(object: TtsObject): boolean {
  if (object.isDestroyed() || pieceOf(object) !== undefined) return false;
  if (object.spawning) return true;
  object.destruct();
  return true;
}
