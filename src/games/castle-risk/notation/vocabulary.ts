import { indexIds } from "../../../core/lines";
import { CARDS, MISSIONS } from "../rules/cards";
import { UNITS } from "../rules/units";

/** The words of the notation, from word to index. Territories are BOARD.index. */
export const UNIT_INDEX = indexIds(UNITS);
export const CARD_INDEX = indexIds(CARDS);
export const MISSION_INDEX = indexIds(MISSIONS);
