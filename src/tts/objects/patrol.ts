import type { Thing } from "../../session/scene/thing";
import { thingsOf } from "../../session/scene/thing";
import { heard, idle, later } from "../queue";
import { COST, dress, settle } from "./arrange";
import { fix } from "./fix";
import { ground, OURS, pieceOf, THING } from "./ground";
import { spotOf } from "./spot";
import { spread } from "./spread";

/** Frames from the last thing laid until what moves has arrived. */
const PAUSE = 80;
/** What looking at a piece or a stranger costs a frame: six of them. */
const LOOK = COST.frame / 6;
/** Rounds in which something is still put right before the table is left as it is. */
const ROUNDS = 5;

/**
 * Looks after the table once nothing is laid any more: every thing must have its one object in its place,
 * and nothing else may pass for one. Begins anew while there is something to put right.
 */
export function watch(round = 0): void {
  const { stamp } = ground;
  const look = heard(() => {
    if (ground.stamp !== stamp) return;
    if (idle() && !ground.sweeping) begin(stamp, round);
    else watch(round);
  });
  Wait.frames(look, PAUSE);
}

function begin(stamp: number, round: number): void {
  const { layout } = ground;
  if (layout === undefined) return;
  const things = thingsOf(layout);
  let wrong = false;
  const look = (i: number): number => {
    if (!isRight(things[i])) wrong = true;
    return LOOK;
  };
  const then = (): void => {
    chase(stamp, round, wrong);
  };
  spread(things.length, look, whileNothingIsLaid(stamp), then)();
}

/** Goes on in the next frame, unless something has been laid by then. */
function whileNothingIsLaid(stamp: number): (this: void, run: (this: void) => void) => void {
  return (run) => {
    const go = heard(() => {
      if (ground.stamp === stamp) run();
    });
    Wait.frames(go, 1);
  };
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
  let found = wrong;
  const look = (i: number): number => {
    if (banish(objects[i])) found = true;
    return LOOK;
  };
  const then = (): void => {
    if (found && round < ROUNDS) watch(round + 1);
  };
  spread(objects.length, look, whileNothingIsLaid(stamp), then)();
}

/** Destroys an object that has our tags and lies there for nothing; says whether it did. */
export function banish(object: TtsObject): boolean {
  if (object.isDestroyed() || pieceOf(object) !== undefined) return false;
  if (object.spawning) return true;
  object.destruct();
  return true;
}
