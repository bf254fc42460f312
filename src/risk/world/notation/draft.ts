import type { PositionDraft } from "../../../core/engine";
import { NOBODY, type CommonState } from "../../../core/types";
import { SIZE } from "../board";
import type { WorldState } from "../rules/state";

/** A state of a game on the world board, as its positions are read. */
export type WorldGame = CommonState & WorldState & { round: number };

/** What is known of a position while its clauses are read. */
export interface WorldDraft<S extends WorldGame = WorldGame> extends PositionDraft<S> {
  /** Who holds the territories that have no clause, with how many armies each; NOBODY where that is not said. */
  others: { readonly owner: number; readonly armies: number };
}

export const NO_OTHERS: WorldDraft["others"] = { owner: NOBODY, armies: 0 };

/** Territories without a clause are theirs of the clause `others`. */
export function fillOthers({ s, others }: WorldDraft): void {
  if (others.owner === NOBODY) return;
  for (let t = 0; t < SIZE; t++) {
    if (s.owners[t] === NOBODY) {
      s.owners[t] = others.owner;
      s.armies[t] = others.armies;
    }
  }
}
