import type { Match } from "../../src/session/match/match";
import type { Gesture } from "../../src/session/game/gesture";
import { gesture, type Answer, type Intent } from "../../src/session/intent/intent";

/** Makes gestures one after another and answers as the last of them was answered. */
export function makeGestures(m: Match, intent: Intent, gestures: readonly Gesture[]): Answer {
  let answer: Answer = { intent, why: undefined, action: undefined };
  for (const one of gestures) answer = gesture(m, answer.intent, one);
  return answer;
}
