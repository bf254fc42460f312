import { chance } from "../../../../core/prompt";
import {
  RANKS,
  RANK_ARCHERS,
  RANK_CAVALRY,
  RANK_MAIN,
  RANK_SIEGE,
  rankDice,
} from "../../../../risk/combat/ranks";
import { raised } from "../../../../risk/limits";
import { bonusOf } from "../mission";
import { GREAT_HOST } from "../missions";
import type { Battle, State } from "../state";
import { ATTACK_DICE, DEFENCE_DICE, HIT_NEEDS } from "../numbers";

/** Dice that the attacker rolls in a rank (rules 7.3, 7.4). */
export function attackDice(s: State, battle: Battle): number {
  return rankDice(battle.rank, s.territories[battle.land].force, ATTACK_DICE);
}

/** Dice that the defender rolls in a rank (rules 7.3, 7.4). */
export function defendDice(s: State, battle: Battle): number {
  return rankDice(battle.rank, s.territories[battle.land].units, DEFENCE_DICE);
}

/** What a die must show to hit in the first three ranks (rule 7.3). */
export function attackNeed(rank: number): number {
  return HIT_NEEDS[rank];
}

/** The same for the defender, whose archers hit more easily with Great Host (rule 10.14). */
export function defendNeed(s: State, battle: Battle): number {
  const need = attackNeed(battle.rank);
  if (battle.rank !== RANK_ARCHERS) return need;
  return bonusOf(s, s.territories[battle.land].owner, GREAT_HOST) ?? need;
}

/** What a die of either side must show in siege, archers and cavalry. */
export function attackNeeds(): number[] {
  return [RANK_SIEGE, RANK_ARCHERS, RANK_CAVALRY].map((rank) => attackNeed(rank));
}

export function defendNeeds(s: State, battle: Battle): number[] {
  return [RANK_SIEGE, RANK_ARCHERS, RANK_CAVALRY].map((rank) => defendNeed(s, { ...battle, rank }));
}

/** Waits for the dice of the present rank, or of the next one in which anybody rolls (rule 7.3). */
export function awaitDice(s: State, battle: Battle): void {
  while (attackDice(s, battle) + defendDice(s, battle) === 0) forward(battle);
  chance(s, "dice");
}

/** Goes on to the next rank in which anybody rolls (rule 7.2). */
export function nextRank(s: State, battle: Battle): void {
  forward(battle);
  awaitDice(s, battle);
}

/** To the next rank, or to the first one of the next pass, which has a re-roll of its own (rules 7.2, 7.6). */
function forward(battle: Battle): void {
  battle.rank = (battle.rank + 1) % RANKS.length;
  if (battle.rank !== 0) return;
  battle.pass = raised(battle.pass, 1);
  battle.rerolled = false;
}

/** Whether the present rank is the general attack. */
export function isGeneral(battle: Battle): boolean {
  return battle.rank === RANK_MAIN;
}
