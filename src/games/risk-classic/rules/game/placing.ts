import { ask } from "../../../../core/prompt";
import { refuse } from "../../../../core/refuse";
import { NEUTRAL, NOBODY, type Refusal, type Seat } from "../../../../core/types";
import { SIZE, isTerritory, landId } from "../../../../risk/world/board";
import type { ActionOf } from "../actions";
import type { Event } from "../events";
import { nextLiving } from "../seats";
import type { State } from "../state";
import { armiesAtATime, isCapital } from "../variant";
import { landsOf, type Verb } from "../verb";
import { beginHeadquarters } from "./headquarters";
import { beginGame } from "./begin";

/**
 * Asks the next seat behind this one that has armies left to place them; where none has, the set-up goes on (rules 2.3,
 * 2.5). The place behind the last seat is that of the first.
 */
export function nextPlacer(s: State, behind: number, events: Event[]): void {
  const n = s.seats.length;
  for (let i = 1; i <= n; i++) {
    const seat = (behind + i + n) % n;
    const { alive, reserve } = s.seats[seat];
    if (alive && reserve > 0) {
      s.turn = seat;
      s.due = armiesAtATime(s, reserve);
      return ask(s, "place", seat);
    }
  }
  s.turn = NOBODY;
  s.due = 0;
  if (isCapital(s)) beginHeadquarters(s, events);
  else beginGame(s, events);
}

/** Behind a seat's armies one of the neutral army, then the next seat's (rules 2.5, 11.2). */
export function placed(s: State, seat: Seat, events: Event[]): void {
  if (s.neutralReserve > 0) return ask(s, "neutral", seat);
  nextPlacer(s, seat, events);
}

/** After a claim, or where a seat has left: the next claim, or armies onto what is claimed (rules 2.2, 2.3). */
export function nextClaim(s: State, behind: Seat, events: Event[]): void {
  for (let t = 0; t < SIZE; t++) {
    if (s.owners[t] === NOBODY) {
      s.turn = nextLiving(s, behind);
      return ask(s, "claim", s.turn);
    }
  }
  nextPlacer(s, behind, events);
}

function refuseClaim(s: State, t: number): Refusal | undefined {
  if (!isTerritory(t)) return refuse("territory.unknown");
  return s.owners[t] === NOBODY ? undefined : refuse("claim.taken", { territory: landId(t) });
}

/** An army onto an empty territory (rule 2.2). Who has none left after resignations claims all the same (rule 12.2). */
function applyClaim(s: State, a: ActionOf<"claim">, events: Event[]): void {
  s.owners[a.territory] = a.seat;
  s.armies[a.territory] = 1;
  const p = s.seats[a.seat];
  if (p.reserve > 0) p.reserve--;
  nextClaim(s, a.seat, events);
}

export const CLAIM: Verb<"claim"> = {
  at: { claim: true },
  check: (s, a) => refuseClaim(s, a.territory),
  apply: applyClaim,
  offer: {
    plain: true,
    picks: [
      {
        field: "territory",
        refuse: (s, _p, t) => refuseClaim(s, t),
        among: (s) => landsOf(s, NOBODY),
      },
    ],
    complete: ({ seat, territory }) => ({ type: "claim", seat, territory }),
  },
};

function refuseNeutral(s: State, t: number): Refusal | undefined {
  if (!isTerritory(t)) return refuse("territory.unknown");
  return s.owners[t] === NEUTRAL ? undefined : refuse("neutral.territory", { territory: landId(t) });
}

/** One neutral army onto a neutral territory (rule 11.2). */
export const PLACE_NEUTRAL: Verb<"neutral"> = {
  at: { neutral: true },
  check: (s, a) => refuseNeutral(s, a.territory),
  apply: (s, a, events) => {
    s.armies[a.territory]++;
    s.neutralReserve--;
    nextPlacer(s, a.seat, events);
  },
  offer: {
    plain: true,
    picks: [
      {
        field: "territory",
        refuse: (s, _p, t) => refuseNeutral(s, t),
        among: (s) => landsOf(s, NEUTRAL),
      },
    ],
    complete: ({ seat, territory }) => ({ type: "neutral", seat, territory }),
  },
};
