import { ask } from "../../../../core/prompt";
import type { Refusal, Seat } from "../../../../core/types";
import type { ActionOf } from "../actions";
import type { Event } from "../events";
import { judgeGoals } from "../game/victory";
import type { State } from "../state";
import type { Verb } from "../verb";
import { afterAttack } from "./card";
import { refuseEndTrade } from "./trade";
import { endTurn } from "./turn";

function refuseEnd(s: State, seat: Seat): Refusal | undefined {
  return s.step === "trade" ? refuseEndTrade(s, seat) : undefined;
}

/** The step is finished by it, so victory is judged first (rule 8.3): play goes on only where no position gave a goal. */
function applyEnd(s: State, action: ActionOf<"end">, events: Event[]): void {
  if (judgeGoals(s, events)) return;
  if (s.step === "trade") ask(s, "place", action.seat);
  else if (s.step === "attack") afterAttack(s, action.seat, events);
  else endTurn(s, events);
}

/** Ends trading, attacking or the turn (rules 4.7, 5.10, 7.3). */
export const END: Verb<"end"> = {
  at: { trade: true, attack: true, fortify: true },
  check: (s, action) => refuseEnd(s, action.seat),
  apply: applyEnd,
  offer: {
    instant: true,
    ends: true,
    refuse: refuseEnd,
    picks: [],
    complete: ({ seat }) => ({ type: "end", seat }),
  },
};
