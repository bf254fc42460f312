/** Where experts put the neutral army's armies in a game of two. */
import { describe, expect, it } from "vitest";
import { finish } from "../../../src/core/bots/thought";
import { rollFrom, seedRng } from "../../../src/core/rng";
import { NEUTRAL } from "../../../src/core/types";
import { LEVELS } from "../../../src/games/risk-classic/bots/levels.data";
import { outlookOf } from "../../../src/games/risk-classic/bots/outlook";
import { thinkerOf } from "../../../src/games/risk-classic/bots/think";
import { ENGINE } from "../../../src/games/risk-classic/engine";
import type { State } from "../../../src/games/risk-classic/rules/state";
import { foundBy, moreStart, newStart } from "../../../src/risk/world/bots/plan/start";
import { stepsOf } from "../../../src/risk/world/bots/plan/spread";
import { duel, levelPlaying } from "../contract/duel";

/** Questions of two hard computers where a neutral army goes, once some armies are placed. */
function questions(): State[] {
  const hard = levelPlaying(ENGINE, "hard");
  const met: State[] = [];
  duel(ENGINE, {
    ...{ players: 2, seed: 5, options: {}, most: 60 },
    playerOf: () => (s, seat, roll) => {
      if (s.step === "neutral") met.push(structuredClone(ENGINE.view.state(s, seat)));
      return hard(s, seat, roll);
    },
  });
  expect(met.length).toBeGreaterThan(8);
  return met.slice(-6);
}

const territoryOf = (s: State, level: keyof typeof LEVELS): number => {
  const action = finish(thinkerOf(LEVELS[level])(s, s.asked[0], rollFrom(seedRng(1)), undefined));
  return action.type === "neutral" ? action.territory : -1;
};

/** The territories that a seat's best campaign takes, and what it is worth, with an army more on one. */
function campaign(s: State, seat: number, more: number): { worth: number; lands: number[] } {
  const armies = s.armies.map((n, t) => (t === more ? n + 1 : n));
  const { effort } = LEVELS.expert.replies ?? LEVELS.expert;
  const lands = { ...s, armies };
  const setting = { lands, spare: s.seats[seat].reserve + 4, isFed: true, loot: 0 };
  const start = newStart(outlookOf(lands, seat, LEVELS.expert), [setting], effort);
  while (!moreStart(start, 1000));
  const [best] = foundBy(start);
  return { worth: best.value, lands: stepsOf(best).map(({ to }) => to) };
}

describe("an expert puts a neutral army (RC11.2)", () => {
  const met = questions();

  it("into the way of the rival's best campaign, or where others do, and never where that is worse", () => {
    let inTheWay = 0;
    for (const s of met) {
      const [me] = s.asked;
      const rival = 1 - me;
      const mine = territoryOf(s, "expert");
      const usual = territoryOf(s, "hard");
      expect(s.owners[mine]).toBe(NEUTRAL);
      const worth = (t: number): number => campaign(s, me, t).worth - campaign(s, rival, t).worth;
      if (mine !== usual) {
        inTheWay++;
        expect(campaign(s, rival, -1).lands).toContain(mine);
        expect(worth(mine)).toBeGreaterThan(worth(usual));
      }
    }
    expect(inTheWay).toBeGreaterThan(0);
  });

  it("the same one as units are given, one at a time or all at once, and a legal one at once", () => {
    const [s] = met;
    const thought = thinkerOf(LEVELS.expert)(s, s.asked[0], rollFrom(seedRng(1)), undefined);
    expect(thought.best()).toEqual({ type: "neutral", seat: s.asked[0], territory: territoryOf(s, "hard") });
    for (let i = 0; i < 2_000_000 && !thought.more(7); i++);
    expect(thought.best()).toMatchObject({ territory: territoryOf(s, "expert") });
  });
});
