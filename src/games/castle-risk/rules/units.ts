import { indexIds } from "../../../core/lines";

/** The four kinds of units, cheapest first: the order of every count of units. */
export const UNITS = ["infantry", "archer", "cavalry", "siege"] as const;
export const UNIT_INDEX = indexIds(UNITS);
export const INFANTRY = 0;

export { CASTLE_COST, costOf, UNIT_COST } from "./numbers";
