import { describe, expect, it } from "vitest";
import type { Roll } from "../../../src/core/types";
import { total, zeros } from "../../../src/core/counts";
import type { Action } from "../../../src/games/castle-risk/rules/actions";
import { CASTLE_RISK } from "../../../src/games/castle-risk/rules/ruleset";
import type { Bounds, Choice, Draft } from "../../../src/core/choice";
import { listChoices } from "../../../src/core/list";
import { CHOICES } from "../../../src/games/castle-risk/choices";
import { ENGINE } from "../../../src/games/castle-risk/engine";
import type { State } from "../../../src/games/castle-risk/rules/state";
import { writeAction } from "../../../src/games/castle-risk/notation/write";
import { ground, play } from "../../helpers/play";
import { wander } from "../../helpers/random";
import { runs } from "../../helpers/runs";
import { expectSame } from "../../helpers/same";

/** Whether counts keep all the limits of these bounds. */
function within(b: Bounds, counts: readonly number[]): boolean {
  const n = counts.reduce((sum, x) => sum + x, 0);
  if (n < b.minTotal || n > b.maxTotal) return false;
  if (counts.some((x, k) => x < b.minEach[k] || x > b.maxEach[k])) return false;
  if (b.prices.length === 0) return true;
  const cost = counts.reduce((sum, x, k) => sum + x * b.prices[k], 0);
  return cost - (counts[0] > 0 ? b.free : 0) <= b.budget;
}

/** Bounds of which one piece is enough name no number that is never legal: each most is within all limits. */
function expectTight(b: Bounds, text: () => string): void {
  if (b.minTotal > 1) return;
  b.maxEach.forEach((max, k) => {
    const alone = b.minEach.map((min, i) => (i === k ? max : min));
    if (max > 0 && !within(b, alone)) expect(`${max} ${b.kinds[k]}`, text()).toBe("within all limits");
  });
  const all = zeros(b.maxEach.length);
  for (let k = 0; k < all.length; k++) {
    while (all[k] < b.maxEach[k] && within({ ...b, minTotal: 0, minEach: zeros(all.length) }, raised(all, k)))
      all[k]++;
  }
  if (total(all) !== b.maxTotal) expect(total(all), text()).toBe(b.maxTotal);
}

function raised(counts: readonly number[], k: number): number[] {
  return counts.map((n, i) => (i === k ? n + 1 : n));
}

function complete(s: State, d: Draft): Action {
  const done = CHOICES.next(s, d);
  if (done.field !== "done") throw new Error("counts are the last thing picked");
  return done.action;
}

type Candidates = Extract<Choice, { readonly candidates: unknown }>;

function pick(d: Draft, choice: Candidates, i: number): Draft {
  return { ...d, [choice.field]: choice.candidates[i].value };
}

/** Goes down a random way of choices, holding each against `check`; gives the numbers of both outcomes. */
function walk(s: State, seat: number, roll: Roll): void {
  let d: Draft = { seat };
  for (;;) {
    const choice = CHOICES.next(s, d);
    if (choice.field === "done") {
      const why = CASTLE_RISK.check(s, choice.action);
      // A text for each of so many actions takes longer than the games do.
      if (why !== undefined) expect(why, writeAction(choice.action, s.colours)).toBeUndefined();
      return;
    }
    if (choice.field === "counts") {
      const bounds = choice.bounds;
      expectTight(bounds, () => writeAction(complete(s, { ...d, counts: bounds.maxEach }), s.colours));
      const counts = bounds.maxEach.map((max) => roll(Math.min(max, 20) + 2));
      const done = complete(s, { ...d, counts });
      const why = CASTLE_RISK.check(s, done);
      if ((why === undefined) !== within(bounds, counts))
        expect(why?.code ?? "legal", writeAction(done, s.colours)).toBe(
          within(bounds, counts) ? "legal" : "refused",
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
    const choice = CHOICES.next(s, d);
    if (choice.field === "done")
      return void expectSame(CASTLE_RISK.check(s, choice.action) === undefined, false);
    if (choice.field === "counts")
      d = { ...d, counts: choice.bounds.maxEach.map((max) => (max > 0 ? 1 : 0)) };
    else {
      const legal = choice.candidates.findIndex((c) => c.why === undefined);
      d = pick(d, choice, Math.max(0, legal));
    }
  }
}

describe("choices", () => {
  it("are exactly what the check lets pass, step by step", () => {
    let walks = 0;
    for (let seed = 0; seed < runs(8, 24); seed++) {
      wander(seed, 700, (s, _action, roll) => {
        for (const seat of s.asked) walk(s, seat, roll);
        walks += s.asked.length;
      });
    }
    expect(walks).toBeGreaterThan(runs(1500, 5000));
  });

  it("list every action that a random player takes, or its family", () => {
    wander(3, 900, (s, action) => {
      if (action.seat < 0) return;
      const text = writeAction(action, s.colours);
      const { actions, refused } = listChoices(ENGINE, s, action.seat);
      // What is refused stands beside nothing that says the same and more, and may be done.
      for (const line of refused)
        expect(actions.filter((may) => `${may} `.startsWith(`${line.action} `))).toEqual([]);
      const words = text.split(" ");
      const family = actions.some((line) => {
        const head = line
          .replace(/ \(.*\)$/, "")
          .split(" ")
          .filter((word) => !/^\d+\.\.\d+$/.test(word));
        return (
          line === text || (line.includes("..") && words.slice(0, 2).every((word, i) => head[i] === word))
        );
      });
      expect(family, `${text} is not in ${actions.join(" | ")}`).toBe(true);
    });
  });

  it("list templates that become actions by putting a number for each range", () => {
    const text = ground({
      phase: "purchase",
      red: "capital rome coins 7 mission support 18 ; rome infantry 1",
    });
    expect(listChoices(ENGINE, play(text).state, 0).actions).toEqual([
      "red buy infantry 0..7 archer 0..3 cavalry 0..2 siege 0..1 (1 to 7 in all, for at most 7 coins)",
      "red donate 1..2",
      "red end purchase",
    ]);
    const boost = ground({
      table:
        "step boost ; battle red lorraine france blue force infantry 2 cycle 1 phase main cards done attacker general dice 5 3 vs 4",
      red: "capital rome dice ask ; rome infantry 1 ; lorraine infantry 1",
    });
    expect(listChoices(ENGINE, play(boost).state, 0).actions).toEqual(["red boost 0..1 0..1 (1 in all)"]);
  });

  it("list a castle's place for one infantry as just that", () => {
    const text = ground({
      phase: "placement",
      red: "capital rome reserve infantry 3 siege 1 ; rome infantry 1 ; lombardy infantry 1 castle",
    });
    expect(listChoices(ENGINE, play(text).state, 0).actions).toContain(
      "red place lombardy infantry 0..1 (1 in all, for at most 0 coins besides 1 infantry)",
    );
  });

  it("offer nothing to a seat that is not asked", () => {
    wander(2, 60, (s) => {
      for (let seat = 0; seat < s.seats.length; seat++) {
        if (!s.asked.includes(seat))
          expect(listChoices(ENGINE, s, seat)).toEqual({ actions: [], refused: [] });
      }
    });
  });
});
