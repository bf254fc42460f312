import { breach } from "../../rules/refusals";
import { isWhole } from "../../../../core/counts";
import type { Breach } from "../../../../core/engine";
import { SIZE } from "../../../../risk/world/board";
import type { State } from "../../rules/state";
import { modeOf } from "../../rules/variant";

/** The cards of the neutral army, and of each of two players (rule 11.1). */
const CARDS = SIZE / 3;

/**
 * Only between two players are there neutral armies to place, while the game is set up. Each is placed after armies of
 * a player (rule 11.2), so no more are left than there are such placements; before the deal there is one for each card.
 */
export function findNeutralBreach(s: State): Breach | undefined {
  return isWhole(s.neutralReserve) && isPlaceable(s) ? undefined : breach("neutral", "numbers");
}

function isPlaceable(s: State): boolean {
  const { neutralReserve: neutral, phase, step } = s;
  if (modeOf(s) !== "two_players") return neutral === 0;
  if (phase === "over") return true;
  if (phase !== "setup") return neutral === 0;
  const cards = step === "first" || step === "deal" ? CARDS : 0;
  return neutral >= cards && neutral - cards <= countPlacements(s, cards);
}

/** How often the neutral army has its turn after that of a player, once each player has placed the armies of its cards. */
function countPlacements(s: State, cards: number): number {
  let placements = s.step === "neutral" ? 1 : 0;
  s.seats.forEach(({ reserve }, seat) => {
    const begun = seat === s.turn ? s.due : 0;
    const left = reserve - cards - begun;
    if (begun > 0) placements++;
    if (left > 0) placements += (left + (left % 2)) / 2;
  });
  return placements;
}
