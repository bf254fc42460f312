import type { GameModule } from "../../../src/session/game/module";
import { ENGINE } from "./engine";
import type { Action, Event, State } from "./rules";
import { PIECES } from "./pieces";
import { TABLE } from "./table";
import { TOY_ENGLISH } from "./text";

/** The toy, as a table plays it. */
export const TOY: GameModule<State, Action, Event> = {
  ...ENGINE,
  languages: { en: TOY_ENGLISH },
  log: {
    actions: ["claim", "resign"],
    omittedEvents: ["turn_over"],
    moments: ["over"],
    pictured: {},
    turnEnd: "turn_over",
    fold: { parts: [], begins: [], within: [], taken: [], failed: [], telling: [] },
  },
  table: TABLE,
  pieces: PIECES,
  panels: [],
  action: {
    ...{ verbs: [], words: [], unfitVerbs: [], unfit: {}, steppers: 0, priced: [], bodies: [] },
    ...{ picture: () => "", face: () => -1, prompt: () => "", note: () => "" },
  },
  chance: { terms: ["even"], weights: [0], luck: 0, of: (s) => s.seats.map(() => [1]) },
  carriesOut: [],
};
