import { ENGLISH } from "./en/english";
import type { ClassicLanguage } from "./language";

/** Every language in which classic RISK can be played, by its id (ISO 639-1). */
export const LANGUAGES = { en: ENGLISH } as const satisfies Readonly<Record<string, ClassicLanguage>>;
