import { NO_BOUNDS, leastOf, tight } from "./bounds";
import { total } from "./counts";
import type { Candidate, Choice, Choices, Draft } from "./choice";
import {
  beginsWithTerritory,
  isTerritoryField,
  leadsOn,
  nextField,
  offerOf,
  picked,
  refuseVerb,
} from "./fields";
import { press } from "./press";
import { refuse } from "./refusals";
import type { AnyAction, CommonState, Refusal, Seat } from "./types";
import type { Field, Offer, Verbs, VerbTable } from "./verb";

/** Makes what a table asks about choices out of a game's verbs. */
export function makeChoices<S extends CommonState, A extends AnyAction>(
  table: VerbTable<S, A>,
): Choices<S, A> {
  const now = (s: S): string[] => table.offered.filter((verb) => table.verbs[verb].at[s.step] === true);
  const flagged = (has: (this: void, offer: Offer<S, A>) => boolean): string[] =>
    table.offered.filter((verb) => {
      const { offer } = table.verbs[verb];
      return offer !== undefined && has(offer);
    });
  const ending = flagged(({ ends }) => ends === true);
  return {
    next: (s, draft) => next(table, s, draft),
    refuse: (s, draft, field, value) => refuseCandidate(table, s, draft, field, value),
    press: (s, draft, t) => press(table, s, draft, t),
    candidates: (s, draft) => {
      const field = nextField(offerOf(table, draft.verb), draft);
      return field !== undefined && isTerritoryField(field) ? field.candidates(s, picked(draft)) : [];
    },
    bounds: (s, draft) => {
      const field = countsField(table, draft);
      return field === undefined ? NO_BOUNDS : tight(field.bounds(s, picked(draft)));
    },
    defaults: (s, draft, bounds, most) =>
      countsField(table, draft)?.defaults?.(s, picked(draft), bounds, most) ?? leastOf(bounds),
    leads: (s, draft, t) => leads(table, s, draft, t),
    canMove: (s, seat, verb) => canMove(table, s, seat, verb),
    hasMoves: (s, seat) =>
      now(s).some((verb) => offerOf(table, verb)?.isMove === true && canMove(table, s, seat, verb)),
    isStuck: (s, seat) =>
      now(s).some((verb) => ending.includes(verb)) &&
      now(s).every((verb) => ending.includes(verb) || isShut(table, s, seat, verb)),
    canOnlyEnd: (s, seat) =>
      now(s).some((verb) => ending.includes(verb)) &&
      now(s).every((verb) => ending.includes(verb) || !canUse(table, s, seat, verb)),
    forcedAction: (s, seat) => sole(table, s, seat, now(s)),
    onlyOpening: (s, seat) => only(table, s, seat, now(s)),
    end: (s, seat) => {
      const verb = now(s).find((one) => ending.includes(one));
      return s.asked.includes(seat) ? offerOf(table, verb)?.complete(picked({ seat, verb }), s) : undefined;
    },
    reusing: flagged(({ reusesPicks }) => reusesPicks === true),
    defaultVerbs: verbsByStep(
      table,
      flagged(({ isDefault }) => isDefault === true),
    ),
    instant: flagged(({ instant }) => instant === true),
    simultaneous: flagged(({ simultaneous }) => simultaneous === true).flatMap((verb) =>
      Object.keys(table.verbs[verb].at),
    ),
    secret: flagged(({ secret }) => secret === true),
    territorial: flagged(beginsWithTerritory),
    ending,
  };
}

function next<S extends CommonState, A extends AnyAction>(
  table: VerbTable<S, A>,
  s: S,
  draft: Draft,
): Choice<A> {
  const offer = offerOf(table, draft.verb);
  if (offer === undefined) return { field: "verb", candidates: verbsNow(table, s, draft.seat) };
  const field = nextField(offer, draft);
  const picks = picked(draft);
  if (field === undefined) return { field: "done", action: offer.complete(picks, s) };
  if (field.field === "word") return { field: "word", candidates: field.words(s, picks) };
  if (field.field === "counts") return { field: "counts", bounds: tight(field.bounds(s, picks)) };
  const candidates: Candidate<number>[] = [];
  for (let t = 0; t < table.territories; t++) candidates[t] = { value: t, why: field.refuse(s, picks, t) };
  return { field: field.field, candidates };
}

function verbsNow({ verbs, offered }: Verbs, s: CommonState, seat: Seat): Candidate<string>[] {
  const candidates: Candidate<string>[] = [];
  for (const verb of offered) {
    const { at, offer } = verbs[verb];
    if (at[s.step] === true) candidates.push({ value: verb, why: offer?.refuse?.(s, seat) });
  }
  return candidates;
}

