import type { Verb } from "./verb";
import type { Bounds } from "../../../core/choice";
import { exactly, NO_BOUNDS, leastOf } from "../../../core/bounds";
import { refuse } from "../../../core/refuse";
import type { Refusal, Roll, Seat } from "../../../core/types";
import { attackerLosses, bestBoost, boosted, pairs, sortDice } from "./boost";
import type { ActionOf } from "./actions";
import { endBattle } from "./conquest";
import type { Event } from "./events";
import { checkFaces, countHits, rollFaces } from "./faces";
import { raised } from "./limits";
import { asksLosses, lose, loseCheapest, refuseLosses } from "./losses";
import {
  RANKS,
  RANK_MAIN,
  attackBoosts,
  attackDice,
  attackNeed,
  defendBoosts,
  defendDice,
  defendNeed,
} from "./ranks";
import { ask, chance, handSize, newBattle, type Battle, type State } from "./state";
import { any, copyUnits, size } from "./units";
import { playable } from "./playable";

/** The force enters a territory that is held; cards may be played before the first die (CR25, CR32). */
export function startBattle(s: State, a: ActionOf<"attack">, events: Event[]): void {
  const defender = s.territories[a.to].owner;
  s.battle = newBattle(a.from, a.to, a.seat, defender, copyUnits(a.units));
  events.push({ type: "battle", seat: a.seat, defender, from: a.from, territory: a.to });
  nextCard(s, s.battle);
}

/** Asks the side whose turn it is for a card, as long as it could have one to play (CR32, CR33). */
export function nextCard(s: State, b: Battle): void {
  while (b.side < 2) {
    const seat = b.side === 0 ? b.attacker : b.defender;
    if (seat >= 0 && handSize(s.seats[seat]) > 0 && playable(b).length > 0) return ask(s, "play", seat);
    b.side++;
  }
  nextPhase(s, b);
}

/** Goes on to the next phase in which anybody rolls. */
export function nextPhase(s: State, b: Battle): void {
  forward(s, b);
  awaitDice(s, b);
}

/** Waits for the dice of the present phase, or of the next one in which anybody rolls. */
export function awaitDice(s: State, b: Battle): void {
  while (attackDice(b) + defendDice(s, b) === 0) forward(s, b);
  chance(s, "dice");
}

function forward(s: State, b: Battle): void {
  b.phase = (b.phase + 1) % RANKS.length;
  if (b.phase !== 0) return;
  b.cycle = raised(b.cycle, 1);
  if (b.cycle > 1 && s.options.special_phases === "first") b.phase = RANK_MAIN;
}

/** Both sides roll at the same time (CR25). */
export function dealDice(b: Battle, s: State, roll: Roll): ActionOf<"dice"> {
  const attacker = rollFaces(roll, attackDice(b));
  return { type: "dice", seat: -1, phase: b.phase, attacker, defender: rollFaces(roll, defendDice(s, b)) };
}

function checkDice(s: State, a: ActionOf<"dice">): Refusal | undefined {
  const b = s.battle;
  if (b === undefined) return refuse("chance.other", { step: s.step });
  if (a.phase !== b.phase) return refuse("dice.phase", { phase: RANKS[b.phase] });
  return checkFaces(a.attacker, attackDice(b)) ?? checkFaces(a.defender, defendDice(s, b));
}

function applyDice(s: State, b: Battle, a: ActionOf<"dice">, events: Event[]): void {
  if (b.phase === RANK_MAIN) {
    b.attackerDice = sortDice([...a.attacker]);
    b.defenderDice = sortDice([...a.defender]);
    return boostAttacker(s, b, events);
  }
  const hits = countHits(a.attacker, attackNeed(b));
  const suffered = countHits(a.defender, defendNeed(b));
  settlePhase(s, b, suffered, hits, events);
}

function boostAttacker(s: State, b: Battle, events: Event[]): void {
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

function settlePhase(s: State, b: Battle, attackerDue: number, defenderDue: number, events: Event[]): void {
  const mine = size(b.force);
  const theirs = size(s.territories[b.to].units);
  b.attackerDue = attackerDue < mine ? attackerDue : mine;
  b.defenderDue = defenderDue < theirs ? defenderDue : theirs;
  events.push({
    type: "rolled",
    territory: b.to,
    cycle: b.cycle,
    phase: b.phase,
    attackerDue: b.attackerDue,
    defenderDue: b.defenderDue,
  });
  settleLosses(s, b, events);
}

/** Removes what is due, attacker first, asking owners who want to choose (CR30), then goes on or ends. */
function settleLosses(s: State, b: Battle, events: Event[]): void {
  const units = s.territories[b.to].units;
  if (b.attackerDue > 0) {
    if (asksLosses(s, b.attacker, b.force, b.attackerDue)) return ask(s, "losses", b.attacker);
    loseCheapest(b.force, b.attackerDue, b.attacker, b.to, events);
    b.attackerDue = 0;
  }
  if (b.defenderDue > 0) {
    if (asksLosses(s, b.defender, units, b.defenderDue)) return ask(s, "losses", b.defender);
    loseCheapest(units, b.defenderDue, b.defender, b.to, events);
    b.defenderDue = 0;
  }
  if (any(b.force) && any(units)) nextPhase(s, b);
  else endBattle(s, b, events);
}

export function checkBattleLosses(s: State, b: Battle, a: ActionOf<"lose">): Refusal | undefined {
  return a.seat === b.attacker
    ? refuseLosses(b.force, b.attackerDue, a.units)
    : refuseLosses(s.territories[b.to].units, b.defenderDue, a.units);
}

export function applyBattleLosses(s: State, b: Battle, a: ActionOf<"lose">, events: Event[]): void {
  if (a.seat === b.attacker) {
    lose(b.force, a.units, a.seat, b.to, events);
    b.attackerDue = 0;
  } else {
    lose(s.territories[b.to].units, a.units, a.seat, b.to, events);
    b.defenderDue = 0;
  }
  settleLosses(s, b, events);
}

export const DICE: Verb<"dice"> = {
  at: { dice: true },
  check: checkDice,
  apply: (s, a, events) => {
    if (s.battle !== undefined) applyDice(s, s.battle, a, events);
  },
  offer: undefined,
};

/** A kind of what is counted: a die that takes +1s. */
export const DIE = "die";

/** +1s by the one who asked to choose, the best way shown first. */
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
