import { expect, test } from "vitest";
import { rollFrom, seedRng } from "../../../src/core/rng";
import { levelIn } from "../../../src/games/risk-classic/bots/late";
import { LEVELS } from "../../../src/games/risk-classic/bots/levels.data";
import { outlookOf } from "../../../src/games/risk-classic/bots/outlook";
import { ENGINE } from "../../../src/games/risk-classic/engine";
import type { State } from "../../../src/games/risk-classic/rules/state";
import type { Judge } from "../../../src/risk/world/bots/judge";
import { duel, levelPlaying } from "../contract/duel";

test("easy computers behind round 20 attack where they would have waited before (rule 8.2)", () => {
  const easy = levelPlaying(ENGINE, "easy");
  const roll = rollFrom(seedRng(5));
  const waited: State[] = [];
  duel(ENGINE, {
    ...{ players: 4, seed: 4, most: 900 },
    playerOf: () => (s, seat) => {
      const action = easy(s, seat, roll);
      if (s.step === "attack" && action.type === "end") waited.push(structuredClone(s));
      return action;
    },
  });
  const typesIn = (round: number): string[] => waited.map((s) => easy({ ...s, round }, s.turn, roll).type);
  expect(waited.length).toBeGreaterThan(10);
  expect(new Set(typesIn(20))).toEqual(new Set(["end"]));
  expect(typesIn(21)).toContain("storm");
});

test.each(["hard", "expert"] as const)("%s gathers no more and hears no networks from round 20 on", (id) => {
  const level = LEVELS[id];
  const s = duel(ENGINE, {
    ...{ players: 3, seed: 4, most: 300 },
    playerOf: () => levelPlaying(ENGINE, "easy"),
  });
  const judgeIn = (round: number): Judge => outlookOf({ ...s, round }, s.turn, levelIn(round, level)).judge;
  expect(s.phase).not.toBe("setup");
  expect(judgeIn(19).value).toBeDefined();
  expect(judgeIn(19).weights).toBe(level.weights);
  expect(judgeIn(20).value).toBeUndefined();
  expect(judgeIn(20).weights.top).toBeLessThan(level.weights.top);
  expect(judgeIn(20).weights.inner).toBeLessThan(level.weights.inner);
});
