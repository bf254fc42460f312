import type { GameLabels } from "./game";
import type { Labels } from "./labels";
import type { Language } from "./language";

/** What a table's interface says from the start, whatever game is played on it. */
export interface TableUiTexts {
  readonly labels: Labels;
  /** How pieces are changed by hand. */
  readonly pages: { readonly manualNote: string };
}

/**
 * A language with the words that stand in the save's interface from the start: what describes elements needs them, and
 * no script does, so that a bundle has none of them.
 */
export type UiLanguage = Language & TableUiTexts & { readonly labels: GameLabels };
