import { LEVELS as WORLD, type LevelId } from "../../../risk/world/bots/levels.data";
import type { Effort } from "../../../risk/world/bots/plan/search";
import type { Level } from "./levels";
import { NAIVE } from "../../../risk/world/bots/weights.data";
import { RACE } from "./race/weights.data";

/**
 * Where conquest alone wins everybody spends all on territories with an army each, which others take back, and the war has
 * no end. When it is long, stars are saved for the thirty troops of ten, and campaigns made with them.
 */
const LATE = { from: 12, stars: 10 };

/** A narrow search for who judges by the race: what hard does in its own turn, and what expert expects of its rivals. */
const NARROW: Effort = { width: 3, depth: 6, firsts: 1, margins: [1], again: 0 };

/**
 * What a level knows, and how deep it looks: with the race to judge by, a narrow search is enough for hard. Normal has half
 * an eye for the race where more than two rivals run it, as somebody is nearly always about to win there.
 *
 * Where conquest alone wins long campaigns bleed whoever makes them for a third one to take: hard and expert go for
 * continents as normal does, one attack at a time, and for what RISK's networks say.
 */
export const LEVELS: Readonly<Record<LevelId, Level>> = {
  normal: { ...WORLD.normal, race: RACE, share: 0.7, crowd: 4, search: WORLD.normal.effort, late: LATE },
  hard: {
    ...WORLD.hard,
    late: { ...LATE, effort: { width: 3, depth: 3, firsts: 1, margins: [1], again: 0 } },
    race: RACE,
    search: NARROW,
    conquest: { weights: NAIVE, effort: { width: 3, depth: 3, firsts: 0, margins: [1], again: 0 } },
  },
  expert: {
    ...WORLD.expert,
    late: { ...LATE, effort: { width: 5, depth: 3, firsts: 1, margins: [1], again: 0 } },
    race: RACE,
    search: { width: 5, depth: 6, firsts: 2, margins: [1, 2], again: 1 },
    replies: { picks: 5, share: 1, effort: NARROW },
    conquest: { weights: NAIVE, effort: { width: 5, depth: 3, firsts: 0, margins: [1], again: 0 } },
  },
};
