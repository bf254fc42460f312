import type { Seat } from "../../../../core/types";
import type { WorldState } from "../../rules/state";
import type { Outlook } from "../outlook";
import type { Plan } from "../plan/plan";
import type { Effort } from "../plan/search";

/** A question to a seat, and all that its answer rests on. */
export interface Question {
  readonly s: WorldState;
  readonly seat: Seat;
  readonly outlook: Outlook;
  readonly effort: Effort;
  /** Strength that cards bring which were won in this turn. */
  readonly loot: number;
  /** The plan from before, if there is one. */
  readonly before: Plan | undefined;
}
