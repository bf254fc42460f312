import { ENGLISH } from "./en/english";
import type { CastleLanguage } from "./language";

/** Every language in which Castle Risk can be played, by its id (ISO 639-1). */
export const LANGUAGES = { en: ENGLISH } as const satisfies Readonly<Record<string, CastleLanguage>>;
