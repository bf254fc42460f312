import { LEVELS as WORLD, type LevelId } from "../../../risk/world/bots/levels.data";
import type { Level } from "./levels";
import { RACE } from "./race/weights.data";

/** What a level knows, and how deep it looks. With the race to judge by, hard needs a narrow search alone. */
export const LEVELS: Readonly<Record<LevelId, Level>> = {
  normal: { ...WORLD.normal, race: undefined },
  hard: { ...WORLD.hard, effort: { ...WORLD.hard.effort, width: 3, again: 0 }, race: RACE },
  expert: { ...WORLD.expert, race: RACE },
};
