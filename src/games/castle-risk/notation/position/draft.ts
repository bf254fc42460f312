import type { State } from "../../rules/state";
import type { OptionsDraft } from "./options";

/** What is known of a position while its clauses are read. */
export interface PositionDraft {
  readonly s: State;
  readonly options: OptionsDraft;
  readonly seats: Record<string, number>;
  /** The word at which each clause begins, by the clause's key: its first word, or its first two. */
  readonly words: Record<string, number | undefined>;
  /** Seats whose crowns were given; the others' are counted. */
  readonly crowned: Record<number, boolean | undefined>;
}
