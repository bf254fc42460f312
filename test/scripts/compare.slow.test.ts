/** The lab tells luck from what a rule does: docs/simulate.md says how many games that takes. */
import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { columnsOf, pairUp } from "../../scripts/simulate/measured";
import { effectOf, holm } from "../../scripts/simulate/effect";
import type { Line } from "../../scripts/simulate/game";
import { chosenOptions, newPlan, type Given, type Plan } from "../../scripts/simulate/plan";
import { playRuns, startRunner, type Runner } from "../../scripts/simulate/run";
import { linesOf } from "../../scripts/simulate/store";
import { GAME } from "../../src/games/castle-risk/module";
import { REPORT } from "../../src/games/castle-risk/report";

const HOUR = 3_600_000;
const COLUMNS = columnsOf(REPORT.measures, GAME.meta.colours.slice(0, 2));
const folder = mkdtempSync(join(tmpdir(), "compare-"));
let runner: Runner;
beforeAll(async () => {
  runner = await startRunner(process.cwd(), availableParallelism());
});
afterAll(async () => {
  await runner.end();
  rmSync(folder, { recursive: true, force: true });
});

const planOf = (crowns: number, seed: number, handicap?: Given): Plan =>
  newPlan(
    GAME,
    chosenOptions(GAME, "classic", [`crowns_to_win ${crowns}`]),
    { players: 2, levels: ["normal"], rotate: false, seed, rounds: 300 },
    handicap,
  );

async function play(name: string, plan: Plan, games: number): Promise<Line[]> {
  const [store] = await playRuns(runner, [{ plan, games, folder: join(folder, name) }], false);
  return [...linesOf(store, games)];
}

/** In how many runs of so many games each something differs: any measure, or the one of this id. */
function countDiffering(
  first: readonly Line[],
  second: readonly Line[],
  games: number,
  measure?: string,
): number {
  let differing = 0;
  for (let from = 0; from + games <= first.length; from += games) {
    const pairs = pairUp(first.slice(from, from + games), second.slice(from, from + games), COLUMNS);
    const corrected = holm(pairs.map((one) => effectOf(one).p));
    const found = COLUMNS.some(
      ({ id }, i) => corrected[i] < 0.05 && (measure === undefined || id === measure),
    );
    if (found) differing++;
  }
  return differing;
}

describe("two players, classic", () => {
  let usual: Line[] = [];
  beforeAll(async () => {
    usual = await play("usual", planOf(8, 1), 40_000);
  }, HOUR);

  it(
    "a variant and itself on other keys differ in at most 9 of 100 runs",
    async () => {
      const other = await play("other", planOf(8, 2), 10_000);
      expect(countDiffering(usual.slice(0, 10_000), other, 100)).toBeLessThanOrEqual(9);
    },
    HOUR,
  );

  it(
    "crowns to win 8 and 7 are told apart in 20 of 20 runs of 1,000 games",
    async () => {
      const seven = await play("seven", planOf(7, 1), 20_000);
      expect(countDiffering(usual.slice(0, 20_000), seven, 1000)).toBe(20);
    },
    HOUR,
  );

  it(
    "three coins more for one seat show in what it wins in 18 of 20 runs of 2,000 games",
    async () => {
      const given = await play("given", planOf(8, 1, { colour: "red", id: "coins", count: 3 }), 40_000);
      expect(countDiffering(usual, given, 2000, "won_red")).toBeGreaterThanOrEqual(18);
    },
    HOUR,
  );
});
