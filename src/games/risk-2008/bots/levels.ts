import type { Level as WorldLevel } from "../../../risk/world/bots/levels.data";
import type { Effort } from "../../../risk/world/bots/plan/search";
import type { State } from "../rules/state";
import { isConquest } from "../rules/variant";
import type { RaceWeights } from "./race/weights.data";

/** A level of RISK 2008: that of the board, and by what it judges a race for objectives, if it knows that the game is one. */
export interface Level extends WorldLevel {
  readonly race?: RaceWeights;
  /** How much of what a position is worth the race tells, beside strength and aims; all of it where nothing is said. */
  readonly share?: number;
  /** With how many players it begins to mind the race; with any number where nothing is said. */
  readonly crowd?: number;
  /** How deep it searches then. */
  readonly search?: Effort;
  /** What it holds dear and how deep it searches where conquest alone wins, if that differs; networks have half a say there then. */
  readonly conquest?: Pick<Level, "weights" | "effort">;
  /** What is different in a long war where conquest alone wins, if anything is. */
  readonly late?: Late;
  /** Stars that it turns in where it does not judge by the race; as a sensible player does where nothing is said. */
  readonly stars?: number;
  /** How it looks at what rivals would answer, if it does. */
  readonly replies?: Replies;
}

/** How deep it searches and what stars it turns in from a round on, as somebody has to win. */
interface Late extends Partial<Pick<Level, "effort" | "stars">> {
  readonly from: number;
}

/**
 * How many of the best plans are looked at again, how much what is found then counts beside what was judged, and how deep
 * the turn of a rival is looked at.
 */
export interface Replies {
  readonly picks: number;
  readonly share: number;
  readonly effort: Effort;
}

/** A level that judges by the race. */
export type RacingLevel = Level & { readonly race: RaceWeights; readonly search: Effort };

/** Whether a level judges a position by the race: not before play, nor where conquest alone wins (rule 10.7), nor where few play. */
export function runs(s: State, level: Level): level is RacingLevel {
  const { race, search, crowd } = level;
  return (
    race !== undefined &&
    search !== undefined &&
    (crowd === undefined || s.seats.length >= crowd) &&
    s.phase !== "setup" &&
    !isConquest(s)
  );
}

/** A level as it plays this game. */
export function levelIn(s: State, level: Level): Level {
  if (!isConquest(s)) return level;
  const { late } = level;
  const own = level.conquest === undefined ? level : { ...level, ...level.conquest };
  return late === undefined || s.round < late.from ? own : { ...own, ...late };
}
