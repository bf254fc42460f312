import type { GameModule } from "../../session/game/module";
import { CHANCE } from "./bots/chance";
import { ENGINE } from "./engine";
import { ACTION } from "./panels/action";
import { standingOf } from "./panels/mats/model";
import { goalLine, ownLine } from "./panels/own";
import { viewOfBattle } from "./panels/battle/model";
import { ODDS } from "./panels/odds";
import { PANELS } from "./panels/panels";
import { COURSE, STATISTICS } from "./panels/statistics";
import type { Action } from "./rules/actions";
import type { Event } from "./rules/events";
import type { State } from "./rules/state";
import type { RollShow } from "./table/battle-show";
import { TABLE } from "./table/kit";
import { PIECES } from "./table/pieces";
import { LANGUAGES } from "./text/languages";

/** Risk Europe, as a table plays it. */
export const GAME: GameModule<State, Action, Event, RollShow> = {
  ...ENGINE,
  languages: LANGUAGES,
  log: {
    actions: [
      "tie",
      "volley",
      "recast",
      "dice",
      "auction",
      "tax",
      "buy",
      "crown",
      "fortify",
      "assault",
      "battle",
      "reroll",
      "lose",
      "resign",
    ],
    omittedEvents: ["turn_over", "drew_missions"],
    moments: ["completed", "saved", "eliminated", "decided", "over"],
    pictured: { eliminated: "action-plunder", saved: "badge-crown" },
    turnEnd: "turn_over",
    fold: {
      parts: ["round", "turn"],
      begins: ["battle"],
      within: ["volley", "recast", "reroll", "dice", "rolled", "lost", "lose"],
      taken: ["conquered"],
      failed: ["repelled", "wiped_out"],
      telling: ["revealed", "claimed", "disputed", "moved"],
    },
  },
  table: TABLE,
  pieces: PIECES,
  panels: PANELS,
  action: ACTION,
  battle: { view: viewOfBattle },
  odds: ODDS,
  own: ownLine,
  score: standingOf,
  goal: goalLine,
  guide: ["bid", "settle", "pick", "turn", "battle"],
  statistics: STATISTICS,
  course: COURSE,
  chance: CHANCE,
  carriesOut: ["stand", "lose"],
};
