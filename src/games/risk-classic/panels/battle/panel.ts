import { battlePanel } from "../../../../session/panel/battle/paint";
import type { RollShow } from "../../table/battle-show";
import { whole } from "../../table/state";
import type { ClassicLanguage } from "../../text/language";
import { viewOfBattle } from "./model";

/** Armies are of one kind: no rows of units stand between the dice. */
const UNIT_ROWS = 0;

/** Two armies face to face, and how it ended. */
export const BATTLE = battlePanel(
  (s, roll, language) => viewOfBattle(whole(s), roll as RollShow | undefined, language as ClassicLanguage),
  UNIT_ROWS,
);
