import type { GameModule } from "../../session/game/module";
import { ENGINE } from "./engine";
import { ACTION, goalLine, ownLine } from "./panels/action";
import { PANELS } from "./panels/panels";
import { STATISTICS } from "./panels/statistics";
import type { Action } from "./rules/actions";
import type { Event } from "./rules/events";
import type { State } from "./rules/state";
import { TABLE } from "./table/kit";
import { PIECES } from "./table/pieces";
import { LANGUAGES } from "./text/languages";

/** Classic RISK, as a table plays it. */
export const GAME: GameModule<State, Action, Event> = {
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
  own: ownLine,
  goal: goalLine,
  guide: ["claim", "place", "attack", "occupy", "fortify"],
  statistics: STATISTICS,
};
