import type { Seat } from "../../../../core/types";
import {
  facingOf,
  fitOf,
  groundOf,
  leadOf,
  type Expected,
  type Ground,
} from "../../../../risk/combat/odds/fit";
import { startStudy, type Study } from "../../../../risk/combat/odds/study";
import { noUnits } from "../../../../risk/units";
import { boostedRolls } from "../../rules/combat/main";
import { attackNeeds, cityDice, defendNeeds } from "../../rules/combat/ranks";
import { CAPITAL_DICE, CASTLE_DICE, CITY_DICE } from "../../rules/numbers";
import { combatOdds } from "../../rules/odds";
import { newBattle } from "../../rules/state/initial";
import type { State } from "../../rules/state";
import { UNIT_COST } from "../../rules/units";

/** A battle without cards: for a city's dice, with a castle or without, with special phases in the first pass alone or in each. */
function groundFor(city: number, castle: boolean, once: boolean): Ground {
  const battle = newBattle(0, 0, 0, 0, noUnits());
  return groundOf({
    attacker: { need: attackNeeds(battle), extra: [0, 0, 0] },
    defender: { need: defendNeeds(battle), extra: [city, castle ? CASTLE_DICE : 0, 0] },
    main: boostedRolls(0, castle ? 1 : 0),
    ...{ once, reroll: "none" },
  });
}

/** By dice of a city: without a castle and with one, special phases in each pass; then in the first one alone. */
const GROUNDS: readonly (readonly Ground[])[] = [0, CITY_DICE, CAPITAL_DICE].map((city) =>
  [false, true].flatMap((once) => [false, true].map((castle) => groundFor(city, castle, once))),
);

function groundAt(s: State, to: number): Ground {
  const once = s.options.special_phases === "first" ? 2 : 0;
  return GROUNDS[cityDice(s, to)][s.territories[to].castle ? once + 1 : once];
}

/** What is to be expected of an attack on those who stand in a territory, no card being played: a quick fit of the odds. */
export function fitAttack(s: State, force: readonly number[], to: number): Expected {
  return fitOf(groundAt(s, to), force, s.territories[to].units);
}

/** The chance alone, as a logarithm of odds. */
export function leadInAttack(s: State, force: readonly number[], to: number): number {
  return leadOf(facingOf(groundAt(s, to), s.territories[to].units), force);
}

/** The exact odds of an attack, to be worked out. */
export function studyAttack(s: State, seat: Seat, from: number, to: number, force: readonly number[]): Study {
  const battle = newBattle(from, to, seat, s.territories[to].owner, [...force]);
  return startStudy(combatOdds(s, seat, battle), UNIT_COST);
}
