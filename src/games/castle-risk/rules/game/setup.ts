import type { Verb } from "../verb";
import { refuse } from "../refusals";
import { CHANCE, NEUTRAL, NOBODY, type Refusal, type Roll, type Seat } from "../../../../core/types";
import type { ActionOf } from "../actions";
import type { Event } from "../events";
import { startRound } from "./round";
import { ask, chance } from "../../../../core/prompt";
import type { State } from "../state";
import { copyUnits } from "../../../../risk/units";
import { CITIES, GOLD, PRINTED, SIZE, isTerritory, landId } from "../../../../risk/europe/board";
import { CITY_FORCE } from "../numbers";

/** Puts units into a territory that nobody holds or that is to change hands. */
export function garrison(s: State, t: number, owner: number, force: readonly number[]): void {
  const land = s.territories[t];
  land.owner = owner;
  land.units = copyUnits(force);
  land.marks = undefined;
}

/**
 * Asks the first seat clockwise from `s.first` that has no capital yet (rules 2.2, 2.4); after the last one play
 * begins.
 */
export function nextCapital(s: State, events: Event[]): void {
  const n = s.seats.length;
  for (let i = 0; i < n; i++) {
    const seat = (s.first + i) % n;
    if (s.seats[seat].alive && s.seats[seat].capital === NOBODY) {
      if (s.options.capital_choice === "choose") ask(s, "capital", seat);
      else chance(s, "deal");
      s.turn = seat;
      return;
    }
  }
  for (let t = 0; t < SIZE; t++) {
    if (PRINTED[t] > 0 && s.territories[t].owner === NOBODY) garrison(s, t, NEUTRAL, CITY_FORCE);
  }
  s.turn = NOBODY;
  startRound(s, events);
}

/** Rule 2.2, CR2: a gold city that is nobody's capital. */
export function refuseCapital(s: State, t: number): Refusal | undefined {
  if (!isTerritory(t)) return refuse("territory.unknown");
  if (!GOLD[t]) return refuse("capital.not_gold", { territory: landId(t) });
  if (s.territories[t].owner !== NOBODY) return refuse("capital.taken", { territory: landId(t) });
  return undefined;
}

export const CAPITAL: Verb<"capital"> = {
  at: { capital: true },
  check: (s, action) => refuseCapital(s, action.territory),
  apply: (s, action, events) => {
    settle(s, action.seat, action.territory, events);
  },
  offer: {
    isDefault: true,
    picks: [{ field: "territory", refuse: (s, _p, t) => refuseCapital(s, t), candidates: () => CITIES }],
    complete: ({ seat, territory }) => ({ type: "capital", seat, territory }),
  },
  leave: leaveSetup,
};

export const DEAL: Verb<"deal"> = {
  at: { deal: true },
  check: (s, action) =>
    action.to !== s.turn
      ? refuse("chance.seat", { seat: s.colours[s.turn] })
      : refuseCapital(s, action.territory),
  apply: (s, action, events) => {
    settle(s, action.to, action.territory, events);
  },
  offer: undefined,
  leave: leaveSetup,
};

/** Deals one of the gold cities that are left. */
export function dealCapital(s: State, roll: Roll): ActionOf<"deal"> {
  const free: number[] = [];
  for (let t = 0; t < SIZE; t++) if (refuseCapital(s, t) === undefined) free.push(t);
  return { type: "deal", seat: CHANCE, to: s.turn, territory: free[roll(free.length)] };
}

function leaveSetup(s: State, seat: Seat, _asked: boolean, events: Event[]): void {
  if (s.turn === seat) nextCapital(s, events);
}

/** Founds a capital (rule 2.3). */
function settle(s: State, seat: Seat, t: number, events: Event[]): void {
  garrison(s, t, seat, CITY_FORCE);
  s.seats[seat].capital = t;
  events.push({ type: "capital", seat, territory: t });
  nextCapital(s, events);
}
