/** How often computers of one level beat those of the level below: every other seat is theirs, in turn. */
import type { CommonState } from "../../../../src/core/types";
import { ENGINE } from "../../../../src/games/risk-europe/engine";
import { countWins, duel, leadOf, levelPlaying, type Wanted } from "../../contract/duel";

const isOurs = (seat: number, seed: number): boolean => (seat + seed) % 2 === 0;

/** Plays the game with a seed between seats of either level in turn. */
function between(stronger: string, weaker: string, players: number): (seed: number) => CommonState {
  const [ours, theirs] = [levelPlaying(ENGINE, stronger), levelPlaying(ENGINE, weaker)];
  return (seed) => duel(ENGINE, { players, seed, playerOf: (seat) => (isOurs(seat, seed) ? ours : theirs) });
}

/** In how many of these games a seat of the stronger level wins, as far as it takes to tell. */
export function winsOf(stronger: string, weaker: string, players: number, wanted: Wanted): number {
  return countWins(wanted, between(stronger, weaker, players), isOurs);
}

/** By how many games the stronger level is ahead once either is by six, or after 50. */
export function leadBetween(stronger: string, weaker: string, players: number): number {
  return leadOf({ enough: 6, most: 50 }, between(stronger, weaker, players), isOurs);
}
