import type { Bounds, Choice, Draft } from "../../core/choice";
import { refuse } from "../../text/codes";
import { type AnyAction, type CommonState, type Refusal, type Seat } from "../../core/types";
import type { Match } from "../match/match";
import { lastBought, lastVerb } from "./again";
import type { Gesture } from "../game/gesture";
import { isWithin, leastOf, mostOf } from "../../core/bounds";
import { total } from "../../core/counts";

/** A half-made action of a seat: what was picked, and where the steppers stand. */
export interface Intent {
  readonly seat: Seat;
  /** The step that it was begun at. */
  readonly step: string;
  readonly draft: Draft;
  /** Counts as the steppers show them; empty where there is none. */
  readonly counts: readonly number[];
  /** What the seat has been asked if it really wants it: to end the phase, or the action that is picked. */
  readonly asked: "" | "end" | "action";
}

/** What a gesture made of it: the intent, why nothing was done, the action that is complete and ends the intent. */
export interface Answer {
  readonly intent: Intent;
  readonly why: Refusal | undefined;
  readonly action: AnyAction | undefined;
}

/** An intent with nothing picked but what goes without saying. */
export function newIntent(match: Match, seat: Seat): Intent {
  const s = match.game.state;
  const isAsked = s.asked.includes(seat);
  const verb = isAsked ? match.module.choices.defaultVerbs[s.step] : undefined;
  const draft = isAsked ? onlyDue(match, seat, verb) : undefined;
  return withDraft(
    match,
    { seat, step: s.step, draft: { seat }, counts: [], asked: "" },
    draft ?? { seat, verb },
  );
}

/** The only place of what must be done: of the one thing that a step asks for, or before the phase can end. */
function onlyDue(match: Match, seat: Seat, verb: string | undefined): Draft | undefined {
  const { choices, rules } = match.module;
  const s = match.game.state;
  const ending = choices.end(s, seat);
  const isDue =
    ending === undefined ? verb !== undefined : verb === undefined && rules.check(s, ending) !== undefined;
  return isDue ? choices.onlyOpening(s, seat) : undefined;
}

/** The intent for the state as it is now: kept while others pick at the same time, else begun again. */
export function refresh(match: Match, intent: Intent | undefined, seat: Seat): Intent {
  const s = match.game.state;
  const keep =
    intent !== undefined &&
    match.module.choices.simultaneous.includes(s.step) &&
    intent.step === s.step &&
    s.asked.includes(seat) &&
    intent.counts.length > 0;
  return keep ? intent : newIntent(match, seat);
}

/** Why a seat cannot do anything now. */
export function refuseNow(s: CommonState, seat: Seat): Refusal | undefined {
  if (s.step === "over") return refuse("game.over");
  if (s.asked.length === 0) return refuse("chance.due", { step: s.step });
  if (!s.asked.includes(seat)) return refuse("seat.not_asked", { seat: s.colours[s.asked[0]] });
  return undefined;
}

/** Applies a gesture. Nothing changes where it is refused. */
export function gesture(match: Match, intent: Intent, made: Gesture): Answer {
  const why = refuseNow(match.game.state, intent.seat);
  if (why !== undefined) return answer(intent, why);
  switch (made.type) {
    case "press":
      return pressTerritory(match, intent, made.territory, made.all === true);
    case "card":
      return pickCard(match, intent, made.card, made.count);
    case "verb":
      return pickVerb(match, intent, made.verb);
    case "word":
      return pickWord(match, intent, made.word);
    case "step":
    case "set":
    case "most":
    case "least":
    case "again":
      return stepCounts(match, intent, made);
    case "confirm":
      return intent.asked === "end" ? end(match, intent) : confirm(match, intent);
    case "end":
      return end(match, intent);
    default:
      return answer(newIntent(match, intent.seat));
  }
}

/**
 * What a press on a territory picks. Pressed again, the last one gets one more of what is counted there while there is
 * room. After that a place begins anew with one, the only one as well, which is picked with all; a target is let go: whoever
 * presses it twice means no force of one. With `all` it gets as many as there may be.
 */
function pressTerritory(match: Match, intent: Intent, territory: number, all: boolean): Answer {
  const { to, territory: place } = intent.draft;
  if (intent.counts.length > 0 && territory === (to ?? place)) {
    if (all) return stepCounts(match, intent, { type: "most" });
    const more = withOneMore(match, intent) ?? (to === undefined ? withOne(match, intent) : undefined);
    if (more !== undefined) return answer(more);
  }
  const pressed = match.module.choices.press(match.game.state, intent.draft, territory);
  if ("code" in pressed) return answer(intent, pressed);
  const next = withDraft(match, intent, asBefore(match, intent, pressed));
  return all && next.counts.length > 0 ? stepCounts(match, next, { type: "most" }) : answer(next);
}

