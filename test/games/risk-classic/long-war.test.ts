import { expect, test } from "vitest";
import { rollFrom, seedRng } from "../../../src/core/rng";
import { levelIn } from "../../../src/games/risk-classic/bots/late";
import { LEVELS } from "../../../src/games/risk-classic/bots/levels.data";
import { ENGINE } from "../../../src/games/risk-classic/engine";
import type { State } from "../../../src/games/risk-classic/rules/state";
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
  expect(levelIn(19, level)).toBe(level);
  const late = levelIn(20, level);
  expect(late.nets).toBeUndefined();
  expect(late.weights.top).toBeLessThan(level.weights.top);
  expect(late.weights.inner).toBeLessThan(level.weights.inner);
});