function refuseCandidate(
  table: Verbs,
  s: CommonState,
  draft: Draft,
  field: Choice["field"],
  value: string | number,
): Refusal | undefined {
  if (draft.verb === undefined && field === "verb") return refuseVerb(table, s, draft.seat, `${value}`);
  const wanted = nextField(offerOf(table, draft.verb), draft);
  if (wanted !== undefined && wanted.field === field) {
    if (wanted.field === "word") {
      const found = wanted.words(s, picked(draft)).find((candidate) => candidate.value === value);
      if (found !== undefined) return found.why;
    } else if (wanted.field !== "counts" && typeof value === "number")
      return wanted.refuse(s, picked(draft), value);
  }
  return refuse("step.other", { step: s.step });
}

function countsField<S, A extends AnyAction>(
  table: VerbTable<S, A>,
  draft: Draft,
): Extract<Field<S>, { readonly field: "counts" }> | undefined {
  return offerOf(table, draft.verb)?.picks.find((field) => field.field === "counts");
}

function leads(table: Verbs, s: CommonState, draft: Draft, t: number): boolean {
  const offer = offerOf(table, draft.verb);
  const field = nextField(offer, draft);
  if (offer === undefined || field === undefined || !isTerritoryField(field)) return true;
  const picks = picked(draft);
  picks[field.field] = t;
  return leadsOn(s, picks, offer.picks, offer.picks.indexOf(field) + 1);
}

function canMove(table: Verbs, s: CommonState, seat: Seat, verb: string): boolean {
  return offerOf(table, verb)?.isMove !== true || canUse(table, s, seat, verb);
}

/** Whether a verb can be used at all, and there is something to pick for it. */
function isOpen(s: CommonState, seat: Seat, verb: string, offer: Offer<CommonState, AnyAction>): boolean {
  return offer.refuse?.(s, seat) === undefined && leadsOn(s, picked({ seat, verb }), offer.picks, 0);
}

/** Whether a seat can do anything with a verb, which others may not know. */
function canUse(table: Verbs, s: CommonState, seat: Seat, verb: string): boolean {
  const offer = offerOf(table, verb);
  return offer !== undefined && isOpen(s, seat, verb, offer);
}

/** Whether all can see that a seat can do nothing with a verb. */
function isShut(table: Verbs, s: CommonState, seat: Seat, verb: string): boolean {
  const offer = offerOf(table, verb);
  if (offer === undefined) return true;
  if (offer.isShut !== undefined) return offer.isShut(s, seat);
  return offer.secret !== true && !isOpen(s, seat, verb, offer);
}

function sole<S extends CommonState, A extends AnyAction>(
  table: VerbTable<S, A>,
  s: S,
  seat: Seat,
  verbs: readonly string[],
): A | undefined {
  if (verbs.some((verb) => offerOf(table, verb)?.ends === true)) return undefined;
  const open = verbs.filter((verb) => !isShut(table, s, seat, verb));
  if (open.length !== 1 || offerOf(table, open[0])?.secret === true) return undefined;
  let draft: Draft = { seat, verb: open[0] };
  let choice = next(table, s, draft);
  while (choice.field !== "done") {
    const value = soleValue(choice);
    if (value === undefined) return undefined;
    draft = { ...draft, [choice.field]: value };
    choice = next(table, s, draft);
  }
  return choice.action;
}

/** What alone may be picked; undefined where there is a choice. */
function soleValue(choice: Exclude<Choice, { field: "done" }>): string | number | number[] | undefined {
  if (choice.field === "counts") {
    const { minTotal, maxEach } = choice.bounds;
    return total(maxEach) === minTotal ? [...maxEach] : undefined;
  }
  let found: string | number | undefined;
  for (const { value, why } of choice.candidates) {
    if (why === undefined) {
      if (found !== undefined) return undefined;
      found = value;
    }
  }
  return found;
}

function only(table: Verbs, s: CommonState, seat: Seat, verbs: readonly string[]): Draft | undefined {
  let found: Draft | undefined;
  for (const verb of verbs) {
    const offer = offerOf(table, verb);
    const field = offer?.picks[0];
    const closed = offer === undefined || offer.secret === true || offer.refuse?.(s, seat) !== undefined;
    if (closed || field?.field !== "territory") continue;
    const picks = picked({ seat, verb });
    for (const territory of field.candidates(s, picks)) {
      if (field.refuse(s, picks, territory) !== undefined) continue;
      if (found !== undefined) return undefined;
      found = { seat, verb, territory };
    }
  }
  return found;
}

function verbsByStep({ verbs }: Verbs, names: readonly string[]): Record<string, string> {
  const byStep: Record<string, string> = {};
  for (const verb of names) for (const step of Object.keys(verbs[verb].at)) byStep[step] = verb;
  return byStep;
}
