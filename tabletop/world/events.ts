import type { Out } from "../bridge/values";
import type { World } from "./world";

/** A call that the table owes the script: a handler by name, or a function that the script gave before. */
export interface WorldEvent {
  what: string;
  fn?: number;
  /** The function is not called again: the script's side forgets it. */
  last?: boolean;
  args: Out[];
}

/** Queues a handler of the script, called when the running slice is over. */
export function emit(world: World, what: string, ...args: Out[]): void {
  world.events.push({ what, args });
}

/** Queues a function of the script. */
export function callback(world: World, what: string, fn: number, last: boolean, ...args: Out[]): void {
  world.events.push({ what, fn, last, args });
}
