/** What is outlined on the board all see. */
import { expect, test } from "vitest";
import { newIntent } from "../../../src/session/intent/intent";
import { outline } from "../../../src/session/play/outline";
import { modelOfAction } from "../../../src/session/panels/action/model";
import { otherwise } from "../../helpers/secrets";
import { recordedStates } from "../../helpers/recorded";
import { matchAt } from "../../helpers/castle";
import { CHOICES } from "../../../src/games/castle-risk/choices";
import { ENGLISH } from "../../../src/games/castle-risk/text/en/english";

test("the outline of what a seat may do is the same whatever cards it holds", () => {
  let compared = 0;
  for (const s of recordedStates(7)) {
    for (const seat of s.asked) {
      const other = otherwise(s, seat);
      if (other === undefined) continue;
      compared++;
      const [a, b] = [matchAt(s), matchAt(other)];
      expect(outline(b, newIntent(b, seat))).toEqual(outline(a, newIntent(a, seat)));
    }
  }
  expect(compared).toBeGreaterThan(100);
});

test("nothing is outlined where nothing is left to do but to end the phase", () => {
  let stuck = 0;
  for (const s of recordedStates(1)) {
    for (const seat of s.asked) {
      const m = matchAt(s);
      const intent = newIntent(m, seat);
      const { verbs } = modelOfAction(m, intent, ENGLISH);
      if (verbs.length === 0 || verbs.some(({ on }) => on)) continue;
      stuck++;
      expect(outline(m, intent).legal).toEqual([]);
    }
  }
  expect(stuck).toBeGreaterThan(20);
});

test.each(["attack", "fortify"])(
  "at the step %s nothing is lit from which it can go nowhere, and a press says so",
  (step) => {
    let nowhere = 0;
    for (const s of recordedStates(3)) {
      if (s.step !== step || CHOICES.refuse(s, { seat: s.turn }, "verb", step) !== undefined) continue;
      const m = matchAt(s);
      const intent = newIntent(m, s.turn);
      const { legal } = outline(m, intent);
      for (const t of legal) {
        const draft = CHOICES.press(s, intent.draft, t);
        if ("code" in draft || draft.from === undefined) continue;
        expect(outline(m, { ...intent, draft }).legal.filter((to) => to !== t)).not.toEqual([]);
      }
      const from = CHOICES.next(s, { seat: s.turn, verb: step });
      if (from.field !== "from") continue;
      const dead = from.candidates.filter(({ value, why }) => why === undefined && !legal.includes(value));
      for (const { value } of dead) {
        nowhere++;
        expect(CHOICES.press(s, { seat: s.turn, verb: step }, value)).toMatchObject({
          code: "draft.no_target",
        });
      }
    }
    expect(nowhere).toBeGreaterThan(2);
  },
);
