import type { Bounds, Choice, Draft } from "../../core/choice";
import { refuse } from "../../core/refuse";
import { type AnyAction, type CommonState, type Refusal, type Seat } from "../../core/types";
import type { Match } from "../match/match";
import { lastBought } from "./again";
import type { Gesture } from "../game/gesture";
import { isWithin, leastOf, roomFor } from "../../core/bounds";

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
export function newIntent(m: Match, seat: Seat): Intent {
  const s = m.game.state;
  const isAsked = s.asked.includes(seat);
  const verb = isAsked ? m.module.choices.plain[s.step] : undefined;
  const draft = isAsked && verb === undefined ? onlyDue(m, seat) : undefined;
  return withDraft(
    m,
    { seat, step: s.step, draft: { seat }, counts: [], asked: "" },
    draft ?? { seat, verb },
  );
}

/** The only place of what must be done before the phase can end. */
function onlyDue(m: Match, seat: Seat): Draft | undefined {
  const { choices, rules } = m.module;
  const s = m.game.state;
  const action = choices.end(s, seat);
  return action === undefined || rules.check(s, action) === undefined ? undefined : choices.only(s, seat);
}

/** The intent for the state as it is now: kept while others pick at the same time, else begun anew. */
export function refresh(m: Match, intent: Intent | undefined, seat: Seat): Intent {
  const s = m.game.state;
  const keep =
    intent !== undefined &&
    m.module.choices.together.includes(s.step) &&
    intent.step === s.step &&
    s.asked.includes(seat) &&
    intent.counts.length > 0;
  return keep ? intent : newIntent(m, seat);
}

/** Why a seat cannot do anything now. */
export function refuseNow(s: CommonState, seat: Seat): Refusal | undefined {
  if (s.step === "over") return refuse("game.over");
  if (s.asked.length === 0) return refuse("chance.due", { step: s.step });
  if (!s.asked.includes(seat)) return refuse("seat.not_asked", { seat: s.colours[s.asked[0]] });
  return undefined;
}

/** Applies a gesture. Nothing changes where it is refused. */
export function gesture(m: Match, intent: Intent, g: Gesture): Answer {
  const s = m.game.state;
  const why = refuseNow(s, intent.seat);
  if (why !== undefined) return answer(intent, why);
  switch (g.type) {
    case "press": {
      const pressed = m.module.choices.press(s, intent.draft, g.territory);
      return "code" in pressed ? answer(intent, pressed) : answer(withDraft(m, intent, pressed));
    }
    case "verb":
      return pickVerb(m, intent, g.verb);
    case "word":
      return pickWord(m, intent, g.word);
    case "step":
    case "set":
    case "most":
    case "least":
    case "again":
      return stepCounts(m, intent, g);
    case "confirm":
      return intent.asked === "end" ? end(m, intent) : confirm(m, intent);
    case "end":
      return end(m, intent);
    default:
      return answer(newIntent(m, intent.seat));
  }
}

function answer(intent: Intent, why?: Refusal, action?: AnyAction): Answer {
  return { intent, why, action };
}

/** The intent with another draft, its steppers where they serve best. */
function withDraft(m: Match, intent: Intent, draft: Draft): Intent {
  return withChoice(m, intent, draft, m.module.choices.next(m.game.state, draft));
}

/** The same, where it is known what may be picked next. */
function withChoice(m: Match, intent: Intent, draft: Draft, choice: Choice): Intent {
  const counts =
    choice.field === "counts" ? m.module.choices.defaults(m.game.state, draft, choice.bounds, false) : [];
  return { ...intent, draft, counts, asked: "" };
}

/** A verb alone, and what it begins with: a pass is all there is to it, an end may be asked about. */
function pickVerb(m: Match, intent: Intent, verb: string): Answer {
  const { choices } = m.module;
  if (choices.ending.includes(verb)) return end(m, intent);
  const { seat } = intent;
  const why = choices.refuse(m.game.state, { seat }, "verb", verb);
  if (why !== undefined) return answer(intent, why);
  const draft = choices.keeping.includes(verb) ? kept(m, intent.draft, verb) : { seat, verb };
  const choice = choices.next(m.game.state, draft);
  return choice.field === "done" && choices.instant.includes(verb)
    ? complete(m, intent, choice.action)
    : answer(withChoice(m, intent, draft, choice));
}

/** The draft of another verb with the source and the target that this one may have, too. */
function kept(m: Match, { seat, from, to }: Draft, verb: string): Draft {
  const { refuse: refuses } = m.module.choices;
  const s = m.game.state;
  if (from === undefined || refuses(s, { seat, verb }, "from", from) !== undefined) return { seat, verb };
  if (to === undefined || refuses(s, { seat, verb, from }, "to", to) !== undefined)
    return { seat, verb, from };
  return { seat, verb, from, to };
}

