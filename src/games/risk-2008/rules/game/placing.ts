import { ask } from "../../../../core/prompt";
import { NOBODY, type Refusal, type Seat } from "../../../../core/types";
import { SIZE } from "../../../../risk/world/board";
import { fromFirst, refuseTerritories } from "../../../../risk/world/rules/deal";
import { EMPTY_LAND, OWN_LAND, refuseEmpty, refuseLand } from "../../../../risk/world/rules/picks";
import { askClaim, askPlacer, claimVerb, settle } from "../../../../risk/world/rules/placing";
import { nextSeat } from "../../../../risk/world/rules/seats";
import type { ActionOf } from "../actions";
import { STARS } from "../cards";
import type { Event } from "../events";
import type { State } from "../state";
import { armiesAtATime, isDealt } from "../variant";
import type { Verb } from "../verb";
import { dealStartCards } from "./begin";

/** Asks the next seat after this one that has no capital yet; where all have one, placing goes on (rules 3.4, 3.5). */
export function askCapital(s: State, after: number, events: Event[]): void {
  const seat = nextSeat(s, after, (other) => s.seats[other].alive && s.seats[other].capital < 0);
  if (seat >= 0) {
    s.turn = seat;
    return ask(s, "capital", seat);
  }
  // After dealt territories the first player places first, else the rotation goes on.
  if (isDealt(s)) nextPlacer(s, s.first - 1, events);
  else nextClaim(s, after, events);
}

/** After a claim, or where a seat has left: the next claim, or troops onto what is claimed (rule 3.4). */
function nextClaim(s: State, after: number, events: Event[]): void {
  if (!askClaim(s, after)) nextPlacer(s, after, events);
}

/** Asks the next seat after this one that has troops left to place them; where none has, the set-up is done (rules 3.4, 3.6). */
export function nextPlacer(s: State, after: number, events: Event[]): void {
  if (!askPlacer(s, after, armiesAtATime)) dealStartCards(s, events);
}

/** A troop onto an empty territory (rule 3.4). */
export const CLAIM: Verb<"claim"> = claimVerb(nextClaim);

/** A capital stands in an empty territory, which is claimed with it, or after dealt ones in an own one (rules 3.4, 3.5). */
function refuseCapital(s: State, seat: Seat, t: number): Refusal | undefined {
  return isDealt(s) ? refuseLand(s, seat, t) : refuseEmpty(s, t);
}

export const CAPITAL: Verb<"capital"> = {
  at: { capital: true },
  check: (s, action) => refuseCapital(s, action.seat, action.territory),
  apply: (s, action, events) => {
    if (!isDealt(s)) settle(s, action.seat, action.territory, 1);
    s.seats[action.seat].capital = action.territory;
    askCapital(s, action.seat, events);
  },
  offer: {
    isDefault: true,
    picks: [
      {
        field: "territory",
        refuse: (s, { seat }, t) => refuseCapital(s, seat, t),
        candidates: (s, picks) => (isDealt(s) ? OWN_LAND : EMPTY_LAND).candidates(s, picks),
      },
    ],
    complete: ({ seat, territory }) => ({ type: "capital", seat, territory }),
  },
  leave: (s, seat, _asked, events) => {
    if (s.turn === seat) askCapital(s, seat, events);
  },
};

/** Every card is a territory, with as many troops as stars (rule 3.5). */
function applyDeal(s: State, action: ActionOf<"deal">, events: Event[]): void {
  const owners = fromFirst(s);
  action.territories.forEach((t, i) => {
    settle(s, owners[i % owners.length], t, STARS[t]);
  });
  s.turn = NOBODY;
  askCapital(s, s.first - 1, events);
}

export const DEAL: Verb<"deal"> = {
  at: { deal: true },
  check: (_s, action) => refuseTerritories(action.territories, SIZE),
  apply: applyDeal,
  offer: undefined,
};
