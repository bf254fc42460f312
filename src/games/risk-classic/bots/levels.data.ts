import { LEVELS as WORLD, type Level as WorldLevel, type LevelId } from "../../../risk/world/bots/levels.data";
import type { Effort } from "../../../risk/world/bots/plan/search";
import { NAIVE, type Weights } from "../../../risk/world/bots/weights.data";

/** What a level of classic RISK knows, and how deep it looks. */
export interface Level extends WorldLevel {
  /** Whether it plans its first campaign while armies are set up; else it places them at borders of its continents. */
  readonly plansAhead: boolean;
  /** How much it gives for its mission; for all other aims it is `keenness`. */
  readonly missionKeenness: number;
  /** What it gives for being ready to destroy the target of its mission, in armies. */
  readonly hunt: number;
  /** What it holds dear from a round on, as somebody has to win; networks have no say any more. */
  readonly late?: Late;
  /** How it looks at what the rival would answer in a game of two, if it does. */
  readonly replies?: Replies;
}

/** Weights from a round on. */
interface Late {
  readonly from: number;
  readonly weights: Weights;
}

/**
 * How many of the best plans are looked at again, how much what is found then counts beside what was judged before, and
 * how deep the rival's turn is looked at.
 */
export interface Replies {
  readonly picks: number;
  readonly share: number;
  readonly effort: Effort;
}

/**
 * Networks, and what gathered armies are worth, keep three who have hundreds of them from attacking each other: from round
 * 20 on neither counts.
 */
const LATE: Late = { from: 20, weights: NAIVE };

export const LEVELS: Readonly<Record<LevelId, Level>> = {
  normal: {
    ...WORLD.normal,
    // Thin territories and attacks that fail as often as not bleed it where many play.
    weights: { ...NAIVE, first: 0.63, income: 2, land: 0, least: 0.5 },
    effort: { width: 1, depth: 3, firsts: 1, margins: [1], again: 0 },
    plansAhead: false,
    missionKeenness: 1.5,
    hunt: 0,
  },
  hard: { ...WORLD.hard, plansAhead: true, missionKeenness: 2.5, hunt: 60, late: LATE },
  expert: {
    ...WORLD.expert,
    plansAhead: true,
    missionKeenness: 2.5,
    hunt: 60,
    late: LATE,
    replies: {
      picks: 10,
      share: 0.5,
      effort: WORLD.hard.effort,
    },
  },
};
