/** Whole games between computers, as `npm run simulate` plays them: on one core, and on all. */
import { firstLevel } from "../../src/core/level";
import { defaultOptions } from "../../src/core/options";
import type { GameModule } from "../../src/session/game/module";
import { newPlan, type Plan } from "../simulate/plan";
import { startRunner, usualWorkers, type Runner } from "../simulate/run";
import { quantilesOf } from "./quantiles";

const SEATS = 4;
/** One core and all cores in turn, so often: the middle is told, as other programs come and go. */
const TIMES = 5;
const BATCH = 16;
/** Games of yura.net Domination (commit 7930144) a second: six of its computers, no pauses, Java, one core. */
const DOMINATION = 10.6;

/** Games a second of so many batches at a time. */
async function speedOf(runner: Runner, plan: Plan, seconds: number): Promise<number> {
  const begun = performance.now();
  let [next, games] = [0, 0];
  const work = async (): Promise<void> => {
    while (performance.now() - begun < seconds * 1000) {
      const numbers = Array.from({ length: BATCH }, (_, i) => next + i);
      next += BATCH;
      await runner.run({ plan, numbers, records: false });
      games += BATCH;
    }
  };
  await Promise.all(Array.from({ length: runner.workers }, work));
  return (1000 * games) / (performance.now() - begun);
}

/** What is printed: games a second on one core and on all, each run so many seconds: in short ones cores wait for the last batch. */
export async function gamesLine(root: string, game: GameModule, seconds: number): Promise<string> {
  const { meta } = game;
  const players = Math.min(SEATS, meta.maxSeats);
  const level = firstLevel(game).id;
  const rest = { players, levels: [level], rotate: false, seed: 1, rounds: 300 };
  const plan = newPlan(game, defaultOptions(meta.options), rest);
  const cores = usualWorkers();
  const runners = [await startRunner(root, 1), await startRunner(root, cores)];
  try {
    for (const runner of runners) await speedOf(runner, plan, 2);
    const speeds: number[][] = [[], []];
    for (let i = 0; i < TIMES; i++)
      for (const [k, runner] of runners.entries()) speeds[k].push(await speedOf(runner, plan, seconds));
    const ratios = speeds[1].map((speed, i) => speed / speeds[0][i]);
    const [alone, all, ratio] = [...speeds, ratios].map((list) => quantilesOf(list)(0.5));
    return (
      `${meta.title}, ${players} computers of level ${level}, a line each: ${alone.toFixed(1)} games/s on one core, ` +
      `${all.toFixed(1)} on ${cores} (${ratio.toFixed(2)} times as many, median of ${TIMES}); Domination ${DOMINATION} on one`
    );
  } finally {
    for (const runner of runners) await runner.end();
  }
}
