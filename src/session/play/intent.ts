import { refuse } from "../../core/refuse";
import type { Refusal, Seat } from "../../core/types";
import type { EndedPhase, SeatAction } from "../../games/castle-risk/rules/actions";
import { check } from "../../games/castle-risk/rules/check";
import { boundsOf } from "../../games/castle-risk/choices/bounds";
import { nextChoice } from "../../games/castle-risk/choices/next";
import type { Bounds, Choice, Draft } from "../../games/castle-risk/choices/types";
import { chanceIsDue, ownerId, type State } from "../../games/castle-risk/rules/state";
import { defaultCounts } from "../../games/castle-risk/choices/defaults";
import { hasMoves } from "../../games/castle-risk/choices/moves-left";
import { press } from "../../games/castle-risk/table/press";
import { isWithin, leastOf, roomFor } from "./stepper";

/** A half-made action of a seat: what was picked, and where the steppers stand. */
export interface Intent {
  readonly seat: Seat;
  /** The step that it was begun at. */
  readonly step: State["step"];
  readonly draft: Draft;
  /** Counts as the steppers show them; empty where there is none. */
  readonly counts: readonly number[];
  /** Whether the seat has been asked if it really wants to end the phase. */
  readonly asked: boolean;
}

/** What a player does to a half-made action. Territories and kinds are indices, words as in choices. */
export type Gesture =
  | { readonly type: "press"; readonly territory: number }
  | { readonly type: "verb"; readonly verb: SeatAction["type"] }
  | { readonly type: "word"; readonly word: string }
  | { readonly type: "step"; readonly kind: number; readonly by: number }
  | { readonly type: "set"; readonly kind: number; readonly to: number }
  | { readonly type: "most" | "least" }
  | { readonly type: "confirm" | "cancel" | "end" };

/** What a gesture made of it: the intent, why nothing was done, the action that is complete. */
export interface Answer {
  readonly intent: Intent;
  readonly why: Refusal | undefined;
  readonly action: SeatAction | undefined;
}

/** Verbs that a step is about: they need not be picked. */
const PLAIN: Partial<Record<State["step"], SeatAction["type"]>> = {
  capital: "capital",
  policies: "policies",
  purchase: "buy",
  discard: "discard",
  losses: "lose",
  boost: "boost",
};

/** An intent with nothing picked but what goes without saying. */
export function newIntent(s: State, seat: Seat): Intent {
  const verb = s.asked.includes(seat) ? PLAIN[s.step] : undefined;
  return withDraft(s, { seat, step: s.step, draft: { seat }, counts: [], asked: false }, { seat, verb });
}

/** The intent for the state as it is now: kept while others pick at the same time, else begun anew. */
export function refresh(s: State, intent: Intent | undefined, seat: Seat): Intent {
  const keep =
    intent !== undefined &&
    s.step === "policies" &&
    intent.step === s.step &&
    s.asked.includes(seat) &&
    intent.counts.length > 0;
  return keep ? intent : newIntent(s, seat);
}

/** Why a seat cannot do anything now. */
export function refuseNow(s: State, seat: Seat): Refusal | undefined {
  if (s.step === "over") return refuse("game.over");
  if (chanceIsDue(s)) return refuse("chance.due", { step: s.step });
  if (!s.asked.includes(seat)) return refuse("seat.not_asked", { seat: ownerId(s, s.asked[0]) });
  return undefined;
}

/** Applies a gesture. Nothing changes where it is refused. */
export function gesture(s: State, intent: Intent, g: Gesture): Answer {
  const why = refuseNow(s, intent.seat);
  if (why !== undefined) return answer(intent, why);
  switch (g.type) {
    case "press": {
      const pressed = press(s, intent.draft, g.territory);
      return "code" in pressed ? answer(intent, pressed) : answer(withDraft(s, intent, pressed));
    }
    case "verb":
      return pickVerb(s, intent, g.verb);
    case "word":
      return pickWord(s, intent, g.word);
    case "step":
    case "set":
    case "most":
    case "least":
      return stepCounts(s, intent, g);
    case "confirm":
      return intent.asked ? complete(s, intent, ending(s, intent)) : confirm(s, intent);
    case "end":
      return end(s, intent);
    default:
      return answer(newIntent(s, intent.seat));
  }
}

function answer(intent: Intent, why?: Refusal, action?: SeatAction): Answer {
  return { intent, why, action };
}

