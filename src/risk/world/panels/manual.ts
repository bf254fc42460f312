import { manualPage } from "../../../session/panel/manual/paint";

/** Pieces by hand; there are no coins to count. */
export const MANUAL_PAGE = manualPage({ colours: [], coins: () => -1, say: () => "" });
