import { mostOf } from "../bounds";
import type { Bounds } from "../choice";
import type { Picking } from "../fields";
import type { AnyAction, CommonState, Roll, Seat } from "../types";
import type { Field, Offer, VerbTable } from "../verb";

/** How a computer that plays at random uses a verb. Without one: weight 1, any counts. */
export interface Habit<S> {
  /** How often the verb is chosen beside others, in proportion to their weights. */
  readonly weight?: number;
  /** Which counts it mostly picks, those of all that are legal; any at other times. */
  readonly usually?: "least" | "most";
  /** Territories that it rather picks, if it comes upon one soon. */
  readonly prefers?: (this: void, state: S, seat: Seat, t: number) => boolean;
}

/** A verb that may be chosen at a step. */
interface Option<S, A extends AnyAction> {
  readonly verb: string;
  readonly offer: Offer<S, A>;
  readonly habit: Habit<S>;
}

/** What may be chosen at a step, how likely each is, and the sum of that. */
interface Options<S, A extends AnyAction> {
  readonly list: Option<S, A>[];
  readonly weights: number[];
  sum: number;
}

/** Of so many decisions about counts one is not the usual one. */
const UNUSUAL = 4;

/** How often it looks for a territory that it prefers. */
const TRIES = 4;

const NO_COUNTS: number[] = [];

/**
 * Makes the computer that takes a legal action at random, out of a game's verbs: a verb by weight, then what it picks,
 * field by field. Not all actions are equally likely, but each that seats are offered may come.
 */
export function makeRandom<S extends CommonState, A extends AnyAction>(
  { verbs, offered }: Pick<VerbTable<S, A>, "verbs" | "offered">,
  habits: Readonly<Record<string, Habit<S> | undefined>>,
): (this: void, view: S, seat: Seat, roll: Roll) => A {
  const byStep: Record<string, Options<S, A> | undefined> = {};
  for (const verb of offered) {
    const { at, offer } = verbs[verb];
    if (offer === undefined) continue;
    const habit = habits[verb] ?? {};
    const weight = habit.weight ?? 1;
    for (const step of Object.keys(at)) {
      const options = (byStep[step] ??= { list: [], weights: [], sum: 0 });
      options.list.push({ verb, offer, habit });
      options.weights.push(weight);
      options.sum += weight;
    }
  }
  return (s, seat, roll) => act(s, seat, roll, byStep[s.step]);
}

/** A verb by its weight; one that cannot be used is left out, and another one is chosen. */
function act<S extends CommonState, A extends AnyAction>(
  s: S,
  seat: Seat,
  roll: Roll,
  options: Options<S, A> | undefined,
): A {
  if (options !== undefined) {
    const { list } = options;
    let { sum, weights } = options;
    while (sum > 0) {
      let at = 0;
      for (let rest = roll(sum) - weights[0]; rest >= 0; rest -= weights[at]) at++;
      const { verb, offer, habit } = list[at];
      if (offer.refuse === undefined || offer.refuse(s, seat) === undefined) {
        const params = { seat, verb, from: 0, to: 0, territory: 0, word: "", counts: NO_COUNTS };
        if (fill(s, params, offer.picks, 0, habit, roll)) return offer.complete(params, s);
      }
      sum -= weights[at];
      if (weights === options.weights) weights = weights.slice();
      weights[at] = 0;
    }
  }
  throw new Error(`a seat has nothing to do at the step ${s.step}`);
}

/** Picks the fields from `i` on, in place, going back where a pick leads nowhere; says whether it could. */
function fill<S>(
  s: S,
  picking: Picking,
  picks: readonly Field<S>[],
  i: number,
  habit: Habit<S>,
  roll: Roll,
): boolean {
  if (i === picks.length) return true;
  const field = picks[i];
  if (field.field === "counts") {
    picking.counts = randomCounts(field.bounds(s, picking), habit.usually, roll);
    return picking.counts.length > 0 && fill(s, picking, picks, i + 1, habit, roll);
  }
  if (field.field === "word") {
    const words = field.words(s, picking);
    const n = words.length;
    const start = n > 0 ? roll(n) : 0;
    for (let later = 0; later < n; later++) {
      const { value, why } = words[(start + later) % n];
      picking.word = value;
      if (why === undefined && fill(s, picking, picks, i + 1, habit, roll)) return true;
    }
    return false;
  }
  const among = field.candidates(s, picking);
  const n = among.length;
  let start = n > 0 ? roll(n) : 0;
  if (habit.prefers !== undefined && n > 0)
    for (let later = 1; later < TRIES && !habit.prefers(s, picking.seat, among[start]); later++)
      start = roll(n);
  for (let later = 0; later < n; later++) {
    const t = among[start + later < n ? start + later : start + later - n];
    if (field.refuse(s, picking, t) === undefined) {
      if (field.field === "from") picking.from = t;
      else if (field.field === "to") picking.to = t;
      else picking.territory = t;
      if (fill(s, picking, picks, i + 1, habit, roll)) return true;
    }
  }
  return false;
}

/** Counts within the bounds, the kinds being filled from a random one on; none at all where there are no such counts. */
function randomCounts(bounds: Bounds, usual: "least" | "most" | undefined, roll: Roll): number[] {
  const usually = usual !== undefined && roll(UNUSUAL) > 0 ? usual : undefined;
  const counts = bounds.minEach.slice();
  const n = counts.length;
  let sum = 0;
  for (let k = 0; k < n; k++) sum += counts[k];
  const start = n > 1 ? roll(n) : 0;
  for (let later = 0; later < n && usually !== "least"; later++) {
    const k = start + later < n ? start + later : start + later - n;
    const spare = spareOf(bounds, counts, sum, k);
    const more = usually === "most" || spare < 1 ? spare : roll(spare + 1);
    counts[k] += more;
    sum += more;
  }
  for (let later = 0; later < n && sum < bounds.minTotal; later++) {
    const k = start + later < n ? start + later : start + later - n;
    const spare = spareOf(bounds, counts, sum, k);
    const more = spare < bounds.minTotal - sum ? spare : bounds.minTotal - sum;
    counts[k] += more;
    sum += more;
  }
  return sum < bounds.minTotal ? NO_COUNTS : counts;
}

/** How many more of one kind there may be, the other counts staying as they are. */
function spareOf(bounds: Bounds, counts: readonly number[], sum: number, k: number): number {
  if (bounds.prices.length > 0) return mostOf(bounds, counts, k) - counts[k];
  const ofAll = bounds.maxTotal - sum;
  const ofKind = bounds.maxEach[k] - counts[k];
  return ofKind < ofAll ? ofKind : ofAll;
}