/** With one more of the first kind that has room for it; undefined where none has. */
function withOneMore(match: Match, intent: Intent): Intent | undefined {
  const limits = bounds(match, intent);
  if (limits === undefined) return undefined;
  const kind = intent.counts.findIndex((count, k) => count < mostOf(limits, intent.counts, k));
  return kind < 0 ? undefined : stepCounts(match, intent, { type: "step", kind, by: 1 }).intent;
}

/** With the fewest that may be counted, at least one; undefined where that is what is counted now. */
function withOne(match: Match, intent: Intent): Intent | undefined {
  const least = stepCounts(match, intent, { type: "least" }).intent;
  const fewest = total(least.counts) > 0 ? least : withOneMore(match, least);
  return fewest === undefined || total(fewest.counts) === total(intent.counts) ? undefined : fewest;
}

/**
 * Picks a card of the hand: one more of its kind where cards are counted, or as many as a number says; else the word
 * that it is. Of two places, as a word and as the only card that is counted, a number says which.
 */
function pickCard(match: Match, intent: Intent, card: string, count: number): Answer {
  const limits = bounds(match, intent);
  const kind = limits === undefined ? -1 : limits.kinds.indexOf(card);
  if (limits === undefined || kind < 0) return pickWord(match, intent, card);
  const isOne = limits.maxTotal === 1;
  if (isOne && count === 1 && intent.draft.word !== undefined) return pickWord(match, intent, card);
  if (isOne || count === 0) return stepCounts(match, intent, { type: "step", kind, by: 1 });
  return stepCounts(match, intent, { type: "set", kind, to: count });
}

function answer(intent: Intent, why?: Refusal, action?: AnyAction): Answer {
  return { intent, why, action };
}

/** The intent with another draft, its steppers where they serve best. */
function withDraft(match: Match, intent: Intent, draft: Draft): Intent {
  return withChoice(match, intent, draft, match.module.choices.next(match.game.state, draft));
}

/** The same, where it is known what may be picked next. */
function withChoice(match: Match, intent: Intent, draft: Draft, choice: Choice): Intent {
  const counts =
    choice.field === "counts"
      ? match.module.choices.defaults(match.game.state, draft, choice.bounds, false)
      : [];
  return { ...intent, draft, counts, asked: "" };
}

/** A verb alone, and what it begins with: a pass is all there is to it, an end may be asked about. */
function pickVerb(match: Match, intent: Intent, verb: string): Answer {
  const { choices } = match.module;
  if (choices.ending.includes(verb)) return end(match, intent);
  const { seat } = intent;
  const why = choices.refuse(match.game.state, { seat }, "verb", verb);
  if (why !== undefined) return answer(intent, why);
  const draft = choices.reusing.includes(verb) ? draftFor(match, intent.draft, verb) : { seat, verb };
  const choice = choices.next(match.game.state, draft);
  return choice.field === "done" && choices.instant.includes(verb)
    ? complete(match, intent, choice.action)
    : answer(withChoice(match, intent, draft, choice));
}

/**
 * A draft that a press has begun, with the verb by which its seat did the like last: who rolled on rolls on, unless they
 * pick another verb.
 */
function asBefore(match: Match, { draft }: Intent, begun: Draft): Draft {
  const { choices } = match.module;
  const { seat, verb = "" } = begun;
  if (draft.verb !== undefined || !choices.reusing.includes(verb)) return begun;
  const last = lastVerb(match, seat);
  if (last === undefined || last === verb) return begun;
  const reused = draftFor(match, begun, last);
  return reused.from === begun.from && choices.refuse(match.game.state, { seat }, "verb", last) === undefined
    ? reused
    : begun;
}

/** The draft of another verb with the source and the target that this one may have, too. */
function draftFor(match: Match, { seat, from, to }: Draft, verb: string): Draft {
  const { refuse: refuses } = match.module.choices;
  const s = match.game.state;
  if (from === undefined || refuses(s, { seat, verb }, "from", from) !== undefined) return { seat, verb };
  if (to === undefined || refuses(s, { seat, verb, from }, "to", to) !== undefined)
    return { seat, verb, from };
  return { seat, verb, from, to };
}

