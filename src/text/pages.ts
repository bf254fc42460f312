import type { Table } from "./language";

/** Pages that explain the game and never change. */
export interface Pages {
  /** First-time help: five lines. */
  readonly help: readonly string[];
  readonly costsHead: { readonly unit: string; readonly coins: string; readonly dice: string };
  /** What each kind of unit, a castle, a city and a capital do in combat. */
  readonly dice: Table<string>;
  readonly castle: string;
  readonly city: string;
  readonly capital: string;
  /** How the main dice are compared; what recruiting and bombarding take. */
  readonly costsNotes: readonly string[];
  readonly titlesNote: string;
  readonly crownsFor: string;
  readonly policiesNote: string;
  readonly cardsNote: string;
  readonly manualNote: string;
}
