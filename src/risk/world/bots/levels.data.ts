import type { Effort } from "./plan/search";
import { WEIGHTS, type Weights } from "./weights.data";

/** What a level knows, and how deep it looks. */
export interface Level {
  readonly weights: Weights;
  readonly effort: Effort;
  /** Whether it weighs cards of others and the goals that they are after. */
  readonly seesOthers: boolean;
}

export type LevelId = "normal" | "hard" | "expert";

const NO_REPLY = { answered: 0, reply: undefined, trust: 0 };

export const LEVELS: Readonly<Record<LevelId, Level>> = {
  normal: {
    weights: { ...WEIGHTS, danger: 0, spoil: 0 },
    effort: { width: 2, depth: 4, firsts: 0, margins: [1], again: 0, ...NO_REPLY },
    seesOthers: false,
  },
  hard: {
    weights: WEIGHTS,
    effort: { width: 6, depth: 6, firsts: 2, margins: [1, 2], again: 1, ...NO_REPLY },
    seesOthers: true,
  },
  expert: {
    weights: WEIGHTS,
    effort: { width: 12, depth: 8, firsts: 3, margins: [1, 2], again: 2, ...NO_REPLY },
    seesOthers: true,
  },
};
