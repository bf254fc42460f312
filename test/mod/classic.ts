/** People at the packed table of classic RISK. */
import { RISK_CLASSIC } from "../../mod/saves/risk-classic";
import { GAME } from "../../src/games/risk-classic/module";
import type { CommonState } from "../../src/core/types";
import type { TableOptions } from "../../tabletop/session";
import type { Table } from "../../tabletop/table";
import { openGame } from "../games/contract/packed";
import { playByPresses } from "./presses";

export const openClassic = (options?: TableOptions): Promise<Table> => openGame(RISK_CLASSIC, options);

/** As playByPresses. */
export const playClassic = (
  table: Table,
  seed: number,
  most: number,
  between?: () => Promise<void>,
  pressed?: (what: string) => void,
): Promise<CommonState> => playByPresses(GAME, table, seed, most, between, pressed);
