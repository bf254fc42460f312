import { NO_BOUNDS, exactly, leastOf } from "../../../../core/bounds";
import type { Bounds } from "../../../../core/choice";
import { refuse } from "../../../../core/refuse";
import type { Refusal, Seat } from "../../../../core/types";
import type { ActionOf } from "../actions";
import { bestBoost, boosted } from "./comparison";
import { attackerLosses, pairs } from "../../../../risk/combat/comparison";
import type { Event } from "../events";
import { ask } from "../../../../core/prompt";
import { attackBoosts, defendBoosts } from "./ranks";
import { settlePhase } from "./settle";
import type { Battle, State } from "../state";
import type { Verb } from "../verb";

/**
 * Gives the +1s, the attacker's first, or asks who wants to choose; then the dice are compared (rules 8.10, 8.11,
 * 8.13; CR29).
 */
export function boostAttacker(s: State, b: Battle, events: Event[]): void {
  const n = attackBoosts(b);
  if (n > 0) {
    if (b.attackerDice.length > 1 && s.seats[b.attacker].settings.dice === "ask")
      return ask(s, "boost", b.attacker);
    b.attackerDice = boosted(b.attackerDice, bestBoost(b.attackerDice, b.defenderDice, n, true));
    events.push({ type: "boosted", seat: b.attacker, territory: b.to, faces: [...b.attackerDice] });
  }
  boostDefender(s, b, events);
}

function boostDefender(s: State, b: Battle, events: Event[]): void {
  const n = defendBoosts(s, b);
  if (n > 0) {
    const asks = b.defender >= 0 && s.seats[b.defender].settings.dice === "ask";
    if (asks && b.defenderDice.length > 1) return ask(s, "boost", b.defender);
    b.defenderDice = boosted(b.defenderDice, bestBoost(b.defenderDice, b.attackerDice, n, false));
    events.push({ type: "boosted", seat: b.defender, territory: b.to, faces: [...b.defenderDice] });
  }
  compareDice(s, b, events);
}

/** +1s that the asked side has to give, and the dice they go to; a seat never fights itself. */
export function boostsDue(s: State, b: Battle, seat: number): number {
  return seat === b.attacker ? attackBoosts(b) : defendBoosts(s, b);
}

function checkBoost(s: State, b: Battle, a: ActionOf<"boost">): Refusal | undefined {
  const dice = a.seat === b.attacker ? b.attackerDice : b.defenderDice;
  const due = boostsDue(s, b, a.seat);
  if (a.plus.length !== dice.length) return refuse("boost.dice", { count: a.plus.length, due: dice.length });
  let sum = 0;
  for (const n of a.plus) {
    if (!(n >= 0 && n % 1 === 0)) return refuse("counts.malformed");
    sum += n;
  }
  return sum === due ? undefined : refuse("boost.count", { count: sum, due });
}

function applyBoost(s: State, b: Battle, a: ActionOf<"boost">, events: Event[]): void {
  const attacking = a.seat === b.attacker;
  const faces = boosted(attacking ? b.attackerDice : b.defenderDice, a.plus);
  events.push({ type: "boosted", seat: a.seat, territory: b.to, faces: [...faces] });
  if (attacking) {
    b.attackerDice = faces;
    boostDefender(s, b, events);
  } else {
    b.defenderDice = faces;
    compareDice(s, b, events);
  }
}

function compareDice(s: State, b: Battle, events: Event[]): void {
  const lost = attackerLosses(b.attackerDice, b.defenderDice);
  const won = pairs(b.attackerDice, b.defenderDice) - lost;
  b.attackerDice = [];
  b.defenderDice = [];
  settlePhase(s, b, lost, won, events);
}

/** A kind of what is counted: a die that takes +1s. */
export const DIE = "die";

/** +1s by the one who asked to choose, the best way shown first (rule 8.12). */
export const BOOST: Verb<"boost"> = {
  at: { boost: true },
  check: (s, a) =>
    s.battle === undefined ? refuse("step.other", { step: s.step }) : checkBoost(s, s.battle, a),
  apply: (s, a, events) => {
    if (s.battle !== undefined) applyBoost(s, s.battle, a, events);
  },
  offer: {
    plain: true,
    picks: [
      {
        field: "counts",
        bounds: (s, { seat }) => (s.battle === undefined ? NO_BOUNDS : boostBounds(s, s.battle, seat)),
        defaults: (s, { seat }, b) => (s.battle === undefined ? leastOf(b) : bestOf(s.battle, seat, b.most)),
      },
    ],
    complete: ({ seat, counts }) => ({ type: "boost", seat, plus: counts }),
  },
};

function boostBounds(s: State, b: Battle, seat: Seat): Bounds {
  const dice = seat === b.attacker ? b.attackerDice : b.defenderDice;
  const due = boostsDue(s, b, seat);
  return exactly(
    dice.map(() => DIE),
    dice.map(() => due),
    due,
  );
}

function bestOf(b: Battle, seat: Seat, n: number): number[] {
  return seat === b.attacker
    ? bestBoost(b.attackerDice, b.defenderDice, n, true)
    : bestBoost(b.defenderDice, b.attackerDice, n, false);
}
