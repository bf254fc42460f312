import { thingsOf, type Thing } from "../../session/scene/thing";
import { guarded, idle, later } from "../queue";
import { dress, settle } from "./pieces/settle";
import { fix } from "./pieces/fix";
import { registry, OURS, pieceOf, THING } from "./registry";
import { spotOf } from "./pieces/spot";
import { COST, inSlices } from "./slices";

/** Frames from the last thing laid until what moves has arrived. */
const PAUSE = 80;
/** What looking at a piece or a stranger costs a frame: six of them. */
const LOOK = COST.frame / 6;
/** Rounds in which something is still put right before the table is left as it is. */
const ROUNDS = 5;

/**
 * Looks after the table once nothing is laid any more, after a lay and after a drop: every thing must have its one
 * object in its place, and nothing else may pass for one. Begins again while there is something to put right.
 */
export function verify(round = 0): void {
  registry.watch++;
  const { watch } = registry;
  const look = guarded(() => {
    if (registry.watch !== watch) return;
    if (idle() && !registry.resyncing) verifyAll(watch, round);
    else verify(round);
  });
  Wait.frames(look, PAUSE);
}

function verifyAll(watch: number, round: number): void {
  const { layout } = registry;
  if (layout === undefined) return;
  const things = thingsOf(layout);
  let wrong = false;
  const look = (i: number): number => {
    if (!isRight(things[i])) wrong = true;
    return LOOK;
  };
  const then = (): void => {
    removeStrays(watch, round, wrong);
  };
  inSlices(things.length, look, whileWatching(watch), then)();
}

/** Goes on in the next frame, unless another look has been put off by then. */
function whileWatching(watch: number): (this: void, run: (this: void) => void) => void {
  return (run) => {
    const go = guarded(() => {
      if (registry.watch === watch) run();
    });
    Wait.frames(go, 1);
  };
}

/** Looks at one thing; false if it was not as it should be, or could not be looked at yet. */
function isRight(thing: Thing): boolean {
  const { key } = thing;
  const piece = registry.pieces[key];
  if (piece === undefined || piece.object.isDestroyed()) {
    if (spotOf(thing) === undefined) return true;
    later(COST.spawn, settle, key);
    return false;
  }
  if (!piece.live) {
    if (!piece.object.spawning) dress(piece);
    return false;
  }
  if (piece.thing !== registry.wanted[key]) settle(key);
  return fix(piece) === "right";
}

/** Then what passes for one of ours and is none: copies. */
function removeStrays(watch: number, round: number, wrong: boolean): void {
  const objects = getObjectsWithAllTags([OURS, THING]);
  let found = wrong;
  const look = (i: number): number => {
    if (removeStray(objects[i])) found = true;
    return LOOK;
  };
  const then = (): void => {
    if (found && round < ROUNDS) verify(round + 1);
  };
  inSlices(objects.length, look, whileWatching(watch), then)();
}

/** Destroys an object that has our tags and lies there for nothing; says whether it did. */
export function removeStray(object: TtsObject): boolean {
  if (object.isDestroyed() || pieceOf(object) !== undefined) return false;
  if (object.spawning) return true;
  object.destruct();
  return true;
}
