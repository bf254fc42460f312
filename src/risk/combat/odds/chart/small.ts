import { rowsUpTo } from "./rows";

/** A third of the chart: all of it in one go would take MoonSharp twenty milliseconds, and each file is loaded by itself. */
export const SMALL = rowsUpTo(40, []);
