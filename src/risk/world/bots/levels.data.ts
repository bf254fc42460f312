import { NOBODY, type Seat } from "../../../core/types";
import type { Effort } from "./plan/search";
import type { Nets } from "./value/net";
import { NETS } from "./value/nets.data";
import { NAIVE, WEIGHTS, type Weights } from "./weights.data";

/** What a level knows, and how deep it looks. */
export interface Level {
  readonly weights: Weights;
  readonly effort: Effort;
  /** Networks that have a say in what a position of a game without aims is worth. */
  readonly nets: Nets | undefined;
  /** Cards with which a set that need not be traded is traded. */
  readonly trades: number;
  /** How much it gives for what wins besides strength: headquarters, missions, objectives. */
  readonly keenness: number;
  /** Whose strength counts so many times as much; NOBODY's unless a grudging computer plays. */
  readonly grudge: Seat;
  readonly spite: number;
}

export type LevelId = "normal" | "hard" | "expert";

/** Of a level by itself. */
const EVEN = { grudge: NOBODY, spite: 1 };

export const LEVELS: Readonly<Record<LevelId, Level>> = {
  normal: {
    weights: NAIVE,
    effort: { width: 2, depth: 4, firsts: 1, margins: [1], again: 0 },
    nets: undefined,
    trades: 3,
    keenness: 0.35,
    ...EVEN,
  },
  hard: {
    weights: WEIGHTS,
    effort: { width: 6, depth: 6, firsts: 2, margins: [1, 2], again: 1 },
    nets: NETS,
    trades: 4,
    keenness: 1,
    ...EVEN,
  },
  expert: {
    weights: WEIGHTS,
    effort: { width: 12, depth: 8, firsts: 3, margins: [1, 2], again: 2 },
    nets: NETS,
    trades: 4,
    keenness: 1,
    ...EVEN,
  },
};
