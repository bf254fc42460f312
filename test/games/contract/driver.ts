import type { Choice, Draft } from "../../../src/core/choice";
import type { AnyAction } from "../../../src/core/types";
import type { Match } from "../../../src/session/match/match";
import type { Gesture } from "../../../src/session/game/gesture";
import { bounds, gesture, newIntent, type Intent } from "../../../src/session/intent/intent";

/** Every number and list of numbers in an action: what its fields may have been picked from. */
function valuesOf(action: AnyAction): { numbers: Set<number>; lists: (readonly number[])[] } {
  const numbers = new Set<number>();
  const lists: (readonly number[])[] = [];
  for (const value of Object.values(action) as unknown[]) {
    if (typeof value === "number") {
      numbers.add(value);
      lists.push([value]);
    } else if (Array.isArray(value)) {
      lists.push(value as readonly number[]);
      for (const n of value as readonly number[]) numbers.add(n);
    }
  }
  return { numbers, lists };
}

/** The picks that lead to an action, found by walking the game's choices; undefined where none do. */
export function draftFor({ game, module }: Match, action: AnyAction): Draft | undefined {
  const s = game.state;
  const wanted = JSON.stringify(action, Object.keys(action).sort());
  const { numbers, lists } = valuesOf(action);
  const walk = (draft: Draft): Draft | undefined => {
    const choice: Choice = module.choices.next(s, draft);
    if (choice.field === "done")
      return JSON.stringify(choice.action, Object.keys(choice.action).sort()) === wanted ? draft : undefined;
    for (const next of nexts(draft, choice)) {
      const found = walk(next);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  const nexts = (draft: Draft, choice: Exclude<Choice, { field: "done" }>): Draft[] => {
    if (choice.field === "counts") {
      const { kinds, maxTotal: most } = choice.bounds;
      // Where one of the kinds is picked, the action may name it by its index.
      const single = most === 1 ? kinds.map((_, k) => kinds.map((__, other) => (other === k ? 1 : 0))) : [];
      return [...lists, ...single]
        .filter((list) => list.length === kinds.length)
        .map((counts) => ({ ...draft, counts }));
    }
    if (choice.field === "verb")
      return choice.candidates.filter((c) => c.why === undefined).map((c) => ({ ...draft, verb: c.value }));
    if (choice.field === "word")
      return choice.candidates.filter((c) => c.why === undefined).map((c) => ({ ...draft, word: c.value }));
    return choice.candidates
      .filter((c) => c.why === undefined && numbers.has(c.value))
      .map((c) => ({ ...draft, [choice.field]: c.value }));
  };
  return walk({ seat: action.seat });
}

/** A model of a seat's hand on the table: what its half-made action has become by the gestures so far. */
interface Hand {
  readonly m: Match;
  intent: Intent;
  readonly gestures: Gesture[];
  /** The action, once it is complete. */
  action: AnyAction | undefined;
}

function make(hand: Hand, g: Gesture): void {
  const { why, intent, action } = gesture(hand.m, hand.intent, g);
  if (why !== undefined) throw new Error(`${wordsOf(g)} is refused: ${why.code}`);
  hand.intent = intent;
  hand.action = action;
  hand.gestures.push(g);
}

/** Whether a press on this territory would bring the draft where it is wanted. */
function leads(hand: Hand, territory: number, field: "from" | "to" | "territory", wanted: Draft): boolean {
  const { why, intent } = gesture(hand.m, hand.intent, { type: "press", territory });
  return why === undefined && intent.draft.verb === wanted.verb && intent.draft[field] === territory;
}

/**
 * What a person does to make an action of an asked seat, whatever the game: territories are pressed, verbs and words
 * picked, steppers set, and it is confirmed. Throws where the choices do not lead to it.
 */
export function gesturesFor(m: Match, action: AnyAction): Gesture[] {
  const wanted = draftFor(m, action);
  if (wanted?.verb === undefined) throw new Error(`no choices lead to ${JSON.stringify(action)}`);
  const hand: Hand = { m, intent: newIntent(m, action.seat), gestures: [], action: undefined };
  const first = wanted.from === undefined ? "territory" : "from";
  const begin = wanted[first];
  const isPicked = hand.intent.draft.verb === wanted.verb && hand.intent.draft[first] === begin;
  if (begin !== undefined && !isPicked && leads(hand, begin, first, wanted))
    make(hand, { type: "press", territory: begin });
  else if (hand.intent.draft.verb !== wanted.verb) {
    const { end } = m.module.choices;
    const isEnd = JSON.stringify(end(m.game.state, action.seat)) === JSON.stringify(action);
    make(hand, isEnd ? { type: "end" } : { type: "verb", verb: wanted.verb });
  }
  for (const field of ["from", "to", "territory"] as const) {
    const territory = wanted[field];
    if (hand.action === undefined && territory !== undefined && hand.intent.draft[field] !== territory)
      make(hand, { type: "press", territory });
  }
  if (hand.action === undefined && wanted.word !== undefined && hand.intent.draft.word !== wanted.word)
    make(hand, { type: "word", word: wanted.word });
  if (hand.action === undefined && wanted.counts !== undefined) count(hand, wanted.counts);
  if (hand.action === undefined) make(hand, { type: "confirm" });
  // Asked whether it is meant, they say so.
  if (hand.intent.asked === "action" && hand.action === undefined) make(hand, { type: "confirm" });
  if (JSON.stringify(hand.action) !== JSON.stringify(action))
    throw new Error(`${JSON.stringify(action)} became ${JSON.stringify(hand.action)}`);
  return hand.gestures;
}

/** Steps down before up: there is always room then. One step a press, as the buttons have it. */
function count(hand: Hand, wanted: readonly number[]): void {
  if (bounds(hand.m, hand.intent) === undefined) return;
  for (const by of [-1, 1]) {
    wanted.forEach((n, kind) => {
      const now = (): number => hand.intent.counts[kind];
      while (by < 0 ? now() > n : now() < n) {
        const before = now();
        make(hand, { type: "step", kind, by });
        if (now() === before) throw new Error(`the stepper ${kind} stays at ${before}, wanted ${n}`);
      }
    });
  }
}

/** A gesture as the words that the table's buttons say. */
export function wordsOf(g: Gesture): string {
  switch (g.type) {
    case "press":
      return `press ${g.territory}`;
    case "verb":
      return `verb ${g.verb}`;
    case "word":
      return `word ${g.word}`;
    case "step":
      return `step ${g.kind} ${g.by}`;
    case "set":
      return `count ${g.kind} ${g.to}`;
    default:
      return g.type;
  }
}