function pickWord(m: Match, intent: Intent, word: string): Answer {
  const { seat, verb, from, to, territory } = intent.draft;
  const why = m.module.choices.refuse(m.game.state, { seat, verb, from, to, territory }, "word", word);
  return why === undefined
    ? answer(withDraft(m, intent, { seat, verb, from, to, territory, word }))
    : answer(intent, why);
}

/**
 * The choice of a word as if none were picked yet. Written out, for in Lua a spread with an undefined
 * member behind it keeps the old one.
 */
export function wordChoice(m: Match, intent: Intent): Choice {
  const { seat, verb, from, to, territory } = intent.draft;
  return m.module.choices.next(m.game.state, { seat, verb, from, to, territory });
}

/** The bounds of the steppers, or undefined where there are none. */
export function bounds(m: Match, intent: Intent): Bounds | undefined {
  return intent.counts.length > 0 ? m.module.choices.bounds(m.game.state, intent.draft) : undefined;
}

/** What the steppers stood at when the seat last bought by the verb it has picked; undefined where it cannot have that. */
export function boughtBefore(m: Match, intent: Intent): readonly number[] | undefined {
  const b = bounds(m, intent);
  const counts = b === undefined ? undefined : lastBought(m, intent.seat, intent.draft.verb);
  return b === undefined || counts === undefined || !isWithin(b, counts) ? undefined : counts;
}

function stepCounts(m: Match, intent: Intent, g: Gesture): Answer {
  const b = bounds(m, intent);
  if (b === undefined) return answer(intent, refuse("step.other", { step: m.game.state.step }));
  let counts = [...intent.counts];
  if (g.type === "most") counts = m.module.choices.defaults(m.game.state, intent.draft, b, true);
  else if (g.type === "least") counts = leastOf(b);
  else if (g.type === "again") counts = [...(boughtBefore(m, intent) ?? counts)];
  else if (g.type === "step" || g.type === "set") {
    if (!(g.kind >= 0 && g.kind < counts.length)) return answer(intent, refuse("counts.malformed"));
    const to = Math.floor(g.type === "step" ? counts[g.kind] + g.by : g.to);
    // Where one is all that can be picked, another one takes its place.
    if (b.most === 1 && b.max[g.kind] > 0 && to > counts[g.kind]) counts = leastOf(b);
    const room = roomFor(b, counts, g.kind);
    counts[g.kind] = to > room ? room : to < b.min[g.kind] ? b.min[g.kind] : to;
  }
  return answer({ ...intent, counts, asked: "" });
}

/** Makes the action that is picked; one that its player may not mean only when it is confirmed again. */
function confirm(m: Match, intent: Intent): Answer {
  const choice = finished(m, intent);
  if (choice.field !== "done") return answer(intent, refuse("draft.incomplete"));
  const done = complete(m, intent, choice.action);
  return done.action !== undefined && intent.asked !== "action" && doubtOf(m, done.action) !== ""
    ? answer({ ...intent, asked: "action" })
    : done;
}

/** The prompt that asks whether an action is meant; empty for one that goes without asking. */
export function doubtOf({ module, game }: Match, action: AnyAction): string {
  return module.action.doubt?.(game.state, action) ?? "";
}

/** What is still to be picked, the counts being as the steppers show them; "done" when nothing is. */
export function finished(m: Match, intent: Intent): Choice {
  const { draft, counts } = intent;
  return m.module.choices.next(m.game.state, counts.length > 0 ? { ...draft, counts } : draft);
}

/** Whether confirming now makes an action. */
export function isReady(m: Match, intent: Intent): boolean {
  const b = bounds(m, intent);
  return finished(m, intent).field === "done" && (b === undefined || isWithin(b, intent.counts));
}

function complete(m: Match, intent: Intent, action: AnyAction): Answer {
  const why = m.module.rules.check(m.game.state, action);
  return why === undefined ? answer({ ...intent, asked: "" }, undefined, action) : answer(intent, why);
}

/** Ends the phase; with moves left only when it is said twice, or confirmed. */
function end(m: Match, intent: Intent): Answer {
  const { choices, rules } = m.module;
  const s = m.game.state;
  const { seat } = intent;
  const action = choices.end(s, seat);
  if (action === undefined) return answer(intent, refuse("step.other", { step: s.step }));
  const why = rules.check(s, action);
  if (why !== undefined) return answer(intent, why);
  if (intent.asked !== "end" && choices.hasMoves(s, seat))
    return answer({ ...newIntent(m, seat), asked: "end" });
  return complete(m, intent, action);
}
