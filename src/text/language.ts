import type { ENGLISH } from "./en/english";
import type { GameTexts } from "./game";
import type { Widened } from "./widened";

/** What a table says by itself, whatever game is played on it, in one language. */
export type TableTexts = Widened<typeof ENGLISH>;

/** All that a table reads out at which a game is played: its own words and the game's, room by room. */
export type Language = TableTexts & GameTexts;
