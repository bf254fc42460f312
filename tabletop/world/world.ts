import { randomInt } from "node:crypto";
import type { XYZ } from "../save/types";
import type { Message, Outside, World } from "./types";

const SHARES = 2 ** 47;

/** The next number of the table's own chance: a whole number from 0 below `sides`, of the machine's without a seed. */
export function chance(world: World, sides: number): number {
  if (world.seed === undefined) return randomInt(sides);
  world.seed = (world.seed * 48271) % 2147483647;
  return world.seed % sides;
}

/** What a script's `math.random()` gives: from 0 to just below 1. */
export function share(world: World): number {
  if (world.seed === undefined) return randomInt(SHARES) / SHARES;
  world.scriptSeed = (world.scriptSeed * 48271) % 2147483647;
  return world.scriptSeed / 2147483647;
}

export function warn(world: World, text: string): void {
  if (!world.warnings.includes(text)) world.warnings.push(text);
}

export function say(world: World, message: Omit<Message, "frame">): void {
  world.messages.push({ ...message, frame: world.clock.frame });
}

const OUTSIDE_KEPT = 500;

/** Notes what editors are told of. */
export function tellOutside({ outside }: World, message: Outside): void {
  outside.push(message);
  if (outside.length > OUTSIDE_KEPT) outside.shift();
}

const PINGS_KEPT = 16;

/** Points a place out to all, as the person of a colour does, or a script in its name. */
export function addPing(world: World, by: string, at: XYZ, isScript: boolean): void {
  world.pings.push({ n: (world.pings.at(-1)?.n ?? 0) + 1, by, at, frame: world.clock.frame, isScript });
  if (world.pings.length > PINGS_KEPT) world.pings.shift();
}

/** What a person or a script cannot do on this table, in words. */
export class Refused extends Error {
  constructor(message: string) {
    super(message);
    this.name = "Refused";
  }
}
