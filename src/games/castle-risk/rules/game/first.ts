import type { Verb } from "../verb";
import { CHANCE, type Roll, type Seat } from "../../../../core/types";
import type { ActionOf } from "../actions";
import { rollFaces } from "../../../../risk/dice";
import { checkContest, highest } from "../../../../risk/contest";
import type { Event } from "../events";
import { nextCapital } from "./setup";
import type { State } from "../state";
import { startTurn } from "../turn/turn";

type FirstRoll = ActionOf<"order" | "first">;

/** Every contender rolls one die (rules 2.1, 4.6; CR1, CR13). */
export function dealFirst(s: State, roll: Roll): FirstRoll {
  const faces = rollFaces(roll, s.contenders.length);
  return { type: s.step === "order" ? "order" : "first", seat: CHANCE, seats: [...s.contenders], faces };
}

/** The only contender left is first: in setup to choose a capital, later to have a turn. */
function lead(s: State, events: Event[]): void {
  const seat: Seat = s.contenders[0];
  s.contenders = [];
  s.first = seat;
  events.push({ type: "leads", seat });
  if (s.phase === "setup") nextCapital(s, events);
  else startTurn(s, seat, events);
}

/** The others go on rolling for first place (rule 16.3); a last one need not roll. */
function leaveContest(s: State, seat: Seat, _asked: boolean, events: Event[]): void {
  s.contenders = s.contenders.filter((other) => other !== seat);
  if (s.contenders.length === 1) lead(s, events);
}

/** A roll for first place: the highest die is first (rule 2.1); ties roll again among the tied. */
const CONTEST = {
  check: (s: State, action: FirstRoll) => checkContest(s.contenders, action.seats, action.faces),
  apply: (s: State, action: FirstRoll, events: Event[]) => {
    s.contenders = highest(action.seats, action.faces);
    if (s.contenders.length > 1) events.push({ type: "tied", seats: [...s.contenders] });
    else lead(s, events);
  },
  offer: undefined,
  leave: leaveContest,
};

/** For the order in which capitals are chosen, and for the first turn of a round. */
export const ORDER: Verb<"order"> = { at: { order: true }, ...CONTEST };
export const FIRST: Verb<"first"> = { at: { first: true }, ...CONTEST };
