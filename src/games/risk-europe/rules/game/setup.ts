import { livingSeats } from "../../../../risk/europe/rules/seats";
import type { Verb } from "../verb";
import { exactly } from "../../../../core/bounds";
import { areCounts } from "../../../../core/counts";
import { ask, chance } from "../../../../core/prompt";
import { refuse } from "../refusals";
import { CHANCE, NOBODY, type Refusal, type Roll } from "../../../../core/types";
import {
  BOARD,
  CITIES,
  GOLD,
  PRINTED,
  isTerritory,
  landId,
  linked,
  countCities,
} from "../../../../risk/europe/board";
import type { ActionOf } from "../actions";
import { armyId } from "../army";
import type { Event } from "../events";
import { claim } from "../land";
import type { State } from "../state";
import { footmen } from "../units";
import { draftOf, mercenaryCities } from "../variant";
import { startRound } from "./round";
import { MERCENARY_FOOTMEN } from "../numbers";

/** The mercenary army that gets the next tile; NOBODY where all have theirs. */
export function nextTile(s: State): number {
  for (let i = 0; i < s.mercenaries.length; i++) {
    const army = s.seats.length + i;
    if (countCities(s, army) < mercenaryCities(s)) return army;
  }
  return NOBODY;
}

/** Draws the tile of a gold city that is free (rules 11.1, 12.1). */
export function dealTile(s: State, roll: Roll): ActionOf<"tile"> {
  const free = CITIES.filter((t) => refuseCity(s, t) === undefined);
  return { type: "tile", seat: CHANCE, to: nextTile(s), territory: free[roll(free.length)] };
}

/** A gold crown city that nobody has taken yet (rule 3.3). */
export function refuseCity(s: State, t: number): Refusal | undefined {
  if (!isTerritory(t)) return refuse("territory.unknown");
  if (!GOLD[t]) return refuse("settle.not_gold", { territory: landId(t) });
  return s.territories[t].owner === NOBODY ? undefined : refuse("settle.taken", { territory: landId(t) });
}

/** A neighbour over land or sea that has no city and is unclaimed (rule 3.3). */
export function refuseLand(s: State, city: number, t: number): Refusal | undefined {
  if (!isTerritory(t)) return refuse("territory.unknown");
  if (PRINTED[t] > 0) return refuse("settle.city", { territory: landId(t) });
  if (s.territories[t].owner !== NOBODY) return refuse("settle.taken", { territory: landId(t) });
  return linked(city, t)
    ? undefined
    : refuse("territory.not_adjacent", { from: landId(city), to: landId(t) });
}

/** A city at set-up: crown, tile (in effect at once, rule 8.1), Tax Value, perhaps a castle. */
function found(s: State, army: number, t: number, n: number, castle: boolean, events: Event[]): void {
  claim(s, army, t, footmen(n), events);
  s.territories[t].fresh = false;
  if (!castle) return;
  s.territories[t].castle = true;
  events.push({ type: "castle", army, territory: t });
}

/** Tiles of mercenary armies; their first city alone gets a castle (rules 11.1, 12.1). */
export const TILE: Verb<"tile"> = {
  at: { tile: true },
  check: (s, action) =>
    action.to !== nextTile(s)
      ? refuse("chance.seat", { seat: armyId(s, nextTile(s)) })
      : refuseCity(s, action.territory),
  apply: (s, action, events) => {
    found(s, action.to, action.territory, MERCENARY_FOOTMEN, countCities(s, action.to) === 0, events);
    if (nextTile(s) !== NOBODY) return chance(s, "tile");
    s.step = "bid";
    s.asked = livingSeats(s);
  },
  offer: undefined,
};

/**
 * The next player to take a city: clockwise from the first, as often as there are cities for each (rules 3.3, 11.2, 12.2,
 * 13.2); NOBODY where all have theirs.
 */
export function nextSettler(s: State): number {
  const n = s.seats.length;
  const { cities } = draftOf(s);
  for (let done = 0; done < cities; done++) {
    for (let i = 0; i < n; i++) {
      const seat = (s.opener + i) % n;
      if (s.seats[seat].alive && countCities(s, seat) <= done) return seat;
    }
  }
  return NOBODY;
}

/** Asks the next player to take a city; then the first round begins. */
export function nextDraft(s: State, events: Event[]): void {
  const seat = nextSettler(s);
  if (seat === NOBODY) return startRound(s, events);
  s.turn = seat;
  ask(s, "settle", seat);
}

/** Kinds of what is counted: Footmen in the city and in its neighbour. */
const PLACES: readonly string[] = ["city", "land"];

/** Bounds of the two numbers: at least one Footman in either (rule 3.3). */
function footmenBounds(s: State): ReturnType<typeof exactly> {
  const { footmen: due } = draftOf(s);
  return { ...exactly(PLACES, [due - 1, due - 1], due), minEach: [1, 1] };
}

/** A player takes a city and a neighbour of it (rule 3.3). */
export const SETTLE: Verb<"settle"> = {
  at: { settle: true },
  check: (s, action) => {
    const why = refuseCity(s, action.territory) ?? refuseLand(s, action.territory, action.to);
    if (why !== undefined) return why;
    if (!areCounts(action.footmen, 2)) return refuse("counts.malformed");
    const due = draftOf(s).footmen;
    const sum = action.footmen[0] + action.footmen[1];
    if (sum !== due) return refuse("settle.count", { count: sum, due });
    return action.footmen[0] > 0 && action.footmen[1] > 0 ? undefined : refuse("settle.both");
  },
  apply: (s, action, events) => {
    const castle = countCities(s, action.seat) < draftOf(s).castles;
    found(s, action.seat, action.territory, action.footmen[0], castle, events);
    claim(s, action.seat, action.to, footmen(action.footmen[1]), events);
    nextDraft(s, events);
  },
  offer: {
    isDefault: true,
    picks: [
      { field: "territory", refuse: (s, _p, t) => refuseCity(s, t), candidates: () => CITIES },
      {
        field: "to",
        refuse: (s, { territory }, t) => refuseLand(s, territory, t),
        candidates: (_s, { territory }) => BOARD.near[territory],
        restarts: (_s, _p, t) => GOLD[t],
      },
      {
        field: "counts",
        bounds: (s) => footmenBounds(s),
        defaults: (s) => {
          const { footmen: due } = draftOf(s);
          const inCity = Math.ceil(due / 2);
          return [inCity, due - inCity];
        },
      },
    ],
    complete: ({ seat, territory, to, counts }) => ({
      type: "settle",
      seat,
      territory,
      to,
      footmen: counts,
    }),
  },
  leave: (s, seat, _asked, events) => {
    if (s.turn === seat) nextDraft(s, events);
  },
};
