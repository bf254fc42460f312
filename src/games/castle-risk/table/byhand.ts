import { total } from "../../../core/counts";
import { refuse } from "../../../core/refuse";
import { NOBODY, type Refusal } from "../../../core/types";
import { copyState } from "../rules/copy";
import { findBreach } from "../notation/position/invariants";
import { writePosition } from "../notation/position/write";
import type { State } from "../rules/state";
import { UNITS } from "../rules/units";
import { landId } from "../../../risk/europe/board";
import { goOnByHand } from "../../../session/match/log";
import { newMatch } from "../../../session/match/match";
import type { Table } from "../../../session/table/table";

/** A territory as its pieces say: whose they are, units by kind, castle, plundered-city tokens. */
export interface LyingLand {
  owner: number;
  units: number[];
  castle: boolean;
  tokens: number;
}

/** What lies open on a table, as people have put it there: the territories, and by seat coins and reserve. */
export interface Lying {
  readonly lands: LyingLand[];
  readonly coins: number[];
  readonly reserves: number[][];
}

/** What lies there while nobody has touched it. */
export function lyingOf(s: State): Lying {
  return {
    lands: s.territories.map((land) => ({
      owner: land.owner,
      units: [...land.units],
      castle: land.castle,
      tokens: land.tokens,
    })),
    coins: s.seats.map((seat) => seat.coins),
    reserves: s.seats.map((seat) => [...seat.reserve]),
  };
}

/** Whether something is fought out: what lies there is not all there is. */
export function isFought(s: State): boolean {
  return s.battle !== undefined || s.bombardment !== undefined || s.recruitment !== undefined;
}

/**
 * Takes what lies on the table for the new position, whatever the rules say of the way there. Refused where
 * no game could stand so (CR43), or while a combat is fought. The match goes on from a record that begins
 * with that position: nobody can go back beyond it.
 */
export function takeOver(t: Table, lying: Lying): Refusal | undefined {
  const m = t.match;
  if (m === undefined) return refuse("table.not_started");
  const old = m.game.state;
  if (old.step === "over") return refuse("game.over");
  if (isFought(old)) return refuse("step.other", { step: old.step });
  const s = copyState(old);
  lying.lands.forEach((land, i) => {
    putLand(s, i, land);
  });
  s.seats.forEach((seat, i) => {
    seat.coins = lying.coins[i];
    seat.reserve = [...lying.reserves[i]];
  });
  const found = findBreach(s);
  if (found !== undefined) return found.why;
  const next = newMatch(s, m.names, m.seed, 0, writePosition(s));
  next.stamp = m.stamp + 1;
  next.fresh = next.stamp;
  next.chronicle = goOnByHand(m.chronicle, m.game.at);
  t.match = next;
  t.proposal = undefined;
  t.roll = undefined;
  return undefined;
}

/** What a territory's units have done this turn is forgotten where hands have been at them. */
function putLand(s: State, i: number, land: LyingLand): void {
  const there = s.territories[i];
  const none = total(land.units) < 1;
  const same = there.owner === land.owner && there.units.every((n, k) => n === land.units[k]);
  if (!same) there.marks = undefined;
  there.owner = none ? NOBODY : land.owner;
  there.units = [...land.units];
  there.castle = land.castle;
  there.tokens = land.tokens;
}

/** Moves units of one kind by hand, as if somebody had carried them over; the place is its new owner's. */
export function carry(t: Table, from: number, to: number, kind: number, count: number): Refusal | undefined {
  const m = t.match;
  if (m === undefined) return refuse("table.not_started");
  const lying = lyingOf(m.game.state);
  const { owner, units } = lying.lands[from];
  const free = units[kind];
  if (count > free || from === to)
    return refuse("force.short", { territory: landId(from), unit: UNITS[kind], count, free });
  lying.lands[from].units[kind] -= count;
  const land = lying.lands[to];
  if (land.owner !== owner) land.units = land.units.map(() => 0);
  land.owner = owner;
  land.units[kind] += count;
  return takeOver(t, lying);
}
