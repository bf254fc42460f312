import { stop, stopAll, toFrames, type Waiting } from "../world/clock";
import { does } from "./done";
import { fn, has, maybeFn, number, text } from "./reader";
import type { Call } from "./types";
import type { World } from "../world/types";

function add(world: World, waiting: Omit<Waiting, "id">): number {
  const id = world.clock.nextId++;
  world.clock.waiting.push({ id, ...waiting });
  return id;
}

/** Waits, by frames (60 a second) or seconds of the table's clock. All are lost when a save is loaded. */
export const WAIT_FUNCTIONS: Record<string, Call> = {
  "Wait.frames": (args) => {
    const frames = Math.max(1, Math.floor(number(args, 1, 1)));
    return add(args.world, { due: args.world.clock.frame + frames, fn: fn(args, 0) });
  },
  "Wait.time": (args) => {
    const every = toFrames(number(args, 1));
    const repeats = number(args, 2, 1);
    return add(args.world, { due: args.world.clock.frame + every, fn: fn(args, 0), every, repeats });
  },
  "Wait.condition": (args) => {
    const waiting: Omit<Waiting, "id"> = { due: 0, fn: fn(args, 0), condition: fn(args, 1) };
    const late = maybeFn(args, 3);
    if (has(args, 2)) waiting.timeout = { due: args.world.clock.frame + toFrames(number(args, 2)), fn: late };
    return add(args.world, waiting);
  },
  "Wait.stop": (args) => stop(args.world.clock, number(args, 0)) !== undefined,
  "Wait.stopAll": does((args) => stopAll(args.world.clock)),
  /** A coroutine has been made on the script's side under this number. */
  __coroutine: does((args) => args.world.clock.coroutines.push({ id: number(args, 0), name: text(args, 1) })),
};
