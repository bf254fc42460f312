import { describe, expect, it } from "vitest";
import type { Roll } from "../../../src/core/types";
import { check } from "../../../src/games/castle-risk/check";
import type { Bounds, Choice, Draft } from "../../../src/games/castle-risk/choices/types";
import { nextChoice } from "../../../src/games/castle-risk/choices/next";
import { listChoices } from "../../../src/games/castle-risk/choices/list";
import type { State } from "../../../src/games/castle-risk/state";
import { writeAction } from "../../../src/games/castle-risk/write";
import { wander } from "../../helpers/random";

/** Whether counts keep all the limits of these bounds. */
function within(b: Bounds, counts: readonly number[]): boolean {
  const n = counts.reduce((sum, x) => sum + x, 0);
  if (n < b.least || n > b.most) return false;
  if (counts.some((x, k) => x < b.min[k] || x > b.max[k])) return false;
  if (b.prices.length === 0) return true;
  const cost = counts.reduce((sum, x, k) => sum + x * b.prices[k], 0);
  return cost - (counts[0] > 0 ? b.free : 0) <= b.budget;
}

type Candidates = Extract<Choice, { readonly candidates: unknown }>;

function pick(d: Draft, choice: Candidates, i: number): Draft {
  return { ...d, [choice.field]: choice.candidates[i].value };
}

/** Goes down a random way of choices, holding each against `check`; gives the numbers of both outcomes. */
function walk(s: State, seat: number, roll: Roll): void {
  let d: Draft = { seat };
  for (;;) {
    const choice = nextChoice(s, d);
    if (choice.field === "done") {
      expect(check(s, choice.action), writeAction(choice.action, s.colours)).toBeUndefined();
      return;
    }
    if (choice.field === "counts") {
      const bounds = choice.bounds;
      const counts = bounds.max.map((max) => roll(Math.min(max, 20) + 2));
      const done = nextChoice(s, { ...d, counts });
      if (done.field !== "done") throw new Error("counts are the last thing picked");
      const why = check(s, done.action);
      expect(why === undefined, `${writeAction(done.action, s.colours)}: ${why?.code ?? "legal"}`).toBe(
        within(bounds, counts),
      );
      return;
    }
    const legal = choice.candidates.flatMap((c, i) => (c.why === undefined ? [i] : []));
    const refused = choice.candidates.flatMap((c, i) => (c.why === undefined ? [] : [i]));
    if (refused.length > 0) expectRefused(s, pick(d, choice, refused[roll(refused.length)]));
    if (legal.length === 0) return;
    d = pick(d, choice, legal[roll(legal.length)]);
  }
}

/** Whatever is picked after a refused candidate, the action is refused. */
function expectRefused(s: State, refused: Draft): void {
  let d = refused;
  for (;;) {
    const choice = nextChoice(s, d);
    if (choice.field === "done") return void expect(check(s, choice.action)).toBeDefined();
    if (choice.field === "counts") d = { ...d, counts: choice.bounds.max.map((max) => (max > 0 ? 1 : 0)) };
    else {
      const legal = choice.candidates.findIndex((c) => c.why === undefined);
      d = pick(d, choice, Math.max(0, legal));
    }
  }
}

describe("choices", () => {
  it("are exactly what the check lets pass, step by step", () => {
    let walks = 0;
    for (let seed = 0; seed < 24; seed++) {
      wander(seed, 700, (s, _action, roll) => {
        for (const seat of s.asked) walk(s, seat, roll);
        walks += s.asked.length;
      });
    }
    expect(walks).toBeGreaterThan(5000);
  });

  it("list every action that a random player takes, or its family", () => {
    wander(3, 900, (s, action) => {
      if (action.seat < 0) return;
      const text = writeAction(action, s.colours);
      const { actions } = listChoices(s, action.seat);
      const words = text.split(" ");
      const family = actions.some((line) => {
        const head = line
          .replace(/ \(.*\)$/, "")
          .split(" ")
          .filter((word) => !/^\d+\.\.\d+$/.test(word));
        return (
          line === text || (line.includes("(") && words.slice(0, 2).every((word, i) => head[i] === word))
        );
      });
      expect(family, `${text} is not in ${actions.join(" | ")}`).toBe(true);
    });
  });

  it("offer nothing to a seat that is not asked", () => {
    wander(2, 60, (s) => {
      for (let seat = 0; seat < s.seats.length; seat++) {
        if (!s.asked.includes(seat)) expect(listChoices(s, seat)).toEqual({ actions: [], refused: [] });
      }
    });
  });
});
