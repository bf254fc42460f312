import type { Engine } from "../core/engine";
import type { GameReport } from "../core/report";
import type { GameModule, TableKit } from "../session/module";
import { GAME as CASTLE_RISK } from "./castle-risk/module";
import { REPORT as CASTLE_RISK_REPORT } from "./castle-risk/report";
import { GAME as RISK_2008 } from "./risk-2008/module";
import { GAME as RISK_CLASSIC } from "./risk-classic/module";
import { REPORT as RISK_CLASSIC_REPORT } from "./risk-classic/report";
import { GAME as RISK_EUROPE } from "./risk-europe/module";
import { REPORT as RISK_EUROPE_REPORT } from "./risk-europe/report";

/** Every game there is. Commands take one by the first word of a record, or by --game. */
export const GAMES: readonly GameModule[] = [CASTLE_RISK, RISK_EUROPE, RISK_CLASSIC];

/** A game as far as it needs no table: its lower storey, and how seats give up and say their wishes. */
export interface Playable extends Engine {
  readonly table: Pick<TableKit, "resign" | "settings">;
}

/** Games that have no table yet: commands that need none take them, and people are not offered them. */
export const WITHOUT_TABLE: readonly Playable[] = [RISK_2008];

/** By the id of a game: how it is reported outside a table. */
export const REPORTS: Readonly<Record<string, GameReport>> = {
  [CASTLE_RISK.meta.id]: CASTLE_RISK_REPORT,
  [RISK_EUROPE.meta.id]: RISK_EUROPE_REPORT,
  [RISK_CLASSIC.meta.id]: RISK_CLASSIC_REPORT,
};
