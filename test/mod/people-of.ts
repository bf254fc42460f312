import type { Save } from "../../mod/save";
import type { CommonState } from "../../src/core/types";
import type { GameModule } from "../../src/session/game/module";
import type { TableOptions } from "../../tabletop/run/session";
import type { Table } from "../../tabletop/table";
import { openGame } from "../games/contract/packed";
import { playPeople } from "../games/contract/people";

/** People at the packed table of one game: they press what they see, as its computers would play. */
interface People {
  open: (options?: TableOptions) => Promise<Table>;
  /** Plays up to `most` actions of people, or to the end, and tells of each press. Gives the state at the end. */
  play: (
    table: Table,
    seed: number,
    most: number,
    between?: () => Promise<void>,
    pressed?: (what: string) => void,
  ) => Promise<CommonState>;
}

export function peopleOf(save: Save, module: GameModule): People {
  return {
    open: (options) => openGame(save, options),
    play: (table, ...how) => playPeople(table, module, ...how),
  };
}
