import { worldBattle } from "../../risk/world/panels/battle";
import { worldOdds } from "../../risk/world/panels/odds";
import type { GameModule } from "../../session/game/module";
import { CHANCE } from "./bots/chance";
import { ENGINE } from "./engine";
import { ACTION, goalLine, ownLine } from "./panels/action";
import { scoreOf } from "./panels/mats";
import { PANELS } from "./panels/panels";
import { COURSE } from "../../risk/world/panels/statistics";
import { STATISTICS } from "./panels/statistics";
import type { Action } from "./rules/actions";
import type { Event } from "./rules/events";
import { oddsBefore, oddsUnderWay } from "./rules/odds";
import type { State } from "./rules/state";
import type { RollShow } from "../../risk/world/table/battle-show";
import { TABLE } from "./table/kit";
import { PIECES } from "./table/pieces";
import { LANGUAGES } from "./text/languages";
import { landName } from "./text/names";

/** Classic RISK, as a table plays it. */
export const GAME: GameModule<State, Action, Event, RollShow> = {
  ...ENGINE,
  languages: LANGUAGES,
  log: {
    actions: [
      "first",
      "lot",
      "deal",
      "card",
      "claim",
      "place",
      "neutral",
      "trade",
      "trade_on",
      "storm",
      "fortify",
      "resign",
    ],
    omittedEvents: ["turn_over", "mission_changed"],
    moments: ["headquarters", "eliminated", "decided", "over"],
    pictured: { eliminated: "action-plunder", headquarters: "action-headquarters" },
    turnEnd: "turn_over",
    fold: {
      parts: ["round", "turn"],
      begins: ["fought"],
      within: [],
      taken: ["captured"],
      failed: [],
      telling: ["traded"],
    },
  },
  table: TABLE,
  pieces: PIECES,
  panels: PANELS,
  action: ACTION,
  battle: worldBattle({ landName }),
  odds: worldOdds({ oddsBefore, oddsUnderWay, helps: () => "" }),
  own: ownLine,
  score: scoreOf,
  goal: goalLine,
  guide: ["claim", "place", "attack", "occupy", "fortify"],
  statistics: STATISTICS,
  course: COURSE,
  chance: CHANCE,
  carriesOut: ["occupy"],
};
