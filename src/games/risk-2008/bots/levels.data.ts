import { LEVELS as WORLD, type LevelId } from "../../../risk/world/bots/levels.data";
import type { Level } from "./levels";
import { RACE } from "./race/weights.data";

/** What a level knows, and how deep it looks: with the race to judge by, a narrow search is enough for hard. */
export const LEVELS: Readonly<Record<LevelId, Level>> = {
  normal: WORLD.normal,
  hard: {
    ...WORLD.hard,
    race: RACE,
    search: { width: 3, depth: 6, firsts: 1, margins: [1], again: 0 },
  },
  expert: {
    ...WORLD.expert,
    race: RACE,
    search: { width: 5, depth: 6, firsts: 2, margins: [1, 2], again: 1 },
    replies: { picks: 5, share: 1 },
  },
};
