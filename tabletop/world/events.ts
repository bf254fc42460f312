import type { Out } from "../bridge/values";
import type { World } from "./types";

/** Queues a handler of the script, called when the running slice is over. */
export function emit(world: World, what: string, ...args: Out[]): void {
  world.events.push({ what, args });
}

/** Queues a function of the script. */
export function callback(world: World, what: string, fn: number, last: boolean, ...args: Out[]): void {
  world.events.push({ what, fn, last, args });
}
