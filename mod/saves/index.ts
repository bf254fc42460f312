import type { Save } from "../save";
import { CASTLE_RISK } from "./castle-risk";
import { RISK_2008 } from "./risk-2008";
import { RISK_CLASSIC } from "./risk-classic";
import { RISK_EUROPE } from "./risk-europe";

/** Every save there is, in the order in which lists show them. */
export const SAVES: readonly Save[] = [CASTLE_RISK, RISK_EUROPE, RISK_CLASSIC, RISK_2008];
