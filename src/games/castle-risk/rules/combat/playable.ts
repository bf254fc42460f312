import { ADMIRAL, GENERAL, MARSHAL } from "../cards";
import { UNPLAYED, type Battle } from "../state";
import { linkedByLand } from "../../../../risk/europe/board";

/**
 * Kinds of cards that the side whose turn it is may still play in this combat, held or not: General and Admiral
 * attacking, Marshal and Admiral defending, each once, the Admiral only across a sea-line (rules 10.3, 10.6; CR32).
 */
export function playable(battle: Battle): number[] {
  const played = battle.playing === "attacker" ? battle.attackerCards : battle.defenderCards;
  const leader = battle.playing === "attacker" ? GENERAL : MARSHAL;
  const kinds: number[] = [];
  if (played[leader] === UNPLAYED) kinds.push(leader);
  if (played[ADMIRAL] === UNPLAYED && !linkedByLand(battle.from, battle.to)) kinds.push(ADMIRAL);
  return kinds;
}
