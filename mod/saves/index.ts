import type { Save } from "../save";
import { CASTLE_RISK } from "./castle-risk";

/** Every save there is, in the order in which lists show them. */
export const SAVES: readonly Save[] = [CASTLE_RISK];
