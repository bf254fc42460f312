import { describe, expect, it } from "vitest";
import { finish } from "../../../src/core/bots/thought";
import { rollFrom, seedRng } from "../../../src/core/rng";
import { LEVELS, type Level } from "../../../src/games/risk-classic/bots/levels.data";
import { outlookOf } from "../../../src/games/risk-classic/bots/outlook";
import { leave, prospects, replyOf } from "../../../src/games/risk-classic/bots/replies/reply";
import { newReview } from "../../../src/games/risk-classic/bots/replies/review";
import { thinkerOf } from "../../../src/games/risk-classic/bots/think";
import { ENGINE } from "../../../src/games/risk-classic/engine";
import type { State } from "../../../src/games/risk-classic/rules/state";
import { rootNode } from "../../../src/risk/world/bots/outlook";
import { VICTORY } from "../../../src/risk/world/bots/judge";
import { countClose, orderFirst } from "../../../src/risk/world/bots/plan/order";
import { foundBy, moreStart, newStart } from "../../../src/risk/world/bots/plan/start";
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

  /** What a position leaves behind the rival's best plan, who has so many cards. */
  const left = (s: State): number => {
    const start = replyOf(s, 1 - s.asked[0], LEVELS.expert, ANSWERS);
    while (!moreStart(start, 1000));
    return prospects(start);
  };
  /** A position as it is left now, with cards won since. */
  const leaveNow = (s: State, won: number): State =>
    leave(s, s.asked[0], rootNode(outlookOf(s, s.asked[0], LEVELS.expert), s, 0, false, won, 0));

  it("which leaves less, the more armies the rival has, and on the whole more with a card that was won (RC7.1)", () => {
    let [without, withCard] = [0, 0];
    for (const s of met) {
      const [me] = s.asked;
      const now = leaveNow(s, 0);
      expect(now.armies).toEqual(s.armies);
      expect(now.seats[me].hand).toEqual(s.seats[me].hand);
      const stronger = { ...now, armies: now.armies.map((n, t) => (s.owners[t] === 1 - me ? n + 4 : n)) };
      expect(left(stronger)).toBeLessThan(left(now));
      const won = leaveNow(s, 1);
      expect(won.seats[me].hand).toHaveLength(s.seats[me].hand.length + 1);
      without += left(now);
      withCard += left(won);
    }
    expect(withCard).toBeGreaterThan(without);
  });

  it("and the three best are the same whether answers are looked for to the end or while a plan may still be one of them", () => {
    for (const s of met) {
      const [me] = s.asked;
      const spare = s.step === "place" ? s.due : 0;
      const start = newStart(
        outlookOf(s, me, ALONE),
        [{ lands: s, spare, isFed: spare > 0, loot: 0 }],
        LEVELS.expert.effort,
      );
      while (!moreStart(start, 1000));
      const found = foundBy(start);
      const answered = found.slice(0, countClose(found, ANSWERS.picks)).map(({ ...node }) => {
        if (node.raw < VICTORY) node.value += ANSWERS.share * (left(leave(s, me, node)) - node.raw);
        return node;
      });
      orderFirst(answered, answered.length);
      const best = answered.slice(0, 3).map(({ key, value }) => ({ key, value }));
      for (const units of [8, 1000]) {
        const nodes = found.map(({ ...node }) => node);
        const review = newReview(s, me, LEVELS.expert, ANSWERS, nodes);
        while (!review.more(units));
        expect(nodes.slice(0, best.length).map(({ key, value }) => ({ key, value }))).toEqual(best);
      }
    }
  });

  it("and less than nothing where the rival takes all (RC8.1)", () => {
    const [s] = met;
    const [me] = s.asked;
    const last = s.owners.indexOf(me);
    const owners = s.owners.map((_, t) => (t === last ? me : 1 - me));
    const armies = s.owners.map((_, t) => (t === last ? 1 : 9));
    expect(left({ ...s, owners, armies })).toBeLessThan(0);
    expect(left({ ...s, owners: owners.map((owner) => 1 - owner), armies })).toBeGreaterThan(90);
  });
});