function pickWord(match: Match, intent: Intent, word: string): Answer {
  const wordless = withoutWord(intent.draft);
  const why = match.module.choices.refuse(match.game.state, wordless, "word", word);
  return why === undefined ? answer(withDraft(match, intent, { ...wordless, word })) : answer(intent, why);
}

/** The choice of a word as if none were picked yet. */
export function wordChoice(match: Match, intent: Intent): Choice {
  return match.module.choices.next(match.game.state, withoutWord(intent.draft));
}

/** Written out, for in Lua a spread with an undefined member after it keeps the old one. */
function withoutWord({ seat, verb, from, to, territory }: Draft): Draft {
  return { seat, verb, from, to, territory };
}

/** The bounds of the steppers, or undefined where there are none. */
export function bounds(match: Match, intent: Intent): Bounds | undefined {
  return intent.counts.length > 0 ? match.module.choices.bounds(match.game.state, intent.draft) : undefined;
}

/** What the steppers stood at when the seat last bought by the verb it has picked; undefined where it cannot have that. */
export function boughtBefore(match: Match, intent: Intent): readonly number[] | undefined {
  const limits = bounds(match, intent);
  const counts = limits === undefined ? undefined : lastBought(match, intent.seat, intent.draft.verb);
  return limits === undefined || counts === undefined || !isWithin(limits, counts) ? undefined : counts;
}

function stepCounts(match: Match, intent: Intent, made: Gesture): Answer {
  const limits = bounds(match, intent);
  if (limits === undefined) return answer(intent, refuse("step.other", { step: match.game.state.step }));
  let counts = [...intent.counts];
  if (made.type === "most")
    counts = match.module.choices.defaults(match.game.state, intent.draft, limits, true);
  else if (made.type === "least") counts = leastOf(limits);
  else if (made.type === "again") counts = [...(boughtBefore(match, intent) ?? counts)];
  else if (made.type === "step" || made.type === "set") {
    if (!(made.kind >= 0 && made.kind < counts.length)) return answer(intent, refuse("counts.malformed"));
    const to = Math.floor(made.type === "step" ? counts[made.kind] + made.by : made.to);
    // Where one is all that can be picked, another one takes its place.
    if (limits.maxTotal === 1 && limits.maxEach[made.kind] > 0 && to > counts[made.kind])
      counts = leastOf(limits);
    const room = mostOf(limits, counts, made.kind);
    counts[made.kind] = to > room ? room : to < limits.minEach[made.kind] ? limits.minEach[made.kind] : to;
  }
  return answer({ ...intent, counts, asked: "" });
}

/** Makes the action that is picked; one that its player may not mean only when it is confirmed again. */
function confirm(match: Match, intent: Intent): Answer {
  const choice = finished(match, intent);
  if (choice.field !== "done") return answer(intent, refuse("draft.incomplete"));
  const done = complete(match, intent, choice.action);
  return done.action !== undefined && intent.asked !== "action" && doubtOf(match, done.action) !== ""
    ? answer({ ...intent, asked: "action" })
    : done;
}

/** The prompt that asks whether an action is meant; empty for one that goes without asking. */
export function doubtOf({ module, game }: Match, action: AnyAction): string {
  return module.action.doubt?.(game.state, action) ?? "";
}

/** What is still to be picked, the counts being as the steppers show them; "done" when nothing is. */
export function finished(match: Match, intent: Intent): Choice {
  const { draft, counts } = intent;
  return match.module.choices.next(match.game.state, counts.length > 0 ? { ...draft, counts } : draft);
}

/** Whether confirming now makes an action. */
export function isReady(match: Match, intent: Intent): boolean {
  const limits = bounds(match, intent);
  return (
    finished(match, intent).field === "done" && (limits === undefined || isWithin(limits, intent.counts))
  );
}

function complete(match: Match, intent: Intent, action: AnyAction): Answer {
  const why = match.module.rules.check(match.game.state, action);
  return why === undefined ? answer({ ...intent, asked: "" }, undefined, action) : answer(intent, why);
}

/** Ends the phase; with moves left only when it is said twice, or confirmed. */
function end(match: Match, intent: Intent): Answer {
  const { choices, rules } = match.module;
  const s = match.game.state;
  const { seat } = intent;
  const action = choices.end(s, seat);
  if (action === undefined) return answer(intent, refuse("step.other", { step: s.step }));
  const why = rules.check(s, action);
  if (why !== undefined) return answer(intent, why);
  if (intent.asked !== "end" && choices.hasMoves(s, seat))
    return answer({ ...newIntent(match, seat), asked: "end" });
  return complete(match, intent, action);
}
