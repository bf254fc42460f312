import type { Picked } from "../../../core/verb";
import { BOARD, SIZE } from "../board";

/** What is asked here about a board. */
interface Lands {
  readonly territories: readonly { readonly owner: number }[];
}

/** The territories of an owner. */
export function landsOf({ territories }: Lands, owner: number): number[] {
  const own: number[] = [];
  for (let t = 0; t < SIZE; t++) if (territories[t].owner === owner) own.push(t);
  return own;
}

/** The territories around the source that is picked. */
export function neighbours(_s: Lands, { from }: Picked): readonly number[] {
  return BOARD.near[from];
}
