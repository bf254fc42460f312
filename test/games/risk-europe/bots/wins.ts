/** How often computers of one level beat those of the level below: every other seat is theirs, in turn. */
import { ENGINE } from "../../../../src/games/risk-europe/engine";
import { countWins, duel, levelPlaying } from "../../contract/duel";

/** In how many of these games a seat of the stronger level wins. */
export function winsOf(stronger: string, weaker: string, players: number, games: number): number {
  const [ours, theirs] = [levelPlaying(ENGINE, stronger), levelPlaying(ENGINE, weaker)];
  const isOurs = (seat: number, seed: number): boolean => (seat + seed) % 2 === 0;
  return countWins(
    games,
    (seed) => duel(ENGINE, { players, seed, playerOf: (seat) => (isOurs(seat, seed) ? ours : theirs) }),
    isOurs,
  );
}
