import { landId, SIZE } from "../../src/games/castle-risk/world";

/** Ids of all territories by their index. */
export const LAND_IDS: readonly string[] = Array.from({ length: SIZE }, (_, t) => landId(t));
