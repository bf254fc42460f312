import { expect } from "vitest";
import { NEUTRAL, NOBODY } from "../../../../src/core/types";
import type { Action } from "../../../../src/games/castle-risk/rules/actions";
import type { Event } from "../../../../src/games/castle-risk/rules/events";
import type { State } from "../../../../src/games/castle-risk/rules/state";
import { costOf } from "../../../../src/games/castle-risk/rules/units";
import { PRINTED, SIZE } from "../../../../src/risk/europe/board";
import { CITY_FORCE } from "../../../../src/games/castle-risk/rules/numbers";

/** What a seat has, or the neutral army; the board's units include those that fight elsewhere. */
interface Account {
  coins: number;
  board: number[];
  reserve: number[];
  hand: number[];
  mission: number;
  completed: number[];
  capital: number;
}

/** A bookkeeper who knows actions and events, and never looks at how the game computes its state. */
export interface Ledger {
  readonly seats: Account[];
  readonly neutral: Account;
  deck: number[];
  discards: number[];
  /** Missions that can be drawn, by kind. */
  readonly missions: number[];
  readonly tokens: number[];
  readonly castles: boolean[];
}

const none = (n: number): number[] => Array<number>(n).fill(0);

function newAccount(coins: number): Account {
  return {
    coins,
    board: none(4),
    reserve: none(4),
    hand: none(6),
    mission: -1,
    completed: [],
    capital: NOBODY,
  };
}

export function newLedger(s: State): Ledger {
  return {
    seats: s.colours.map(() => newAccount(s.options.starting_coins)),
    neutral: newAccount(0),
    deck: [...s.options.card_counts],
    discards: none(6),
    missions: [2, 2, 2, 2],
    tokens: none(SIZE),
    castles: Array<boolean>(SIZE).fill(false),
  };
}

function shift(counts: number[], by: readonly number[], sign: 1 | -1): void {
  by.forEach((n, k) => {
    counts[k] += sign * n;
  });
}

/** Books an action and what came of it; `before` is the state as it was. */
export function book(l: Ledger, before: State, a: Action, events: readonly Event[]): void {
  bookAction(l, a);
  for (const e of events) bookEvent(l, before, e, events);
}

function bookAction(l: Ledger, a: Action): void {
  switch (a.type) {
    case "buy":
      l.seats[a.seat].coins -= costOf(a.units);
      return shift(l.seats[a.seat].reserve, a.units, 1);
    case "castle":
      l.seats[a.seat].coins -= 12;
      return;
    case "donate":
      l.seats[a.seat].coins -= a.coins;
      return;
    case "recruit":
      l.seats[a.seat].coins -= a.bribe ? 6 : 3;
      return;
    case "place":
      shift(l.seats[a.seat].reserve, a.units, -1);
      return shift(l.seats[a.seat].board, a.units, 1);
    case "reinforce":
      return shift(l.seats[a.seat].board, a.unit === "infantry" ? [2] : [0, 1], 1);
    case "discard":
      shift(l.seats[a.seat].hand, a.cards, -1);
      return shift(l.discards, a.cards, 1);
    default:
  }
}

function bookEvent(l: Ledger, before: State, e: Event, all: readonly Event[]): void {
  switch (e.type) {
    case "capital":
      l.seats[e.seat].capital = e.territory;
      return shift(l.seats[e.seat].board, CITY_FORCE, 1);
    case "round":
      if (e.round === 1) settleCities(l, before, all);
      return;
    case "taxes":
    case "looted":
      l.seats[e.seat].coins += e.coins;
      return;
    case "lost":
      return shift(e.seat === NEUTRAL ? l.neutral.board : l.seats[e.seat].board, e.units, -1);
    case "garrison":
      return shift(l.neutral.board, e.units, 1);
    case "recruited":
      shift(l.neutral.board, before.territories[e.territory].units, -1);
      return shift(l.seats[e.seat].board, before.territories[e.territory].units, 1);
    case "plundered":
      l.tokens[e.territory]++;
      return expect(e.tokens).toBe(l.tokens[e.territory]);
    case "built":
      l.castles[e.territory] = true;
      return;
    case "eliminated":
      return bookElimination(l, e.seat, e.by);
    default:
      bookCard(l, e);
  }
}

/** All cities that are nobody's when play begins. */
function settleCities(l: Ledger, before: State, all: readonly Event[]): void {
  let empty = 0;
  for (let t = 0; t < SIZE; t++) {
    const chosen = all.some((e) => e.type === "capital" && e.territory === t);
    if (PRINTED[t] > 0 && before.territories[t].owner === NOBODY && !chosen) empty++;
  }
  for (let i = 0; i < empty; i++) shift(l.neutral.board, CITY_FORCE, 1);
}

function bookCard(l: Ledger, e: Event): void {
  switch (e.type) {
    case "drew_card":
      l.deck[e.card]--;
      l.seats[e.seat].hand[e.card]++;
      return;
    case "played":
      l.seats[e.seat].hand[e.card]--;
      l.discards[e.card]++;
      return;
    case "reshuffled":
      shift(l.deck, l.discards, 1);
      l.discards = none(6);
      return;
    case "drew_mission":
      l.missions[e.mission]--;
      l.seats[e.seat].mission = e.mission;
      return;
    case "declared":
      l.seats[e.seat].completed.push(e.mission);
      l.seats[e.seat].mission = -1;
      return;
    default:
  }
}

function bookElimination(l: Ledger, seat: number, by: number): void {
  const loser = l.seats[seat];
  if (by >= 0) l.seats[by].coins += loser.coins;
  shift(l.discards, loser.hand, 1);
  for (const mission of [...loser.completed, loser.mission]) if (mission >= 0) l.missions[mission]++;
  l.seats[seat] = newAccount(0);
}

/** The same accounts as the state has them. */
export function accountsOf(s: State): Ledger {
  const seats = s.seats.map((p): Account => ({
    coins: p.coins,
    board: none(4),
    reserve: [...p.reserve],
    hand: [...p.hand],
    mission: p.mission,
    completed: [...p.completed],
    capital: p.capital,
  }));
  const neutral = newAccount(0);
  for (const { owner, units } of s.territories) {
    if (owner !== NOBODY) shift(owner === NEUTRAL ? neutral.board : seats[owner].board, units, 1);
  }
  if (s.battle !== undefined) shift(seats[s.battle.attacker].board, s.battle.force, 1);
  const missions = [...s.missions];
  for (const mission of s.missionsBelow) missions[mission]++;
  return {
    seats,
    neutral,
    deck: [...s.deck],
    discards: [...s.discards],
    missions,
    tokens: s.territories.map((t) => t.tokens),
    castles: s.territories.map((t) => t.castle),
  };
}
