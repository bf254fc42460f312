import { HELPERS, type Helper } from "../cards";
import { ATTACK_DICE, CAPITAL_DICE, CASTLE_DICE, CITY_DICE, DEFENCE_DICE, HIT_NEEDS } from "../numbers";
import { EFFECTIVE, type Battle, type State } from "../state";
import { isCapital } from "../tax";
import { RANK_ARCHERS, RANK_CAVALRY, RANK_SIEGE, rankDice } from "../../../../risk/combat/ranks";
import { PRINTED } from "../../../../risk/europe/board";

/** Dice that the attacker rolls in the battle's present rank (rules 8.5, 8.7, 8.8, 8.9; CR26 to CR28). */
export function attackDice(battle: Battle): number {
  return rankDice(battle.rank, battle.force, ATTACK_DICE);
}

/** Dice that the defender rolls, those of city and castle included (rules 8.5, 8.7, 8.8, 8.9; CR26 to CR28). */
export function defendDice(s: State, battle: Battle): number {
  const own = rankDice(battle.rank, s.territories[battle.to].units, DEFENCE_DICE);
  if (battle.rank === RANK_SIEGE) return own + cityDice(s, battle.to);
  return battle.rank === RANK_ARCHERS ? own + castleDice(s, battle.to) : own;
}

/** Bonus dice of a defended castle (rule 8.7; CR27). */
export function castleDice(s: State, t: number): number {
  return s.territories[t].castle ? CASTLE_DICE : 0;
}

/** Bonus dice of a defended city: a capital 2, another city 1 (rule 8.6; CR26). */
export function cityDice(s: State, t: number): number {
  if (PRINTED[t] === 0) return 0;
  return isCapital(s, t) ? CAPITAL_DICE : CITY_DICE;
}

/** What a die must show to hit in the first three ranks (rules 8.5, 8.7, 8.8, 10.4, 10.6; CR26, CR27, CR32). */
export function attackNeed({ rank, attackerCards }: Battle): number {
  return needOf(rank, HELPERS.attacker, attackerCards);
}

/** The same for the defender (rules 10.5, 10.6). */
export function defendNeed({ rank, defenderCards }: Battle): number {
  return needOf(rank, HELPERS.defender, defenderCards);
}

function needOf(rank: number, helpers: readonly Helper[], played: readonly number[]): number {
  for (const helper of helpers)
    if (helper.rank === rank && played[helper.card] === EFFECTIVE) return helper.need;
  return HIT_NEEDS[rank];
}

/** What a die of either side must show in siege, archers and cavalry. */
export function attackNeeds({ attackerCards }: Battle): number[] {
  return [RANK_SIEGE, RANK_ARCHERS, RANK_CAVALRY].map((rank) =>
    needOf(rank, HELPERS.attacker, attackerCards),
  );
}

export function defendNeeds({ defenderCards }: Battle): number[] {
  return [RANK_SIEGE, RANK_ARCHERS, RANK_CAVALRY].map((rank) =>
    needOf(rank, HELPERS.defender, defenderCards),
  );
}

/** +1s of the main phase: one for each source (rule 8.10; CR29). */
export function attackBoosts({ attackerCards }: Battle): number {
  return boostsOf(HELPERS.attacker, attackerCards);
}

/** The same for the defender, whose castle gives one too (rule 8.10). */
export function defendBoosts(s: State, { to, defenderCards }: Battle): number {
  return boostsOf(HELPERS.defender, defenderCards) + (s.territories[to].castle ? 1 : 0);
}

function boostsOf(helpers: readonly Helper[], played: readonly number[]): number {
  let n = 0;
  for (const { card, boost } of helpers) if (played[card] === EFFECTIVE) n += boost;
  return n;
}
