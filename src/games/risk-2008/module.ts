import type { GameModule } from "../../session/game/module";
import { CHANCE } from "./bots/chance";
import { ENGINE } from "./engine";
import { ACTION, goalLine, ownLine } from "./panels/action";
import { BATTLE } from "./panels/battle";
import { ODDS } from "./panels/odds";
import { scoreOf } from "./panels/mats";
import { PANELS } from "./panels/panels";
import { COURSE } from "../../risk/world/panels/statistics";
import { STATISTICS } from "./panels/statistics";
import type { Action } from "./rules/actions";
import type { Event } from "./rules/events";
import type { State } from "./rules/state";
import type { RollShow2008 } from "./table/battle-show";
import { TABLE } from "./table/kit";
import { PIECES } from "./table/pieces";
import { LANGUAGES } from "./text/languages";

/** RISK in the edition of 2008, as a table plays it. */
export const GAME: GameModule<State, Action, Event, RollShow2008> = {
  ...ENGINE,
  languages: LANGUAGES,
  log: {
    actions: [
      "cities",
      "objectives",
      "first",
      "deal",
      "card",
      "army",
      "capital",
      "claim",
      "place",
      "turn_in",
      "storm",
      "airfield",
      "maneuver",
      "resign",
    ],
    omittedEvents: ["turn_over"],
    moments: ["collected", "airfield_lost", "eliminated", "decided", "over"],
    pictured: { collected: "action-collect", eliminated: "action-plunder" },
    turnEnd: "turn_over",
    fold: {
      parts: ["round", "turn"],
      begins: ["fought"],
      within: [],
      taken: ["captured"],
      failed: [],
      telling: ["turned_in", "collected"],
    },
  },
  table: TABLE,
  pieces: PIECES,
  panels: PANELS,
  action: ACTION,
  battle: BATTLE,
  odds: ODDS,
  own: ownLine,
  score: scoreOf,
  goal: goalLine,
  guide: ["capital", "place", "attack", "objective", "maneuver"],
  statistics: STATISTICS,
  course: COURSE,
  chance: CHANCE,
  carriesOut: ["occupy"],
};
