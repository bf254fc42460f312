import type { Verb } from "./verb";
import { add, clear, kindAt, total } from "../../../core/counts";
import { refuse } from "../../../core/refuse";
import { NOBODY, type Refusal, type Roll, type Seat } from "../../../core/types";
import type { ActionOf, EndedPhase } from "./actions";
import { CARDS, HAND_LIMIT, MISSIONS, NO_MISSION } from "./cards";
import type { Event } from "./events";
import { raised } from "./limits";
import { inEffect } from "./policies";
import { startRound } from "./round";
import { ask, chance, handSize, noMoves, type State } from "./state";
import { countCities, taxValue } from "./tax";
import { any } from "./units";

/** Begins a seat's turn with its draws (CR14); the moves are those of every turn and of the policies (CR12). */
export function startTurn(s: State, seat: Seat, events: Event[]): void {
  const policies = s.seats[seat].policies;
  s.turn = seat;
  s.phase = "draw";
  s.seats[seat].moved = true;
  s.moves = {
    attacks: 1 + inEffect(policies, "expand"),
    fortifies: 1 + inEffect(policies, "fortify"),
    bombardments: inEffect(policies, "siege"),
    recruitments: inEffect(policies, "king"),
    castle: "none",
  };
  events.push({ type: "turn", seat });
  if (s.seats[seat].mission === NO_MISSION && missionsLeft(s) > 0) chance(s, "mission");
  else drawCard(s, events);
}

/** Papal missions that can be drawn. */
export function missionsLeft(s: State): number {
  return total(s.missions) + s.missionsBelow.length + s.missionsUnknown;
}

/** Draws from the shuffled missions; once they are gone, the lowest ones come in their order (CR38). */
export function dealMission(s: State, roll: Roll): ActionOf<"mission"> {
  const shuffled = total(s.missions);
  const mission = shuffled > 0 ? kindAt(s.missions, roll(shuffled)) : s.missionsBelow[0];
  return { type: "mission", seat: -1, to: s.turn, mission };
}

function checkMission(s: State, a: ActionOf<"mission">): Refusal | undefined {
  if (a.to !== s.turn) return refuse("chance.seat", { seat: s.colours[s.turn] });
  const there = total(s.missions) > 0 ? s.missions[a.mission] > 0 : s.missionsBelow[0] === a.mission;
  return there ? undefined : refuse("deck.mission", { mission: MISSIONS[a.mission] });
}

function applyMission(s: State, a: ActionOf<"mission">, events: Event[]): void {
  if (total(s.missions) > 0) s.missions[a.mission]--;
  else s.missionsBelow = s.missionsBelow.filter((_, i) => i > 0);
  s.seats[a.to].mission = a.mission;
  s.seats[a.to].progress = 0;
  events.push({ type: "drew_mission", seat: a.to, mission: a.mission });
  drawCard(s, events);
}

/** A Castle Risk card is next; an empty deck is its discards reshuffled (CR14), and nothing is nothing (CR41). */
function drawCard(s: State, events: Event[]): void {
  if (total(s.deck) === 0 && total(s.discards) > 0) {
    events.push({ type: "reshuffled", cards: total(s.discards) });
    add(s.deck, s.discards);
    clear(s.discards);
  }
  if (total(s.deck) > 0) chance(s, "card");
  else collectTaxes(s, events);
}

export function dealCard(s: State, roll: Roll): ActionOf<"card"> {
  return { type: "card", seat: -1, to: s.turn, card: kindAt(s.deck, roll(total(s.deck))) };
}

function checkCard(s: State, a: ActionOf<"card">): Refusal | undefined {
  if (a.to !== s.turn) return refuse("chance.seat", { seat: s.colours[s.turn] });
  return s.deck[a.card] > 0 ? undefined : refuse("deck.card", { card: CARDS[a.card] });
}

function applyCard(s: State, a: ActionOf<"card">, events: Event[]): void {
  s.deck[a.card]--;
  s.seats[a.to].hand[a.card]++;
  events.push({ type: "drew_card", seat: a.to, card: a.card });
  collectTaxes(s, events);
}

/** Tax value, and one coin for each city and each Tax/Spend in effect (CR12, CR15). */
function collectTaxes(s: State, events: Event[]): void {
  const seat = s.seats[s.turn];
  const times = inEffect(seat.policies, "tax");
  const coins = taxValue(s, s.turn) + (times > 0 ? times * countCities(s, s.turn) : 0);
  seat.coins = raised(seat.coins, coins);
  events.push({ type: "taxes", seat: s.turn, coins });
  enter(s, "purchase", events);
}

function enter(s: State, phase: EndedPhase, events: Event[]): void {
  s.phase = phase;
  ask(s, phase, s.turn);
  events.push({ type: "phase", seat: s.turn, phase });
}

/** A castle that was bought must stand before fortify ends; the reserve is empty before the turn does (CR16, CR23). */
function checkEnd(s: State, a: ActionOf<"end">): Refusal | undefined {
  if (a.phase !== s.phase) return refuse("end.phase", { phase: s.phase });
  if (a.phase === "fortify" && s.moves.castle === "bought") return refuse("end.castle");
  if (a.phase === "placement" && any(s.seats[a.seat].reserve)) return refuse("end.reserve");
  return undefined;
}

function applyEnd(s: State, a: ActionOf<"end">, events: Event[]): void {
  if (a.phase === "purchase") enter(s, "attack", events);
  else if (a.phase === "attack") enter(s, "fortify", events);
  else if (a.phase === "fortify") enter(s, "diplomacy", events);
  else if (a.phase === "diplomacy") enter(s, "placement", events);
  else if (handSize(s.seats[s.turn]) > HAND_LIMIT) {
    s.phase = "discard";
    ask(s, "discard", s.turn);
    events.push({ type: "phase", seat: s.turn, phase: "discard" });
  } else endTurn(s, events);
}

/** Hands the turn to the next seat clockwise that has had none in this round, or begins the next round. */
export function endTurn(s: State, events: Event[]): void {
  for (const land of s.territories) if (land.marks !== undefined) land.marks = undefined;
  s.moves = noMoves();
  events.push({ type: "turn_over", seat: s.turn });
  const n = s.seats.length;
  for (let i = 1; i < n; i++) {
    const next = (s.turn + i) % n;
    if (s.seats[next].alive && !s.seats[next].moved) return startTurn(s, next, events);
  }
  s.turn = NOBODY;
  startRound(s, events);
}

export const MISSION: Verb<"mission"> = {
  at: { mission: true },
  check: checkMission,
  apply: applyMission,
  offer: undefined,
};

export const CARD: Verb<"card"> = { at: { card: true }, check: checkCard, apply: applyCard, offer: undefined };

/** The end of a phase. */
export const END: Verb<"end"> = {
  at: { purchase: true, attack: true, fortify: true, diplomacy: true, placement: true },
  check: checkEnd,
  apply: applyEnd,
  offer: {
    ends: true,
    refuse: (s, seat) => checkEnd(s, { type: "end", seat, phase: s.phase as EndedPhase }),
    picks: [],
    complete: ({ seat }, s) => ({ type: "end", seat, phase: s.phase as EndedPhase }),
  },
};