/** The intent with another draft, its steppers where they serve best. */
function withDraft(s: State, intent: Intent, draft: Draft): Intent {
  const choice = nextChoice(s, draft);
  const counts = choice.field === "counts" ? defaultCounts(s, draft, choice.bounds) : [];
  return { ...intent, draft, counts, asked: false };
}

/** A verb alone, and what it begins with: a pass is all there is to it, an end may be asked about. */
function pickVerb(s: State, intent: Intent, verb: SeatAction["type"]): Answer {
  if (verb === "end") return end(s, intent);
  const { seat } = intent;
  const first = nextChoice(s, { seat });
  if (first.field !== "verb") return answer(intent);
  const found = first.candidates.find((c) => c.value === verb);
  if (found === undefined) return answer(intent, refuse("step.other", { step: s.step }));
  if (found.why !== undefined) return answer(intent, found.why);
  const picked = withDraft(s, intent, { seat, verb });
  return verb === "pass" ? complete(s, picked, { type: "pass", seat }) : answer(picked);
}

function pickWord(s: State, intent: Intent, word: string): Answer {
  const choice = wordChoice(s, intent);
  if (choice.field !== "word") return answer(intent, refuse("step.other", { step: s.step }));
  const found = choice.candidates.find((c) => c.value === word);
  if (found === undefined) return answer(intent, refuse("step.other", { step: s.step }));
  if (found.why !== undefined) return answer(intent, found.why);
  return answer({ ...intent, draft: { ...intent.draft, word }, asked: false });
}

/**
 * The choice of a word as if none were picked yet. Written out, for in Lua a spread with an undefined
 * member behind it keeps the old one.
 */
export function wordChoice(s: State, intent: Intent): Choice {
  const { seat, verb, from, to, territory } = intent.draft;
  return nextChoice(s, { seat, verb, from, to, territory });
}

/** The bounds of the steppers, or undefined where there are none. */
export function bounds(s: State, intent: Intent): Bounds | undefined {
  return intent.counts.length > 0 ? boundsOf(s, intent.draft) : undefined;
}

function stepCounts(s: State, intent: Intent, g: Gesture): Answer {
  const b = bounds(s, intent);
  if (b === undefined) return answer(intent, refuse("step.other", { step: s.step }));
  let counts = [...intent.counts];
  if (g.type === "most") counts = defaultCounts(s, intent.draft, b, true);
  else if (g.type === "least") counts = leastOf(b);
  else if (g.type === "step" || g.type === "set") {
    if (!(g.kind >= 0 && g.kind < counts.length)) return answer(intent, refuse("counts.malformed"));
    const room = roomFor(b, counts, g.kind);
    const to = Math.floor(g.type === "step" ? counts[g.kind] + g.by : g.to);
    counts[g.kind] = to > room ? room : to < b.min[g.kind] ? b.min[g.kind] : to;
  }
  return answer({ ...intent, counts, asked: false });
}

function confirm(s: State, intent: Intent): Answer {
  const choice = finished(s, intent);
  if (choice.field === "done") return complete(s, intent, choice.action);
  return answer(intent, refuse("draft.incomplete"));
}

/** What is still to be picked, the counts being as the steppers show them; "done" when nothing is. */
export function finished(s: State, intent: Intent): Choice {
  const { draft, counts } = intent;
  return nextChoice(s, counts.length > 0 ? { ...draft, counts } : draft);
}

/** Whether confirming now makes an action. */
export function isReady(s: State, intent: Intent): boolean {
  const b = bounds(s, intent);
  return finished(s, intent).field === "done" && (b === undefined || isWithin(b, intent.counts));
}

function complete(s: State, intent: Intent, action: SeatAction): Answer {
  const why = check(s, action);
  return why === undefined ? answer(newIntent(s, intent.seat), undefined, action) : answer(intent, why);
}

function ending(s: State, intent: Intent): SeatAction {
  return { type: "end", seat: intent.seat, phase: s.phase as EndedPhase };
}

/** Ends the phase; with moves left only when it is said twice. */
function end(s: State, intent: Intent): Answer {
  const action = ending(s, intent);
  const why = check(s, action);
  if (why !== undefined) return answer(intent, why);
  if (!intent.asked && hasMoves(s, intent.seat)) return answer({ ...newIntent(s, intent.seat), asked: true });
  return complete(s, intent, action);
}
