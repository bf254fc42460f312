import type { PositionDraft } from "../../../../core/engine";
import { NOBODY } from "../../../../core/types";
import type { State } from "../../rules/state";

/** What is known of a position while its clauses are read. */
export interface Draft extends PositionDraft<State> {
  /** Who holds the territories that have no clause, with how many armies each; NOBODY where that is not said. */
  others: { readonly owner: number; readonly armies: number };
}

export const NO_OTHERS: Draft["others"] = { owner: NOBODY, armies: 0 };
