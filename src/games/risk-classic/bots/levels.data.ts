import { LEVELS as WORLD, type Level as WorldLevel, type LevelId } from "../../../risk/world/bots/levels.data";
import { NAIVE } from "../../../risk/world/bots/weights.data";

/** What a level of classic RISK knows, and how deep it looks. */
export interface Level extends WorldLevel {
  /** Whether it plans its first campaign while armies are set up; else it places them at borders of its continents. */
  readonly plansAhead: boolean;
  /** How much it gives for its mission; for all other aims it is `keenness`. */
  readonly missionKeenness: number;
}

export const LEVELS: Readonly<Record<LevelId, Level>> = {
  normal: {
    ...WORLD.normal,
    // Thin territories and attacks that fail as often as not bleed it where many play.
    weights: { ...NAIVE, first: 0.63, income: 2, land: 0, least: 0.5 },
    effort: { width: 1, depth: 3, firsts: 1, margins: [1], again: 0 },
    plansAhead: false,
    missionKeenness: 2,
  },
  hard: { ...WORLD.hard, plansAhead: true, missionKeenness: 2.5 },
  expert: { ...WORLD.expert, plansAhead: true, missionKeenness: 2.5 },
};
