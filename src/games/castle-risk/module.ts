import type { GameModule } from "../../session/game/module";
import { CHANCE } from "./bots/chance";
import { ENGINE } from "./engine";
import { rankOf } from "./panels/mats/model";
import { ACTION, goalLine, ownLine } from "./panels/action";
import { BATTLE } from "./panels/battle/panel";
import { ODDS } from "./panels/odds";
import { PANELS } from "./panels/panels";
import { COURSE, STATISTICS } from "./panels/statistics";
import type { Action } from "./rules/actions";
import type { Event } from "./rules/events";
import type { State } from "./rules/state";
import type { RollShow } from "./table/battle-show";
import { TABLE } from "./table/kit";
import { LANGUAGES } from "./text/languages";
import { PIECES } from "./table/pieces";

/** Castle Risk: Europe, as a table plays it. */
export const GAME: GameModule<State, Action, Event, RollShow> = {
  ...ENGINE,
  languages: LANGUAGES,
  log: {
    actions: [
      "order",
      "first",
      "dice",
      "bombardment",
      "recruitment",
      "buy",
      "castle",
      "donate",
      "attack",
      "fortify",
      "bombard",
      "recruit",
      "place",
      "reinforce",
      "discard",
      "resign",
    ],
    omittedEvents: ["phase", "turn_over", "progress"],
    moments: ["eliminated", "false_emperors", "decided", "over"],
    pictured: { eliminated: "action-plunder", false_emperors: "badge-crown" },
    turnEnd: "turn_over",
    fold: {
      parts: ["round", "turn"],
      begins: ["battle"],
      within: ["dice", "played", "countered", "rolled", "boosted", "lost"],
      taken: ["conquered", "entered"],
      failed: ["repelled", "wiped_out"],
      telling: ["ranked", "recruited", "declined", "built"],
    },
  },
  table: TABLE,
  pieces: PIECES,
  panels: PANELS,
  action: ACTION,
  battle: BATTLE,
  odds: ODDS,
  own: ownLine,
  score: rankOf,
  goal: goalLine,
  guide: ["policies", "purchase", "attack", "placement"],
  statistics: STATISTICS,
  course: COURSE,
  chance: CHANCE,
  carriesOut: ["boost", "lose"],
};
