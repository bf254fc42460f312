import type { EndedPhase, SeatAction } from "../../src/games/castle-risk/rules/actions";
import { CARDS } from "../../src/games/castle-risk/rules/cards";
import type { State } from "../../src/games/castle-risk/rules/state";
import type { Match } from "../../src/session/match/match";
import type { Gesture } from "../../src/session/play/gesture";
import { bounds, gesture, newIntent, type Intent } from "../../src/session/play/intent";
import { matchAt } from "./castle";

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

/**
 * What a person presses to make an action, as words: verbs and territories, steppers one by one, Confirm.
 * Begins with Cancel where something else is half made.
 */
export function stepsFor(s: State, action: SeatAction): string[] {
  const m = matchAt(s);
  const hand: Hand = { m, intent: newIntent(m, action.seat), steps: [] };
  switch (action.type) {
    case "set":
      return [`set ${action.setting} ${action.value}`];
    case "resign":
      return ["resign", "resign yes"];
    case "end":
      return endSteps(hand, action.phase);
    case "pass":
      return ["verb pass"];
    case "play":
      return finish(
        pick(pick(hand, { type: "verb", verb: "play" }), { type: "word", word: CARDS[action.card] }),
      );
    case "capital":
      return finish(press(hand, action.territory));
    case "policies":
    case "discard":
      return finish(count(hand, action.cards));
    case "buy":
      return finish(count(verb(hand, "buy"), action.units));
    case "lose":
      return finish(count(hand, action.units));
    case "boost":
      return finish(count(hand, action.plus));
    case "castle":
      return finish(verb(hand, "castle"));
    case "donate":
      return finish(count(verb(hand, "donate"), [action.coins]));
    case "attack":
    case "fortify":
    case "bombard": {
      if (action.type !== "attack") verb(hand, action.type);
      press(press(hand, action.from), action.to);
      return finish(action.type === "bombard" ? hand : count(hand, action.units));
    }
    case "build":
      return finish(press(verb(hand, "build"), action.territory));
    case "recruit":
      press(verb(hand, "recruit"), action.territory);
      return finish(pick(hand, { type: "word", word: action.bribe ? "bribe" : "plain" }));
    case "place":
      return finish(count(press(verb(hand, "place"), action.territory), action.units));
    case "reinforce":
      press(verb(hand, "reinforce"), action.territory);
      return finish(pick(hand, { type: "word", word: action.unit }));
  }
}

interface Hand {
  readonly m: Match;
  intent: Intent;
  readonly steps: string[];
}

/** Makes a gesture in the model as well, so that the steppers' starting points are known. */
function pick(hand: Hand, g: Gesture): Hand {
  const { why, intent } = gesture(hand.m, hand.intent, g);
  if (why !== undefined) throw new Error(`${wordsOf(g)} is refused: ${why.code}`);
  hand.intent = intent;
  hand.steps.push(wordsOf(g));
  return hand;
}

function press(hand: Hand, territory: number): Hand {
  const { draft } = hand.intent;
  return draft.territory === territory ? hand : pick(hand, { type: "press", territory });
}

function verb(hand: Hand, name: SeatAction["type"]): Hand {
  return hand.intent.draft.verb === name ? hand : pick(hand, { type: "verb", verb: name });
}

/** Steps down before up: there is always room then. */
function count(hand: Hand, wanted: readonly number[]): Hand {
  if (bounds(hand.m, hand.intent) === undefined) return hand;
  for (const by of [-1, 1]) {
    wanted.forEach((n, kind) => {
      const now = (): number => hand.intent.counts[kind] ?? 0;
      while (by < 0 ? now() > n : now() < n) {
        const before = now();
        pick(hand, { type: "step", kind, by });
        if (now() === before) throw new Error(`the stepper ${kind} stays at ${before}, wanted ${n}`);
      }
    });
  }
  return hand;
}

function finish(hand: Hand): string[] {
  return [...hand.steps, "confirm"];
}

function endSteps(hand: Hand, phase: EndedPhase): string[] {
  const { why, intent } = gesture(hand.m, hand.intent, { type: "end" });
  if (why !== undefined) throw new Error(`end ${phase} is refused: ${why.code}`);
  return intent.asked ? ["end", "confirm"] : ["end"];
}
