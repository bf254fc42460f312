import type { Thought } from "../../core/bots/thought";
import type { AnyAction, Seat } from "../../core/types";
import type { Match } from "../match/match";

/** What a computer would do in the place of a seat that has asked for it, from what that seat sees. Not saved. */
export interface Advice {
  readonly match: Match;
  readonly revision: number;
  readonly seat: Seat;
  readonly thought: Thought<AnyAction>;
  /** What it has come to; undefined as long as it is thought. */
  action: AnyAction | undefined;
  /** Whether its seat looks at it. */
  isShown: boolean;
}
