import { ENGLISH } from "./en/english";
import type { EuropeLanguage } from "./language";

/** Every language in which Risk Europe can be played, by its id (ISO 639-1). */
export const LANGUAGES = { en: ENGLISH } as const satisfies Readonly<Record<string, EuropeLanguage>>;
