import type { GameModule } from "../session/module";
import { GAME as CASTLE_RISK } from "./castle-risk/module";

/** Every game there is. Commands take one by the first word of a record, or by --game. */
export const GAMES: readonly GameModule[] = [CASTLE_RISK];
