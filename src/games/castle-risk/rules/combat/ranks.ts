import { ADMIRAL, GENERAL, MARSHAL } from "../cards";
import { EFFECTIVE, type Battle, type State } from "../state";
import { isCapital } from "../tax";
import { RANK_ARCHERS, RANK_CAVALRY, RANK_SIEGE, rankDice } from "../../../../risk/combat/ranks";
import { PRINTED } from "../../../../risk/europe/board";

/** Dice that the attacker rolls in the battle's present phase (rules 8.5, 8.7, 8.8, 8.9; CR26 to CR28). */
export function attackDice(b: Battle): number {
  return rankDice(b.rank, b.force, 3);
}

/** Dice that the defender rolls, those of city and castle included (rules 8.5, 8.7, 8.8, 8.9; CR26 to CR28). */
export function defendDice(s: State, b: Battle): number {
  const land = s.territories[b.to];
  const own = rankDice(b.rank, land.units, 2);
  if (b.rank === RANK_SIEGE) return own + cityDice(s, b.to);
  return b.rank === RANK_ARCHERS ? own + castleDice(s, b.to) : own;
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
export function attackNeed(b: Battle): number {
  if (b.rank === RANK_SIEGE) return b.attackerCards[ADMIRAL] === EFFECTIVE ? 3 : 4;
  if (b.rank === RANK_ARCHERS) return 5;
  return b.attackerCards[GENERAL] === EFFECTIVE ? 2 : 3;
}

/** The same for the defender (rules 10.5, 10.6). */
export function defendNeed(b: Battle): number {
  if (b.rank === RANK_SIEGE) return b.defenderCards[ADMIRAL] === EFFECTIVE ? 3 : 4;
  if (b.rank === RANK_ARCHERS) return b.defenderCards[MARSHAL] === EFFECTIVE ? 4 : 5;
  return 3;
}

/** What a die of either side must show in siege, archers and cavalry. */
export function attackNeeds(b: Battle): number[] {
  return [RANK_SIEGE, RANK_ARCHERS, RANK_CAVALRY].map((rank) => attackNeed({ ...b, rank }));
}

export function defendNeeds(b: Battle): number[] {
  return [RANK_SIEGE, RANK_ARCHERS, RANK_CAVALRY].map((rank) => defendNeed({ ...b, rank }));
}

/** +1s of the main phase: one for each source (rule 8.10; CR29). */
export function attackBoosts(b: Battle): number {
  return effective(b.attackerCards[GENERAL]) + effective(b.attackerCards[ADMIRAL]);
}

/** The same for the defender, whose castle gives one too (rule 8.10). */
export function defendBoosts(s: State, b: Battle): number {
  const castle = s.territories[b.to].castle ? 1 : 0;
  return effective(b.defenderCards[MARSHAL]) + effective(b.defenderCards[ADMIRAL]) + castle;
}

function effective(card: number): number {
  return card === EFFECTIVE ? 1 : 0;
}
