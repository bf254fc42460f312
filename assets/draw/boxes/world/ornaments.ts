/** What lies fixed on the board: the compass, the title. */
import type { Disc } from "../../map/packing";

/** The discs that the fixed things cover. */
export const FIXED: readonly Disc[] = [];
