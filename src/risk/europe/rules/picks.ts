import { inOrder, leastOf } from "../../../core/bounds";
import type { Bounds } from "../../../core/choice";
import type { Refusal } from "../../../core/types";
import type { Field, Picked, TerritoryField } from "../../../core/verb";
import { BOARD, SIZE } from "../board";

/** What is asked here about a board. */
interface Lands {
  readonly territories: readonly { readonly owner: number }[];
}

/** The territories of an owner. */
function landsOf({ territories }: Lands, owner: number): number[] {
  const own: number[] = [];
  for (let t = 0; t < SIZE; t++) if (territories[t].owner === owner) own.push(t);
  return own;
}

/** The territories around the source that is picked. */
export function neighbours(_s: Lands, { from }: Picked): readonly number[] {
  return BOARD.near[from];
}

/** The fields of verbs that are about territories of somebody's own; `holderOf` says whose. */
export function landFields<S extends Lands>(holderOf: (this: void, s: S, picked: Picked) => number) {
  const isOwn = (s: S, picked: Picked, t: number): boolean => s.territories[t].owner === holderOf(s, picked);
  return {
    /** Whether a territory is the holder's. */
    isOwn,
    /** A territory of the holder's that is not refused. */
    own: (
      field: TerritoryField<S>["field"],
      refuse: (this: void, s: S, holder: number, t: number) => Refusal | undefined,
    ): TerritoryField<S> => ({
      field,
      refuse: (s, picked, t) => refuse(s, holderOf(s, picked), t),
      candidates: (s, picked) => landsOf(s, holderOf(s, picked)),
    }),
    /** A neighbour of the source that is not refused; with another territory of the holder's the verb begins again. */
    beside: (
      refuse: (this: void, s: S, holder: number, from: number, to: number) => Refusal | undefined,
    ): TerritoryField<S> => ({
      field: "to",
      refuse: (s, picked, t) => refuse(s, holderOf(s, picked), picked.from, t),
      candidates: neighbours,
      restarts: isOwn,
    }),
  };
}

/** Counts within these bounds; `first` is where the steppers stand at first, and with `most` as high as they go. */
export function counted<S>(
  bounds: (this: void, s: S, picked: Picked) => Bounds,
  first: (this: void, bounds: Bounds, most: boolean) => number[],
): Field<S> {
  return { field: "counts", bounds, defaults: (_s, _p, limits, most) => first(limits, most) };
}

/** None of what is due at first, and with `most` as many as are due. */
export function noneOrDue(bounds: Bounds, most: boolean): number[] {
  return most ? inOrder(bounds) : leastOf(bounds);
}
