/** People at the packed table of Risk Europe. */
import { RISK_EUROPE } from "../../mod/saves/risk-europe";
import { GAME } from "../../src/games/risk-europe/module";
import type { CommonState } from "../../src/core/types";
import type { TableOptions } from "../../tabletop/session";
import type { Table } from "../../tabletop/table";
import { openGame } from "../games/contract/packed";
import { playByPresses } from "./presses";

export const openEurope = (options?: TableOptions): Promise<Table> => openGame(RISK_EUROPE, options);

/** As playByPresses. */
export const playEurope = (
  table: Table,
  seed: number,
  most: number,
  between?: () => Promise<void>,
  pressed?: (what: string) => void,
): Promise<CommonState> => playByPresses(GAME, table, seed, most, between, pressed);
