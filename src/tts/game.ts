import { GAME as CASTLE_RISK } from "../games/castle-risk/module";
import type { GameModule } from "../session/module";

/** The game of this save. */
export const GAME: GameModule = CASTLE_RISK;
