import { ENGLISH } from "../text/en/english";
import type { Language } from "../text/language";

/** The language of all that the script and the interface say. */
export const LANGUAGE: Language = ENGLISH;
