import type { StandingOrders } from "../../../core/engine";
import type { Action } from "./actions";
import type { State } from "./state";

/** Seats leave nothing to the table but their wishes, which the rules themselves follow (rules 7.5, 7.7, 10.4). */
export const ORDERS: StandingOrders<State, Action> = {
  isWish: (a) => a.type === "set",
  isOrder: () => false,
  passes: () => undefined,
  renewed: () => undefined,
  isAsked: () => false,
  pass: "pass",
  answer: () => undefined,
};
