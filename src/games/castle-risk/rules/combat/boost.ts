import { NO_BOUNDS, exactly, leastOf } from "../../../../core/bounds";
import type { Bounds } from "../../../../core/choice";
import { refuse } from "../refusals";
import type { Refusal, Seat } from "../../../../core/types";
import type { ActionOf } from "../actions";
import { bestBoost, boosted } from "./comparison";
import { attackerLosses, pairs } from "../../../../risk/combat/comparison";
import type { Event } from "../events";
import { ask } from "../../../../core/prompt";
import { attackBoosts, defendBoosts } from "./ranks";
import { nextPhase } from "./battle";
import { leaveBattle } from "./leave";
import { settlePhase } from "./settle";
import type { Battle, State } from "../state";
import type { Verb } from "../verb";

/**
 * Gives the +1s, the attacker's first, or asks who wants to choose; then the dice are compared (rules 8.10, 8.11,
 * 8.13; CR29).
 */
export function boostAttacker(s: State, battle: Battle, events: Event[]): void {
  const n = attackBoosts(battle);
  if (n > 0) {
    if (battle.attackerDice.length > 1 && s.seats[battle.attacker].settings.dice === "ask")
      return ask(s, "boost", battle.attacker);
    battle.attackerDice = boosted(
      battle.attackerDice,
      bestBoost(battle.attackerDice, battle.defenderDice, n, true),
    );
    events.push({
      type: "boosted",
      seat: battle.attacker,
      territory: battle.to,
      faces: [...battle.attackerDice],
    });
  }
  boostDefender(s, battle, events);
}

function boostDefender(s: State, battle: Battle, events: Event[]): void {
  const n = defendBoosts(s, battle);
  if (n > 0) {
    const asks = battle.defender >= 0 && s.seats[battle.defender].settings.dice === "ask";
    if (asks && battle.defenderDice.length > 1) return ask(s, "boost", battle.defender);
    battle.defenderDice = boosted(
      battle.defenderDice,
      bestBoost(battle.defenderDice, battle.attackerDice, n, false),
    );
    events.push({
      type: "boosted",
      seat: battle.defender,
      territory: battle.to,
      faces: [...battle.defenderDice],
    });
  }
  compareDice(s, battle, events);
}

/** +1s that the asked side has to give, and the dice they go to; a seat never fights itself. */
export function boostsDue(s: State, battle: Battle, seat: number): number {
  return seat === battle.attacker ? attackBoosts(battle) : defendBoosts(s, battle);
}

function checkBoost(s: State, battle: Battle, action: ActionOf<"boost">): Refusal | undefined {
  const dice = action.seat === battle.attacker ? battle.attackerDice : battle.defenderDice;
  const due = boostsDue(s, battle, action.seat);
  if (action.plus.length !== dice.length)
    return refuse("boost.dice", { count: action.plus.length, due: dice.length });
  let sum = 0;
  for (const n of action.plus) {
    if (!(n >= 0 && n % 1 === 0)) return refuse("counts.malformed");
    sum += n;
  }
  return sum === due ? undefined : refuse("boost.count", { count: sum, due });
}

function applyBoost(s: State, battle: Battle, action: ActionOf<"boost">, events: Event[]): void {
  const attacking = action.seat === battle.attacker;
  const faces = boosted(attacking ? battle.attackerDice : battle.defenderDice, action.plus);
  events.push({ type: "boosted", seat: action.seat, territory: battle.to, faces: [...faces] });
  if (attacking) {
    battle.attackerDice = faces;
    boostDefender(s, battle, events);
  } else {
    battle.defenderDice = faces;
    compareDice(s, battle, events);
  }
}

function compareDice(s: State, battle: Battle, events: Event[]): void {
  const lost = attackerLosses(battle.attackerDice, battle.defenderDice);
  const won = pairs(battle.attackerDice, battle.defenderDice) - lost;
  battle.attackerDice = [];
  battle.defenderDice = [];
  settlePhase(s, battle, lost, won, events);
}

/** A kind of what is counted: a die that takes +1s. */
const DIE = "die";

/** +1s by the one who asked to choose, the best way shown first (rule 8.12). */
export const BOOST: Verb<"boost"> = {
  at: { boost: true },
  check: (s, action) =>
    s.battle === undefined ? refuse("step.other", { step: s.step }) : checkBoost(s, s.battle, action),
  apply: (s, action, events) => {
    if (s.battle !== undefined) applyBoost(s, s.battle, action, events);
  },
  offer: {
    isDefault: true,
    picks: [
      {
        field: "counts",
        bounds: (s, { seat }) => (s.battle === undefined ? NO_BOUNDS : boostBounds(s, s.battle, seat)),
        defaults: (s, { seat }, bounds) =>
          s.battle === undefined ? leastOf(bounds) : bestOf(s.battle, seat, bounds.maxTotal),
      },
    ],
    complete: ({ seat, counts }) => ({ type: "boost", seat, plus: counts }),
  },
  leave: (s, seat, _asked, events) => {
    const battle = leaveBattle(s, seat, events);
    if (battle !== undefined) nextPhase(s, battle);
  },
};

function boostBounds(s: State, battle: Battle, seat: Seat): Bounds {
  const dice = seat === battle.attacker ? battle.attackerDice : battle.defenderDice;
  const due = boostsDue(s, battle, seat);
  return exactly(
    dice.map(() => DIE),
    dice.map(() => due),
    due,
  );
}

function bestOf(battle: Battle, seat: Seat, n: number): number[] {
  return seat === battle.attacker
    ? bestBoost(battle.attackerDice, battle.defenderDice, n, true)
    : bestBoost(battle.defenderDice, battle.attackerDice, n, false);
}
