import type { StandingOrders } from "../../../core/engine";
import type { Action } from "./actions";
import type { State } from "./state";
import { fitting } from "./turn/window";

/** Whether somebody is asked whether to play a card. */
function isAtWindow(s: State): boolean {
  return s.step === "play" || s.step === "answer";
}

/** Standing orders at card windows. "never" ends with the round (CR33): the table says it anew. */
export const ORDERS: StandingOrders<State, Action> = {
  isWish: (action) => action.type === "set",
  isOrder: (action) => action.type === "set" && action.setting === "windows" && action.value === "never",
  passes: (action) =>
    action.type === "set" && action.setting === "windows" ? action.value === "never" : undefined,
  renewed: (s, seat) => {
    const { alive, settings } = s.seats[seat];
    return alive && settings.windows !== "never"
      ? { type: "set", seat, setting: "windows", value: "never" }
      : undefined;
  },
  isAsked: isAtWindow,
  pass: "pass",
  /**
   * What a seat's standing order answers for it at a card window (rule 10.11; CR33), or undefined where the seat
   * itself is to answer. Every seat is asked all the same, so that nobody learns who holds what; the table lets every
   * pass be known after a time that does not depend on it (session/play/answer-time.ts).
   */
  answer: (s, seat) => {
    if (!isAtWindow(s)) return undefined;
    const { hand, settings } = s.seats[seat];
    if (settings.windows === "always") return undefined;
    if (settings.windows === "holding") {
      for (const card of fitting(s)) if (hand[card] > 0) return undefined;
    }
    return { type: "pass", seat };
  },
};
