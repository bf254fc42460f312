import { NO_BOUNDS, exactly, leastOf } from "../../../../core/bounds";
import type { Bounds } from "../../../../core/choice";
import { refuse } from "../refusals";
import { areCounts, total } from "../../../../core/counts";
import type { Picked } from "../../../../core/verb";
import { bestBoost, boosted } from "./comparison";
import { attackerLosses, pairs } from "../../../../risk/combat/comparison";
import type { Event } from "../events";
import { ask } from "../../../../core/prompt";
import { attackBoosts, defendBoosts } from "./ranks";
import { nextRank } from "./battle";
import { leaveBattle } from "./leave";
import { settleRank } from "./settle";
import type { Battle, State } from "../state";
import type { Verb } from "../verb";

/**
 * Gives the +1s, the attacker's first, or asks who wants to choose; then the dice are compared (rules 8.10, 8.11,
 * 8.13; CR29).
 */
export function boostAttacker(s: State, battle: Battle, events: Event[]): void {
  const { attacker } = battle;
  if (asks(s, battle, attacker)) return ask(s, "boost", attacker);
  give(s, battle, attacker, bestFor(s, battle, attacker), events);
}

/** Whether a side wants to choose the dice that its +1s go to, and has several. */
function asks(s: State, battle: Battle, seat: number): boolean {
  if (seat < 0 || boostsDue(s, battle, seat) === 0) return false;
  return diceOf(battle, seat).length > 1 && s.seats[seat].settings.dice === "ask";
}

/** Adds the +1s of a side to its dice; then it is the defender's turn to do so, or the dice are compared. */
function give(s: State, battle: Battle, seat: number, plus: readonly number[], events: Event[]): void {
  const { attacker, defender, to } = battle;
  if (boostsDue(s, battle, seat) > 0) {
    const faces = boosted(diceOf(battle, seat), plus);
    events.push({ type: "boosted", seat, territory: to, faces: [...faces] });
    if (seat === attacker) battle.attackerDice = faces;
    else battle.defenderDice = faces;
  }
  if (seat !== attacker) compareDice(s, battle, events);
  else if (asks(s, battle, defender)) ask(s, "boost", defender);
  else give(s, battle, defender, bestFor(s, battle, defender), events);
}

function diceOf({ attacker, attackerDice, defenderDice }: Battle, seat: number): number[] {
  return seat === attacker ? attackerDice : defenderDice;
}

/** The best way to give the +1s that a side has. */
export function bestFor(s: State, battle: Battle, seat: number): number[] {
  const { attacker, defender } = battle;
  const other = diceOf(battle, seat === attacker ? defender : attacker);
  return bestBoost(diceOf(battle, seat), other, boostsDue(s, battle, seat), seat === attacker);
}

/** +1s that the asked side has to give, and the dice they go to; a seat never fights itself. */
export function boostsDue(s: State, battle: Battle, seat: number): number {
  return seat === battle.attacker ? attackBoosts(battle) : defendBoosts(s, battle);
}

function compareDice(s: State, battle: Battle, events: Event[]): void {
  const lost = attackerLosses(battle.attackerDice, battle.defenderDice);
  const won = pairs(battle.attackerDice, battle.defenderDice) - lost;
  battle.attackerDice = [];
  battle.defenderDice = [];
  settleRank(s, battle, lost, won, events);
}

/** A kind of what is counted: a die that takes +1s. */
const DIE = "die";

function boostBounds(s: State, { seat }: Picked): Bounds {
  const { battle } = s;
  if (battle === undefined) return NO_BOUNDS;
  const dice = diceOf(battle, seat);
  const due = boostsDue(s, battle, seat);
  return exactly(
    dice.map(() => DIE),
    dice.map(() => due),
    due,
  );
}

/** +1s by the one who asked to choose, the best way shown first (rule 8.12). */
export const BOOST: Verb<"boost"> = {
  at: { boost: true },
  check: (s, { seat, plus }) => {
    if (s.battle === undefined) return refuse("step.other", { step: s.step });
    const dice = diceOf(s.battle, seat).length;
    const due = boostsDue(s, s.battle, seat);
    if (plus.length !== dice) return refuse("boost.dice", { count: plus.length, due: dice });
    if (!areCounts(plus, dice)) return refuse("counts.malformed");
    return total(plus) === due ? undefined : refuse("boost.count", { count: total(plus), due });
  },
  apply: (s, action, events) => {
    if (s.battle !== undefined) give(s, s.battle, action.seat, action.plus, events);
  },
  offer: {
    isDefault: true,
    picks: [
      {
        field: "counts",
        bounds: boostBounds,
        defaults: (s, { seat }, bounds) =>
          s.battle === undefined ? leastOf(bounds) : bestFor(s, s.battle, seat),
      },
    ],
    complete: ({ seat, counts }) => ({ type: "boost", seat, plus: counts }),
  },
  leave: (s, seat, _asked, events) => {
    const battle = leaveBattle(s, seat, events);
    if (battle !== undefined) nextRank(s, battle);
  },
};
