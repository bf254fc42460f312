import { describe, expect, it } from "vitest";
import { ORDERS } from "../../../../src/games/castle-risk/rules/standing";
import { duel, type Played } from "../../../helpers/play";

/** Blue is asked about red's General. */
function asked(blue: string): Played {
  return duel(
    { table: "round 1", red: "hand general 1 ; lorraine infantry 3", blue: `${blue} ; burgundy infantry 1` },
    "red attack lorraine burgundy infantry 2",
    "red play general",
  );
}

describe("standing orders", () => {
  it.each([
    ["hand marshal 1 windows always", false],
    ["hand spy 1 windows always", false],
    ["hand marshal 1", true],
    ["hand spy 1", false],
    ["hand spy 1 windows never", true],
  ])("10.11 (CR33) with %s the order answers: %s", (blue, answers) => {
    const g = asked(blue);
    expect(g.awaits).toBe("answer blue");
    expect(ORDERS.answer(g.state, 1)).toEqual(answers ? { type: "pass", seat: 1 } : undefined);
  });

  it("10.11 (CR33) answers at card windows alone", () => {
    const g = asked("hand spy 1 windows never").do("blue pass");
    expect(g.awaits).toBe("play blue");
    expect(ORDERS.answer(g.state, 1)).toEqual({ type: "pass", seat: 1 });
    g.do("blue pass");
    expect(ORDERS.answer(g.state, 1)).toBeUndefined();
  });

  it.each([
    ["never", "holding"],
    ["always", "always"],
    ["holding", "holding"],
  ])("10.11 (CR33) %s is %s in the next round", (before, after) => {
    const g = duel(
      { phase: "placement", table: "round 1", blue: `moved windows ${before}` },
      "red end placement",
    );
    expect(g.state.round).toBe(2);
    expect(g.seat("blue").settings.windows).toBe(after);
  });
});
