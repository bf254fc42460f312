import type { SaveTexts } from "../../../text/notebook";
import { SAVE } from "./en/save";
import { UI } from "./en/ui";
import type { UiLanguage2008 } from "./language";

/** What the save says before any script runs, by language. Apart from LANGUAGES, for no script needs it. */
export const SAVES = { en: SAVE } as const satisfies Readonly<Record<string, SaveTexts>>;

/** What describes the save's interface, by language. */
export const INTERFACES = { en: UI } as const satisfies Readonly<Record<string, UiLanguage2008>>;
