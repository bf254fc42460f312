import { battlePanel } from "../../../../session/panels/battle/paint";
import type { RollShow } from "../../table/battle-show";
import { whole } from "../../table/state";
import type { EuropeLanguage } from "../../text/language";
import { viewOfBattle } from "./model";

/** Two armies face to face, and how it ended. */
export const BATTLE = battlePanel((s, roll, language) =>
  viewOfBattle(whole(s), roll as RollShow | undefined, language as EuropeLanguage),
);
