import { ask } from "../../../../core/prompt";
import { refuse } from "../refusals";
import { NEUTRAL, NOBODY, type Refusal, type Seat } from "../../../../core/types";
import { isTerritory, landId } from "../../../../risk/world/board";
import { askClaim, askPlacer, claimVerb } from "../../../../risk/world/rules/placing";
import { landsOf } from "../../../../risk/world/rules/seats";
import type { Event } from "../events";
import type { State } from "../state";
import { armiesAtATime, isCapital } from "../variant";
import type { Verb } from "../verb";
import { beginHeadquarters } from "./headquarters";
import { beginGame } from "./begin";

/** Asks the next seat after this one that has armies left to place them; where none has, the set-up goes on (rules 2.3, 2.5). */
export function nextPlacer(s: State, after: number, events: Event[]): void {
  if (askPlacer(s, after, armiesAtATime)) return;
  s.turn = NOBODY;
  s.due = 0;
  if (isCapital(s)) beginHeadquarters(s, events);
  else beginGame(s, events);
}

/** After a seat's armies one of the neutral army, then the next seat's (rules 2.5, 11.2). */
export function placed(s: State, seat: Seat, events: Event[]): void {
  if (s.neutralReserve > 0) return ask(s, "neutral", seat);
  nextPlacer(s, seat, events);
}

/** After a claim, or where a seat has left: the next claim, or armies onto what is claimed (rules 2.2, 2.3). */
function nextClaim(s: State, after: Seat, events: Event[]): void {
  if (!askClaim(s, after)) nextPlacer(s, after, events);
}

/** An army onto an empty territory (rule 2.2). Who has none left after resignations claims all the same (rule 12.2). */
export const CLAIM: Verb<"claim"> = claimVerb(nextClaim);

function refuseNeutral(s: State, t: number): Refusal | undefined {
  if (!isTerritory(t)) return refuse("territory.unknown");
  return s.owners[t] === NEUTRAL ? undefined : refuse("neutral.territory", { territory: landId(t) });
}

/** One neutral army onto a neutral territory (rule 11.2). */
export const PLACE_NEUTRAL: Verb<"neutral"> = {
  at: { neutral: true },
  check: (s, action) => refuseNeutral(s, action.territory),
  apply: (s, action, events) => {
    s.armies[action.territory]++;
    s.neutralReserve--;
    nextPlacer(s, action.seat, events);
  },
  offer: {
    isDefault: true,
    picks: [
      {
        field: "territory",
        refuse: (s, _p, t) => refuseNeutral(s, t),
        candidates: (s) => landsOf(s, NEUTRAL),
      },
    ],
    complete: ({ seat, territory }) => ({ type: "neutral", seat, territory }),
  },
};
