import type { StandingOrders } from "../../../core/engine";
import type { Action } from "./actions";
import type { State } from "./state";

/** Seats leave nothing to the table but their wish about dice, which the rules themselves follow (rule 5.4). */
export const ORDERS: StandingOrders<State, Action> = {
  isWish: (a) => a.type === "set",
  isOrder: () => false,
  passes: () => undefined,
  renewed: () => undefined,
  isAsked: () => false,
  pass: "pass",
  answer: () => undefined,
};
