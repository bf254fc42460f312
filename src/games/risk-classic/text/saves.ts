import type { SaveTexts } from "../../../text/notebook";
import { SAVE } from "./en/save";

/** What the save says before any script runs, by language. Apart from LANGUAGES, for no script needs it. */
export const SAVES = { en: SAVE } as const satisfies Readonly<Record<string, SaveTexts>>;
