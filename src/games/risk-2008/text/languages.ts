import { ENGLISH } from "./en/english";
import type { Language2008 } from "./language";

/** Every language in which RISK 2008 can be played, by its id (ISO 639-1). */
export const LANGUAGES = { en: ENGLISH } as const satisfies Readonly<Record<string, Language2008>>;
