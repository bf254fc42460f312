import { describe, expect, it } from "vitest";
import { finish } from "../../../src/core/bots/thought";
import { rollFrom, seedRng } from "../../../src/core/rng";
import { LEVELS, type Level } from "../../../src/games/risk-classic/bots/levels.data";
import { outlookOf } from "../../../src/games/risk-classic/bots/outlook";
import { answer, leave, prospects, replyOf } from "../../../src/games/risk-classic/bots/replies/reply";
import { thinkerOf } from "../../../src/games/risk-classic/bots/think";
import { ENGINE } from "../../../src/games/risk-classic/engine";
import type { State } from "../../../src/games/risk-classic/rules/state";
import { rootNode } from "../../../src/risk/world/bots/outlook";
import { moreStart } from "../../../src/risk/world/bots/plan/start";
import { duel, levelPlaying } from "../contract/duel";

/** What seats are asked to place or attack in the first turns of a game of easy computers, as they see it. */
function questions(players: number): State[] {
  const easy = levelPlaying(ENGINE, "easy");
  const met: State[] = [];
  duel(ENGINE, {
    ...{ players, seed: 5, options: { initial_placement: "dealt", armies_a_turn: "all" }, most: 130 },
    playerOf: () => (s, seat, roll) => {
      if (s.phase !== "setup" && (s.step === "place" || s.step === "attack"))
        met.push(ENGINE.view.state(s, seat));
      return easy(s, seat, roll);
    },
  });
  expect(met.length).toBeGreaterThan(8);
  return met.slice(0, 8).map((s) => structuredClone(s));
}

const { replies, ...ALONE } = LEVELS.expert;
const ANSWERS = replies ?? { picks: 0, share: 0, effort: LEVELS.expert.effort };

/** In how many of these an expert that looks at answers does something else than one that does not. */
function others(met: readonly State[]): number {
  const act = (level: Level, s: State): string =>
    JSON.stringify(finish(thinkerOf(level)(s, s.asked[0], rollFrom(seedRng(1)), undefined)));
  return met.filter((s) => act(LEVELS.expert, s) !== act(ALONE, s)).length;
}

describe("expert computers look at what the rival would answer", () => {
  const met = questions(2);

  it("in games of two, and act otherwise for it; with more players they do not (RC11.3)", () => {
    expect(others(met)).toBeGreaterThan(0);
    expect(others(questions(3).slice(0, 4))).toBe(0);
  });

  it("as units are given, one at a time or all at once", () => {
    const [s] = met;
    const thought = thinkerOf(LEVELS.expert)(s, s.asked[0], rollFrom(seedRng(1)), undefined);
    for (let i = 0; i < 2_000_000 && !thought.more(7); i++);
    const whole = thinkerOf(LEVELS.expert)(s, s.asked[0], rollFrom(seedRng(1)), undefined);
    expect(thought.best()).toEqual(finish(whole));
  });

  it("which takes what it rather wins than not, and so leaves less to who was there", () => {
    for (const s of met) {
      const [me] = s.asked;
      const rival = 1 - me;
      const outlook = outlookOf(s, me, LEVELS.expert);
      const now = leave(s, me, rootNode(outlook, s, 0, false, 0, 0));
      expect(now.armies).toEqual(s.armies);
      const start = replyOf(now, rival, LEVELS.expert, ANSWERS);
      while (!moreStart(start, 1000));
      const then = answer(now, rival, start);
      const countOf = ({ owners }: State, seat: number): number =>
        owners.filter((owner) => owner === seat).length;
      expect(countOf(then, rival)).toBeGreaterThanOrEqual(countOf(now, rival));
      expect(countOf(then, me)).toBeLessThanOrEqual(countOf(now, me));
      expect(then.armies.every((armies) => armies >= 1 && armies % 1 === 0)).toBe(true);
      expect(prospects(outlook, then, rival, 0)).toBeLessThanOrEqual(prospects(outlook, now, rival, 0) + 1);
    }
  });

  it("and nothing is left where all is lost (RC8.1)", () => {
    const [s] = met;
    const [me] = s.asked;
    const outlook = outlookOf(s, me, LEVELS.expert);
    const lost = { ...s, owners: s.owners.map((owner) => (owner === me ? 1 - me : owner)) };
    expect(prospects(outlook, lost, 1 - me, 0)).toBe(0);
    const won = { ...s, owners: s.owners.map((owner) => (owner === 1 - me ? me : owner)) };
    expect(prospects(outlook, won, 1 - me, 0)).toBeGreaterThanOrEqual(100);
  });
});
