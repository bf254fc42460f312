import type { GameReport } from "../core/report";
import type { GameModule } from "../session/module";
import { GAME as CASTLE_RISK } from "./castle-risk/module";
import { REPORT as CASTLE_RISK_REPORT } from "./castle-risk/report";

/** Every game there is. Commands take one by the first word of a record, or by --game. */
export const GAMES: readonly GameModule[] = [CASTLE_RISK];

/** By the id of a game: how it is reported outside a table. */
export const REPORTS: Readonly<Record<string, GameReport>> = { [CASTLE_RISK.meta.id]: CASTLE_RISK_REPORT };
