import { expect, test } from "vitest";
import { LEAST_CHANCES } from "../../src/core/odds";
import { rollFrom, seedRng } from "../../src/core/rng";
import type { RankBattle } from "../../src/risk/combat/odds/battle";
import { chanceIn, moreChances, startChances } from "../../src/risk/combat/odds/chances";
import { leastForce } from "../../src/risk/combat/odds/least";
import { reckonerOf } from "../../src/risk/combat/odds/reckon";
import type { Ready } from "../../src/risk/combat/odds/search";
import { meanOf, meanOfJob, moreMean, priceOf, startMean } from "../../src/risk/combat/odds/mean";
import { size } from "../../src/risk/units";
import { near, outcome } from "../helpers/odds";
import { recursion } from "../helpers/responses";
import { runs } from "../helpers/runs";
import { expectSame } from "../helpers/same";
import { battle, CASTLE_NEED, EUROPE_NEED, JUDGED } from "./battles.data";

/** Steps of a slice, as src/tts/flow/odds.ts has them. */
const SLICE = 1600;

test.each([
  [[3, 1, 1, 1], [3, 1, 1, 0], CASTLE_NEED, [0.89793, 0.10207, 0]],
  [[6, 3, 2, 1], [6, 3, 2, 1], CASTLE_NEED, [0.50686, 0.46468, 0.02846]],
  [[6, 3, 2, 1], [6, 3, 2, 1], EUROPE_NEED, [0.4986, 0.4572, 0.0442]],
])(
  "CR26 to CR28, RE54, RE55: %j against %j is what others have found, too",
  (attacker, defender, need, wanted) => {
    const { win, lose, both } = outcome(battle(attacker, defender, need));
    [win, lose, both].forEach((chance, i) => expect(chance).toBeCloseTo(wanted[i], 4));
  },
);

test("many dice are taken one side after the other, with the same odds", () => {
  const large = battle([12, 9, 9, 6], [10, 9, 9, 5], CASTLE_NEED, { extra: [2, 2, 0] });
  const { win, lose, both, ends } = outcome(large);
  expect(Math.abs(ends.reduce((sum, { chance }) => sum + chance, 0) - 1)).toBeLessThan(1e-12);
  const exact = recursion(battle([1, 8, 8, 4], [1, 8, 8, 4]));
  const small = outcome(battle([1, 8, 8, 4], [1, 8, 8, 4]));
  expect([small.win, small.lose, small.both]).toEqual(
    [exact.win, exact.lose, exact.both].map((chance) => near(chance, 12)),
  );
  expect(win + lose + both).toBeCloseTo(1, 12);
});

test("what computers ask of a battle is what all of its ends come to, with castles (RE57) and without", () => {
  const costs = [1, 2, 3, 10];
  const coins = (units: readonly number[]): number => units.reduce((sum, n, k) => sum + n * costs[k], 0);
  const castles = JUDGED.slice(12).map((plain) => ({ ...plain, reroll: "automatic" as const }));
  for (const fought of [...JUDGED, ...castles, battle([30, 4, 6, 2], [25, 6, 3, 2], EUROPE_NEED)]) {
    const { win, lose, ends } = outcome(fought);
    const [own, other] = [coins(fought.attacker.units), coins(fought.defender.units)];
    let [attacker, defender] = [0, 0];
    for (const end of ends) {
      attacker += end.chance * (own - coins(end.attacker));
      defender += end.chance * (other - coins(end.defender));
    }
    const mean = meanOf(fought, costs);
    expect(mean).toEqual({
      ...{ win: near(win), lose: near(lose) },
      ...{ attacker: near(attacker), defender: near(defender) },
    });
  }
});

test("7.7 (RE58) a castle's dice that hit all who stand against them are not rolled again", () => {
  // Four dice that hit on 3: the footman is left if all miss, and again when they are rolled anew.
  const left = (2 / 6) ** 8;
  for (const order of ["cheapest", "shrewd"] as const) {
    const alone = battle([1, 0, 0, 0], [0, 0, 0, 2], EUROPE_NEED);
    const fought: RankBattle = {
      ...alone,
      attacker: { ...alone.attacker, order },
      reroll: "automatic",
    };
    const { lose } = outcome(fought);
    // No archers, no cavalry: the main rank is next, with the re-roll gone.
    const later = outcome({ ...fought, rank: 3, rerolled: true });
    expect((1 - lose) / (1 - later.lose)).toBeCloseTo(left, 8);
    expect(meanOf({ ...fought, attacker: alone.attacker }, [1, 2, 3, 6]).lose).toBeCloseTo(lose, 12);
    const table = startChances(fought);
    while (!moreChances(table, 500));
    expect(chanceIn(table, fought)?.lose).toBeCloseTo(lose, 12);
  }
});

