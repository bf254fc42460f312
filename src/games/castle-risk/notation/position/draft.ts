import type { PositionDraft } from "../../../../core/engine";
import type { State } from "../../rules/state";

/** What is known of a position while its clauses are read. */
export interface Draft extends PositionDraft<State> {
  /** Seats whose crowns were given; the others' are counted. */
  readonly crowned: Record<number, boolean | undefined>;
}
