import type { CastleLanguage } from "../../games/castle-risk/text/language";
import { LANGUAGE as WORDS } from "../language";

/** All that the script says, with the words of the game whose panels stand here. */
export const LANGUAGE = WORDS as CastleLanguage;
