import { indexIds } from "../../core/lines";
import { CARDS, MISSIONS } from "./cards";
import { POLICY_CARDS } from "./policies";
import { RANKS } from "./ranks";
import { UNITS } from "./units";

/** The words of the notation, from word to index. Territories are BOARD.index. */
export const UNIT_INDEX = indexIds(UNITS);
export const CARD_INDEX = indexIds(CARDS);
export const MISSION_INDEX = indexIds(MISSIONS);
export const RANK_INDEX = indexIds(RANKS);
export const POLICY_IDS: readonly string[] = POLICY_CARDS.map((card) => card.id);
export const POLICY_INDEX = indexIds(POLICY_IDS);
