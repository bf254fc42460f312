import { LANGUAGES } from "../src/games/castle-risk/text/languages";
import { SAVES } from "../src/games/castle-risk/text/saves";
import { CHOSEN } from "../src/tts/language";

/** What the interface says, and what the save says before any script runs. */
export const LANGUAGE = LANGUAGES[CHOSEN];
export const SAVE = SAVES[CHOSEN];
