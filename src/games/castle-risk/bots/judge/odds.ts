import type { Thought } from "../../../../core/bots/thought";
import type { Seat } from "../../../../core/types";
import { newBook, tidy, winIn, workIn, type Book, type Common } from "../../../../risk/combat/odds/book";
import { facingOf, groundOf, leadOf, type Ground } from "../../../../risk/combat/odds/fit";
import { shareOf, shareWithin } from "../../../../risk/combat/odds/reach";
import { startStudy, type Study } from "../../../../risk/combat/odds/study";
import { noUnits } from "../../../../risk/units";
import type { Action } from "../../rules/actions";
import { boostedRolls } from "../../rules/combat/main";
import { attackNeeds, cityDice, defendNeeds } from "../../rules/combat/ranks";
import { CAPITAL_DICE, CASTLE_DICE, CITY_DICE } from "../../rules/numbers";
import { combatOdds } from "../../rules/odds";
import { newBattle } from "../../rules/state/initial";
import type { State } from "../../rules/state";
import { UNIT_COST } from "../../rules/units";

/** What battles without cards have in common, for a city's dice, with a castle or without, with special phases in the first pass alone or in each. */
function siteFor(city: number, castle: boolean, once: boolean): Common {
  const battle = newBattle(0, 0, 0, 0, noUnits());
  return {
    attacker: { need: attackNeeds(battle), extra: [0, 0, 0] },
    defender: { need: defendNeeds(battle), extra: [city, castle ? CASTLE_DICE : 0, 0] },
    main: boostedRolls(0, castle ? 1 : 0),
    once,
  };
}

/** For each city's dice: without a castle and with one, special phases in each pass; then in the first one alone. */
const SITES: readonly Common[] = [0, CITY_DICE, CAPITAL_DICE].flatMap((city) =>
  [false, true].flatMap((once) => [false, true].map((castle) => siteFor(city, castle, once))),
);
const GROUNDS: readonly Ground[] = SITES.map((site) => groundOf({ ...site, reroll: "none" }));

function siteAt(s: State, to: number): number {
  const once = s.options.special_phases === "first" ? 2 : 0;
  return 4 * cityDice(s, to) + once + (s.territories[to].castle ? 1 : 0);
}

/** What a computer knows already of odds, which it is asked for again and again: chances, and studies of attacks, and how many these are. */
export interface Odds {
  readonly books: readonly Book[];
  studies: Record<string, Study | undefined>;
  studied: number;
}

/** Units of both sides together whose chances books have; of more, those of so many in the same shares. */
const MOST = 160;
/** So many studies are kept. */
const KEPT = 1000;

function noOdds(): Odds {
  return { books: SITES.map((site) => newBook(site)), studies: {}, studied: 0 };
}

/** A thought that leaves behind what it knows of odds. */
interface Learned extends Thought<Action> {
  readonly odds: Odds;
}

export function learned(thought: Thought<Action>, odds: Odds): Learned {
  return { ...thought, odds };
}

/** What the thought before has left, without what is too much; nothing where there was none. */
export function oddsOf(before: Thought<Action> | undefined): Odds {
  if (before === undefined || !("odds" in before)) return noOdds();
  const { odds } = before as Learned;
  for (const book of odds.books) tidy(book);
  if (odds.studied > KEPT) {
    odds.studies = {};
    odds.studied = 0;
  }
  return odds;
}

/** The exact chance of an attack on those who stand in a territory, no card being played; undefined where it is to be worked out. */
export function winInAttack(odds: Odds, s: State, force: readonly number[], to: number): number | undefined {
  const share = shareWithin(force, s.territories[to].units, MOST);
  return winIn(odds.books[siteAt(s, to)], shareOf(force, share), shareOf(s.territories[to].units, share));
}

/** Works it out, for about so many units of thought; gives those that it took. */
export function workOnAttack(
  odds: Odds,
  s: State,
  force: readonly number[],
  to: number,
  effort: number,
): number {
  const { units } = s.territories[to];
  const share = shareWithin(force, units, MOST);
  return workIn(odds.books[siteAt(s, to)], shareOf(force, share), shareOf(units, share), effort);
}

/** How far the strength of a force is ahead of that of those who stand in a territory: no chance, but a number that grows with it. */
export function leadOver(s: State, force: readonly number[], to: number): number {
  return leadOf(facingOf(GROUNDS[siteAt(s, to)], s.territories[to].units), force);
}

/** The exact odds of an attack, with its losses, to be worked out. */
export function studyAttack(s: State, seat: Seat, from: number, to: number, force: readonly number[]): Study {
  const battle = newBattle(from, to, seat, s.territories[to].owner, [...force]);
  return startStudy(combatOdds(s, seat, battle), UNIT_COST);
}

/** The same, or what is known of it already. */
export function recallAttack(
  odds: Odds,
  s: State,
  seat: Seat,
  from: number,
  to: number,
  force: readonly number[],
): Study {
  // The own wish for losses bears on the odds (CR30), and may be another one by now.
  const wish = s.seats[seat].settings.losses;
  const key = `${wish} ${siteAt(s, to)} ${force.join(" ")} ${s.territories[to].units.join(" ")}`;
  const known = odds.studies[key];
  if (known !== undefined) return known;
  const study = studyAttack(s, seat, from, to, force);
  odds.studies[key] = study;
  odds.studied++;
  return study;
}
