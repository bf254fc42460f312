import { rollAside } from "../rng";
import { NOBODY, type Seat, type Seed } from "../types";

/** What a computer is like, beside what its level knows: the three play equally well. */
export type Manner = "bold" | "careful" | "grudging";

const MANNERS: readonly Manner[] = ["bold", "careful", "grudging"];

/** How a computer is disposed when it begins a thought. */
export interface Temper {
  readonly manner: Manner;
  /** Who attacked or robbed its seat last; NOBODY where that does not matter to it. */
  readonly grudge: Seat;
}

/** What all see of a seat that acted against another one. */
export interface Strike {
  readonly by: Seat;
  readonly against: Seat;
}

/** Rolls of this number and those behind it are for who computers are; thoughts use lower ones. */
const PERSONS = 1000000000;

/** The manner of the computer of a seat, for the whole of a game. */
export function mannerOf(seed: Seed, seat: Seat): Manner {
  return MANNERS[rollAside(seed, PERSONS + seat)(MANNERS.length)];
}

/** Which of so many names the computer of a seat has; up to as many seats have different ones. */
export function nameOf(seed: Seed, seat: Seat, names: number): number {
  return (rollAside(seed, PERSONS - 1)(names) + seat) % names;
}

/** How the computer of a seat is disposed; `struck` is who acted against it last, NOBODY for nobody. */
export function temperOf(seed: Seed, seat: Seat, struck: Seat): Temper {
  const manner = mannerOf(seed, seat);
  return { manner, grudge: manner === "grudging" ? struck : NOBODY };
}
