import type { UI } from "./en/ui";
import type { GameLabels } from "./game";
import type { Language } from "./language";
import type { Widened } from "./widened";

/** What a table's interface says from the start, whatever game is played on it. */
type TableUiTexts = Widened<typeof UI>;

/**
 * A language with the words that stand in the save's interface from the start: what describes elements needs them, and
 * no script does, so that a bundle has none of them.
 */
export type UiLanguage = Language & TableUiTexts & { readonly labels: GameLabels };
