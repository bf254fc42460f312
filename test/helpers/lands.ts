import { landId, SIZE } from "../../src/risk/europe/board";

/** Ids of all territories by their index. */
export const LAND_IDS: readonly string[] = Array.from({ length: SIZE }, (_, t) => landId(t));
