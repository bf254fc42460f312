/** People at the packed table of classic RISK: they press what they see, as computers would play. */
import { RISK_CLASSIC } from "../../mod/saves/risk-classic";
import type { CommonState } from "../../src/core/types";
import type { GameModule } from "../../src/session/module";
import { GAME } from "../../src/games/risk-classic/module";
import type { TableOptions } from "../../tabletop/session";
import type { Table } from "../../tabletop/table";
import { openGame } from "../games/contract/packed";
import { playPeople } from "../games/contract/people";

const MODULE: GameModule = GAME;

export const openClassic = (options?: TableOptions): Promise<Table> => openGame(RISK_CLASSIC, options);

/** Plays up to `most` actions of people, or to the end, and tells of each press. Gives the state at the end. */
export const playClassic = (
  table: Table,
  seed: number,
  most: number,
  between?: () => Promise<void>,
  pressed?: (what: string) => void,
): Promise<CommonState> => playPeople(table, MODULE, seed, most, between, pressed);
