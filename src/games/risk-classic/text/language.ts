import type { Widened } from "../../../text/widened";
import type { ENGLISH } from "./en/english";
import type { UI } from "./en/ui";

/** All that players of classic RISK read, in one language. Another language is one more value of this type. */
export type ClassicLanguage = Widened<typeof ENGLISH>;

/** The same with what stands in the interface from the start, and in no script. */
export type ClassicUiLanguage = Widened<typeof UI>;
