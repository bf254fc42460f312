import { manualPage } from "../../../session/panels/manual/paint";

/** Pieces by hand; there are no coins to count. */
export const MANUAL_PAGE = manualPage({ colours: [], coins: () => -1, say: () => "" });
