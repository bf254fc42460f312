import type { StandingOrders } from "./engine";
import type { AnyAction, CommonState } from "./types";

/** The standing orders of a game whose seats leave nothing to the table but wishes, which the rules themselves follow. */
export const WISHES_ALONE = {
  isWish: (action) => action.type === "set",
  isOrder: () => false,
  passes: () => undefined,
  renewed: () => undefined,
  isAsked: () => false,
  pass: "pass",
  answer: () => undefined,
} satisfies StandingOrders<CommonState, AnyAction>;
