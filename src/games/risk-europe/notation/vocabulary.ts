import { indexIds } from "../../../core/lines";
import { UNITS } from "../rules/units";

/** The words of the notation, from word to index. Territories are BOARD.index; cards and missions have their own. */
export const UNIT_INDEX = indexIds(UNITS);
