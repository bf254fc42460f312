import { rowsUpTo } from "./rows";
import { SMALL } from "./small";

/** Two thirds of the chart. */
export const MIDDLE = rowsUpTo(80, SMALL);
