import type { Tries } from "../../../../core/bots/ahead/try";
import { LEVELS, type Level } from "../../../../risk/world/bots/levels.data";

/** What expert weighs before it plays on: as hard does, and so many plans of the best are tried. */
export const EXPERT: Level = { ...LEVELS.hard, effort: { ...LEVELS.hard.effort, plans: 4 } };

/** Everybody in a game that is played on. */
export const QUICK: Level = {
  ...LEVELS.hard,
  effort: { width: 1, depth: 0, firsts: 1, margins: [1], again: 0, plans: 0 },
};

/** How often each plan is tried, by how much another one has to win more, and actions after which a game is judged. */
export const SIGHT: Tries = { tries: 6, better: 0.01, most: 400 };
