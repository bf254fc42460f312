import * as castle from "../../src/games/castle-risk/rules/verbs";
import * as modern from "../../src/games/risk-2008/rules/verbs";
import * as classic from "../../src/games/risk-classic/rules/verbs";
import * as europe from "../../src/games/risk-europe/rules/verbs";

/** Of a game's verbs: which of them a seat picks for, and what. */
export interface VerbTable {
  readonly VERBS: Readonly<Record<string, { readonly offer: Offer | undefined }>>;
  readonly OFFERED: readonly string[];
}
interface Offer {
  readonly picks: readonly { readonly field: string; readonly default?: unknown }[];
}

/** The verbs of each game, by its id. */
export const VERB_TABLES: Readonly<Record<string, VerbTable>> = {
  castle_risk: castle,
  risk_europe: europe,
  risk_classic: classic,
  risk_2008: modern,
};
