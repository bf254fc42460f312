import { expect, test } from "vitest";
import { ENGINE as RISK_2008 } from "../../../src/games/risk-2008/engine";
import { ENGINE } from "../../../src/games/risk-classic/engine";
import type { Engine } from "../../../src/core/engine";
import { NOBODY, type AnyAction, type AnyEvent, type CommonState } from "../../../src/core/types";
import { rollAside } from "../../../src/core/rng";
import { CONTINENTS } from "../../../src/risk/world/continents";
import type { WorldState } from "../../../src/risk/world/rules/state";
import { runs } from "../../helpers/runs";
import { duel, levelPlaying } from "../contract/duel";

/** Who has claimed what in a game of computers of one level, before any more armies are placed. */
function claimed<S extends WorldState & CommonState, A extends AnyAction, E extends AnyEvent>(
  engine: Engine<S, A, E>,
  level: string,
  seed: number,
): string {
  const think = levelPlaying(engine, level);
  const s = duel(engine, {
    ...{ players: 3, seed, options: { initial_placement: "claim" }, most: 60 },
    playerOf: () => think,
  });
  expect(s.owners).not.toContain(NOBODY);
  return s.owners.map((owner) => (owner - s.first + 3) % 3).join("");
}

test.each(["normal", "hard"])("%s computers claim otherwise from game to game (RC2.2)", (level) => {
  const seeds = [1, 2, 3, 4, 5, 6, 7, 8].slice(0, runs(4, 8));
  const classic = seeds.map((seed) => claimed(ENGINE, level, seed));
  expect(new Set(classic).size).toBe(seeds.length);
  expect(claimed(ENGINE, level, 3), "the same rolls, the same claims").toBe(classic[2]);
  expect(new Set(seeds.map((seed) => claimed(RISK_2008, level, seed))).size).toBe(seeds.length);
});

test.each([1, 2])("claim %i is in a continent with few territories, wherever there (RC2.2)", (claim) => {
  const think = levelPlaying(ENGINE, "hard");
  const s = duel(ENGINE, {
    ...{ players: 3, seed: 3, options: { initial_placement: "claim" }, most: claim },
    playerOf: () => think,
  });
  expect(s.step).toBe("claim");
  expect(s.owners.filter((owner) => owner !== NOBODY)).toHaveLength(claim - 1);
  const claims = new Set<number>();
  for (let n = 0; n < 40; n++) {
    const action = think(s, s.asked[0], rollAside([3], n));
    if (action.type === "claim") claims.add(action.territory);
  }
  const homes = CONTINENTS.filter(({ territories }) => territories.some((t) => claims.has(t)));
  expect(homes.map(({ territories }) => territories.length)).toEqual([4, 4]);
  expect(claims.size).toBeGreaterThan(5);
});
