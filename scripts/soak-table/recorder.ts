import { carryOut, type Press } from "./press";
import type { GameModule } from "../../src/session/game/module";
import type { Table } from "../../tabletop/table";

/** A table, and all that was done at it so far. */
export interface Recorder {
  readonly table: Table;
  readonly presses: Press[];
  /** Does what a line says; false, and no part of the list, where that cannot be done. */
  press: (press: Press) => Promise<boolean>;
}

/** Nothing was done yet at the table, which is one of the game's. */
export function newRecorder(table: Table, game: GameModule): Recorder {
  const presses: Press[] = [];
  return {
    table,
    presses,
    press: async (press) => {
      presses.push(press);
      const done = await carryOut(table, game, press);
      // What is refused may still have taken a moment.
      if (!done) presses.pop();
      return done;
    },
  };
}
