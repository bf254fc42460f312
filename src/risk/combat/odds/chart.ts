import { MIDDLE } from "./chart/middle";
import { rowsUpTo } from "./chart/rows";

/** The chart has so many armies in the source. */
export const CHARTED = 120;

/**
 * By armies in the source, one of which stays, and defenders: the chance to take a territory where nothing helps either
 * side and both roll on with the most dice to the last army. Exact.
 */
export const CHART = rowsUpTo(CHARTED, MIDDLE);
