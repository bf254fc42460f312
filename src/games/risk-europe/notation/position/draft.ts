import type { PositionDraft } from "../../../../core/engine";
import type { State } from "../../rules/state";

/** What is known of a position while its clauses are read. */
export interface Draft extends PositionDraft<State> {
  /** Armies by colour. */
  readonly armies: Readonly<Record<string, number>>;
  /** Words of armies' clauses that were given, as `picks red`; the others are filled in. */
  readonly given: Record<string, boolean | undefined>;
}
