import { ENGLISH } from "../text/en/english";
import type { Language } from "../text/language";

/** The language of the panels. */
export const LANGUAGE: Language = ENGLISH;
