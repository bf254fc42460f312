import { ADMIRAL, GENERAL, MARSHAL } from "../cards";
import { EFFECTIVE, type Battle, type State } from "../state";
import { isCapital } from "../tax";
import { RANK_ARCHERS, RANK_CAVALRY, RANK_SIEGE, rankDice } from "../../../../risk/combat/ranks";
import { PRINTED } from "../../../../risk/europe/board";

/** Dice that the attacker rolls in the battle's present phase (rules 8.5, 8.7, 8.8, 8.9; CR26 to CR28). */
export function attackDice(battle: Battle): number {
  return rankDice(battle.rank, battle.force, 3);
}

/** Dice that the defender rolls, those of city and castle included (rules 8.5, 8.7, 8.8, 8.9; CR26 to CR28). */
export function defendDice(s: State, battle: Battle): number {
  const land = s.territories[battle.to];
  const own = rankDice(battle.rank, land.units, 2);
  if (battle.rank === RANK_SIEGE) return own + cityDice(s, battle.to);
  return battle.rank === RANK_ARCHERS ? own + castleDice(s, battle.to) : own;
}

/** Bonus dice of a defended castle (rule 8.7; CR27). */
export function castleDice(s: State, t: number): number {
  return s.territories[t].castle ? 2 : 0;
}

/** Bonus dice of a defended city: a capital 2, another city 1 (rule 8.6; CR26). */
export function cityDice(s: State, t: number): number {
  if (PRINTED[t] === 0) return 0;
  return isCapital(s, t) ? 2 : 1;
}

/** What a die must show to hit in the first three phases (rules 8.5, 8.7, 8.8, 10.4, 10.6; CR26, CR27, CR32). */
export function attackNeed(battle: Battle): number {
  if (battle.rank === RANK_SIEGE) return battle.attackerCards[ADMIRAL] === EFFECTIVE ? 3 : 4;
  if (battle.rank === RANK_ARCHERS) return 5;
  return battle.attackerCards[GENERAL] === EFFECTIVE ? 2 : 3;
}

/** The same for the defender (rules 10.5, 10.6). */
export function defendNeed(battle: Battle): number {
  if (battle.rank === RANK_SIEGE) return battle.defenderCards[ADMIRAL] === EFFECTIVE ? 3 : 4;
  if (battle.rank === RANK_ARCHERS) return battle.defenderCards[MARSHAL] === EFFECTIVE ? 4 : 5;
  return 3;
}

/** What a die of either side must show in siege, archers and cavalry. */
export function attackNeeds(battle: Battle): number[] {
  return [RANK_SIEGE, RANK_ARCHERS, RANK_CAVALRY].map((rank) => attackNeed({ ...battle, rank }));
}

export function defendNeeds(battle: Battle): number[] {
  return [RANK_SIEGE, RANK_ARCHERS, RANK_CAVALRY].map((rank) => defendNeed({ ...battle, rank }));
}

/** +1s of the main phase: one for each source (rule 8.10; CR29). */
export function attackBoosts(battle: Battle): number {
  return effective(battle.attackerCards[GENERAL]) + effective(battle.attackerCards[ADMIRAL]);
}

/** The same for the defender, whose castle gives one too (rule 8.10). */
export function defendBoosts(s: State, battle: Battle): number {
  const castle = s.territories[battle.to].castle ? 1 : 0;
  return effective(battle.defenderCards[MARSHAL]) + effective(battle.defenderCards[ADMIRAL]) + castle;
}

function effective(card: number): number {
  return card === EFFECTIVE ? 1 : 0;
}
