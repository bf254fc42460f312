/** People at the packed table of Risk Europe: they press what they see, as computers would play. */
import { RISK_EUROPE } from "../../mod/saves/risk-europe";
import type { CommonState } from "../../src/core/types";
import type { GameModule } from "../../src/session/module";
import { GAME } from "../../src/games/risk-europe/module";
import type { TableOptions } from "../../tabletop/session";
import type { Table } from "../../tabletop/table";
import { openGame } from "../games/contract/packed";
import { playPeople } from "../games/contract/people";

const MODULE: GameModule = GAME;

export const openEurope = (options?: TableOptions): Promise<Table> => openGame(RISK_EUROPE, options);

/** Plays up to `most` actions of people, or to the end, and tells of each press. Gives the state at the end. */
export const playEurope = (
  table: Table,
  seed: number,
  most: number,
  between?: () => Promise<void>,
  pressed?: (what: string) => void,
): Promise<CommonState> => playPeople(table, MODULE, seed, most, between, pressed);
