/** What is outlined on the board all see. */
import { expect, test } from "vitest";
import { newIntent } from "../../src/session/intent";
import { outline } from "../../src/session/outline";
import { otherwise } from "../helpers/secrets";
import { recordedStates } from "../tts/states";

test("the outline of what a seat may do is the same whatever cards it holds", () => {
  let compared = 0;
  for (const s of recordedStates(7)) {
    for (const seat of s.asked) {
      const other = otherwise(s, seat);
      if (other === undefined) continue;
      compared++;
      expect(outline(other, newIntent(other, seat))).toEqual(outline(s, newIntent(s, seat)));
    }
  }
  expect(compared).toBeGreaterThan(100);
});
