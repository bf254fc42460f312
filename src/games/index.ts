import type { GameReport } from "../core/report";
import type { GameModule } from "../session/game/module";
import { GAME as CASTLE_RISK } from "./castle-risk/module";
import { REPORT as CASTLE_RISK_REPORT } from "./castle-risk/report";
import { GAME as RISK_2008 } from "./risk-2008/module";
import { REPORT as RISK_2008_REPORT } from "./risk-2008/report";
import { GAME as RISK_CLASSIC } from "./risk-classic/module";
import { REPORT as RISK_CLASSIC_REPORT } from "./risk-classic/report";
import { GAME as RISK_EUROPE } from "./risk-europe/module";
import { REPORT as RISK_EUROPE_REPORT } from "./risk-europe/report";

/** Every game there is. Commands take one by the first word of a record, or by --game. */
export const GAMES: readonly GameModule[] = [CASTLE_RISK, RISK_EUROPE, RISK_CLASSIC, RISK_2008];

/** By the id of a game: how it is reported outside a table. */
export const REPORTS: Readonly<Record<string, GameReport>> = {
  [CASTLE_RISK.meta.id]: CASTLE_RISK_REPORT,
  [RISK_EUROPE.meta.id]: RISK_EUROPE_REPORT,
  [RISK_CLASSIC.meta.id]: RISK_CLASSIC_REPORT,
  [RISK_2008.meta.id]: RISK_2008_REPORT,
};
