import type { GameModule } from "../../../src/session/module";
import { ENGINE } from "./engine";
import type { Action, Event, State } from "./rules";
import { TABLE } from "./table";

/** The toy, as a table plays it. */
export const TOY: GameModule<State, Action, Event> = {
  ...ENGINE,
  log: { told: ["claim", "resign"], untold: ["turn_over"], turnEnd: "turn_over" },
  table: TABLE,
};
