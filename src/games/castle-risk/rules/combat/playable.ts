import { linkedByLand } from "../../../../risk/europe/board";
import { HELPERS } from "../cards";
import { UNPLAYED, type Battle } from "../state";

/**
 * Kinds of cards that the side whose turn it is may still play in this combat, held or not: each that helps it once, the
 * Admiral only across a sea-line (rules 10.3, 10.6; CR32).
 */
export function playable({ playing, from, to, attackerCards, defenderCards }: Battle): number[] {
  const attacks = playing === "attacker";
  const played = attacks ? attackerCards : defenderCards;
  const kinds: number[] = [];
  for (const { card, where } of attacks ? HELPERS.attacker : HELPERS.defender)
    if (played[card] === UNPLAYED && (where === "everywhere" || !linkedByLand(from, to))) kinds.push(card);
  return kinds;
}
