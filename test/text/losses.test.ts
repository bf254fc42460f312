/** What dice cost is said as people say it: nobody hears of a nought. */
import { expect, test } from "vitest";
import { lossesDue } from "../../src/text/en/words";

test("whoever loses nothing is left out", () => {
  expect(lossesDue(0, 1)).toBe("the defender is to lose 1");
  expect(lossesDue(2, 0)).toBe("the attacker is to lose 2");
  expect(lossesDue(2, 1)).toBe("the attacker is to lose 2, the defender 1");
  expect(lossesDue(1, 1)).toBe("both are to lose 1");
  expect(lossesDue(0, 0)).toBe("nobody is to lose anything");
});
