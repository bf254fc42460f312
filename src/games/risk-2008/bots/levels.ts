import type { Level as WorldLevel } from "../../../risk/world/bots/levels.data";
import type { Effort } from "../../../risk/world/bots/plan/search";
import type { State } from "../rules/state";
import { isConquest } from "../rules/variant";
import type { RaceWeights } from "./race/weights.data";

/** A level of RISK 2008: that of the board, and by what it judges a race for objectives, if it knows that the game is one. */
export interface Level extends WorldLevel {
  readonly race?: RaceWeights;
  /** How deep it searches then. */
  readonly search?: Effort;
  /** How it looks at what rivals would answer, if it does. */
  readonly replies?: Replies;
}

/** How many of the best plans are looked at again, and how much what is found then counts beside what was judged. */
export interface Replies {
  readonly picks: number;
  readonly share: number;
}

/** A level that judges by the race. */
export type RacingLevel = Level & { readonly race: RaceWeights; readonly search: Effort };

/** Whether a level judges a position by the race: not before play, nor where conquest alone wins (rule 10.7). */
export function runs(s: State, level: Level): level is RacingLevel {
  return level.race !== undefined && level.search !== undefined && s.phase !== "setup" && !isConquest(s);
}