test("a few pairs at a time computers learn the very same of a battle", () => {
  for (const fought of [...JUDGED.slice(0, 4), battle([9, 4, 3, 1], [7, 3, 2, 1], EUROPE_NEED)])
    for (const pairs of [1, 7, 40]) {
      const job = startMean(fought);
      let parts = 1;
      while (!moreMean(job, pairs)) parts++;
      expect(parts).toBeGreaterThan((size(fought.attacker.units) * size(fought.defender.units)) / pairs);
      expect(meanOfJob(job, [1, 2, 3, 10])).toEqual(meanOf(fought, [1, 2, 3, 10]));
    }
});

test("in slices of any length a battle comes to the very same numbers", () => {
  const large = battle([9, 6, 5, 3], [8, 5, 6, 2], EUROPE_NEED);
  for (const reroll of ["none", "automatic"] as const)
    for (const slice of [1, 7, 40, 300])
      expect(outcome({ ...large, reroll }, slice)).toEqual(outcome({ ...large, reroll }));
});

test("the least force is the cheapest that has the chance, of equals the one of fewest units", () => {
  const b = battle([4, 2, 2, 1], [3, 1, 0, 0]);
  const costs = [1, 2, 3, 6];
  for (const [wanted, siege] of [
    [0.5, 0],
    [0.9, 0],
    [0.9, 1],
    [0.9999999, 0],
  ]) {
    const found = leastForce(b, costs, wanted, {
      units: b.attacker.units,
      siege,
      most: size(b.attacker.units),
    });
    let best: { cost: number; size: number; units: number[] } | undefined;
    for (let foot = 0; foot <= 4; foot++)
      for (let archers = 0; archers <= 2; archers++)
        for (let cavalry = 0; cavalry <= 2; cavalry++)
          for (let weapons = siege; weapons <= 1; weapons++) {
            const units = [foot, archers, cavalry, weapons];
            const cost = foot + 2 * archers + 3 * cavalry + 6 * weapons;
            const n = foot + archers + cavalry + weapons;
            if (n === 0 || outcome({ ...b, attacker: { ...b.attacker, units } }).win < wanted) continue;
            if (best === undefined || cost < best.cost || (cost === best.cost && n < best.size))
              best = { cost, size: n, units };
          }
    expect(found.length === 0 ? undefined : priceOf(found, costs)).toBe(best?.cost);
    expect(found.length === 0 ? undefined : size(found)).toBe(best?.size);
  }
});

/** What a table finds, which works out few forces, and how many slices of a frame it takes. */
function searched(
  fought: RankBattle,
  ready: Ready,
  costs: readonly number[],
): [(readonly number[])[], number] {
  const reckoner = reckonerOf(costs);
  const search = reckoner.startLeast({ battle: fought, ready }, LEAST_CHANCES);
  let slices = 1;
  while (reckoner.moreLeast(search, SLICE) < 0) slices++;
  return [[...reckoner.leastForces(search)], slices];
}

test.each([
  ["Castle Risk", [1, 2, 3, 10]],
  ["Risk Europe", [1, 2, 3, 6]],
])(
  "the least force that a table finds is no coin dearer than the cheapest, at the prices of %s",
  (_, costs) => {
    const roll = rollFrom(seedRng(costs[3]));
    for (let i = 0; i < runs(16, 40); i++) {
      const most = i % 3 === 0 ? 5 : 11;
      const fought: RankBattle = {
        ...battle(
          [1 + roll(2 * most), roll(most), roll(most), roll(4)],
          [roll(most), roll(most), roll(5), 1],
        ),
        reroll: roll(3) === 0 ? "automatic" : "none",
      };
      const { units } = fought.attacker;
      const ready = { units, siege: units[3] > 0 ? roll(2) : 0, most: size(units) - roll(2) };
      const [forces] = searched(fought, ready, costs);
      LEAST_CHANCES.forEach((chance, k) => {
        const least = leastForce(fought, costs, chance / 100, ready);
        const [found, wanted] = [forces[k], least].map((force) => [priceOf(force, costs), size(force)]);
        expectSame(found, wanted, `battle ${i}, ${chance} of 100`);
      });
    }
  },
);

test("the least forces out of forty units against twenty-two, of which there are thousands, are there in 320 frames", () => {
  const units = [18, 10, 8, 4];
  const [forces, slices] = searched(
    battle(units, [10, 5, 5, 2]),
    { units, siege: 0, most: 39 },
    [1, 2, 3, 6],
  );
  expect(forces.every((force) => force.length > 0)).toBe(true);
  expect(slices).toBeLessThan(320);
});
