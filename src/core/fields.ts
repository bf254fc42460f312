import type { Draft } from "./choice";
import { refuse } from "./refusals";
import type { AnyAction, CommonState, Refusal, Seat } from "./types";
import type { Field, Offer, Picked, TerritoryField, Verbs, VerbTable } from "./verb";

/** Picks that can still be made in place. */
export type Picking = { -readonly [K in keyof Picked]: Picked[K] };

/** The draft with its blanks filled. */
export function picked(draft: Draft): Picking {
  return {
    seat: draft.seat,
    from: draft.from ?? 0,
    to: draft.to ?? 0,
    territory: draft.territory ?? 0,
    word: draft.word ?? "",
    counts: [...(draft.counts ?? [])],
  };
}

/** Whether a verb is offered whose first pick is a territory. */
export function beginsWithTerritory<S, A extends AnyAction>(offer: Offer<S, A> | undefined): boolean {
  return offer !== undefined && offer.picks.length > 0 && isTerritoryField(offer.picks[0]);
}

/** What seats are offered of a verb; undefined for a word that is no verb of theirs. */
export function offerOf<S, A extends AnyAction>(
  { verbs, offered }: VerbTable<S, A>,
  verb: string | undefined,
): Offer<S, A> | undefined {
  return verb !== undefined && offered.includes(verb) ? verbs[verb].offer : undefined;
}

/** Why a seat that is asked cannot use a verb at all now. */
export function refuseVerb(table: Verbs, s: CommonState, seat: Seat, verb: string): Refusal | undefined {
  const offer = offerOf(table, verb);
  return offer === undefined || table.verbs[verb].at[s.step] !== true
    ? refuse("step.other", { step: s.step })
    : offer.refuse?.(s, seat);
}

/** The first field of a verb for which nothing is picked yet; undefined where nothing is left to pick. */
export function nextField<S, A extends AnyAction>(
  offer: Offer<S, A> | undefined,
  draft: Draft,
): Field<S> | undefined {
  return offer?.picks.find(({ field }) => draft[field] === undefined);
}

export function isTerritoryField<S>(field: Field<S>): field is TerritoryField<S> {
  return field.field !== "word" && field.field !== "counts";
}

/** Whether territories can be found for all the fields from `i` on that want one; tries them in place. */
export function leadsOn<S>(s: S, picking: Picking, picks: readonly Field<S>[], i: number): boolean {
  const field = picks[i] as Field<S> | undefined;
  if (field === undefined || !isTerritoryField(field)) return true;
  for (const t of field.candidates(s, picking)) {
    picking[field.field] = t;
    if (field.refuse(s, picking, t) === undefined && leadsOn(s, picking, picks, i + 1)) return true;
  }
  return false;
}
