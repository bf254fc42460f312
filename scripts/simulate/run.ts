/** Plays what is missing of runs on all cores. */
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { Piscina } from "piscina";
import { bundle } from "../bundle.mjs";
import { newProgress } from "./progress";
import type { Plan } from "./plan";
import {
  closeStore,
  countMissing,
  nextMissing,
  openStore,
  WHOLE,
  writeLines,
  type Part,
  type Store,
} from "./store";
import type { Batch, Results } from "./worker";

export interface Wanted {
  readonly plan: Plan;
  readonly games: number;
  readonly folder: string;
  /** Games that come later than these: the cost that is said has them too. */
  readonly later?: number;
  /** The part of it that is played; all of it if not given. */
  readonly part?: Part | undefined;
  /** Where its records go, if anywhere. */
  readonly records?: string | undefined;
}

/** What plays batches of games, on this machine or on others. */
export interface Runner {
  /** How many batches are played at a time. */
  readonly workers: number;
  /** Where, for a sentence that says what games cost: "on 2 cores". */
  readonly place: string;
  /** On how many cores that is, as far as it is known. */
  readonly cores: number;
  /** What plays: a hash of all its code. */
  readonly program: string;
  run(this: void, batch: Batch): Promise<Results>;
  end(this: void): Promise<void>;
}

/** How many workers there are unless it is said. */
export const usualWorkers = (): number => availableParallelism();

/** What plays batches, as a file, and a hash of all its code; `root` is the project's folder. */
export async function programOf(
  root: string,
): Promise<{ readonly filename: string; readonly program: string }> {
  const filename = await bundle(root, "scripts/simulate/worker.ts");
  const text = readFileSync(filename, "utf8");
  // The source map after the code has paths of this machine.
  const code = text.slice(0, text.lastIndexOf("//# sourceMappingURL"));
  return { filename, program: createHash("sha256").update(code).digest("hex").slice(0, 16) };
}

/** Seconds that a batch should take: short ones end together, long ones cost less. */
const BATCH_SECONDS = 0.5;
const MOST_IN_BATCH = 64;
/** Batches that each worker has: the one that it plays, and the next. */
const AHEAD = 2;

/** So many workers, which start all at once at the first batch, as each loads and warms up by itself. */
export async function startRunner(root: string, workers: number): Promise<Runner> {
  const { filename, program } = await programOf(root);
  let pool: Piscina<Batch, Results> | undefined;
  const start = (): Piscina<Batch, Results> =>
    new Piscina({
      ...{ filename, minThreads: workers, maxThreads: workers },
      // The next batch lies there before the last one ends: no worker waits while this thread writes.
      concurrentTasksPerWorker: AHEAD,
    });
  return {
    ...{ workers, cores: workers, place: `on ${workers} ${workers === 1 ? "core" : "cores"}`, program },
    run: (batch) => (pool ??= start()).run(batch),
    end: async () => pool?.destroy(),
  };
}

/** What is still to be done of a run. */
interface Rest extends Wanted {
  readonly store: Store;
  /** Games that nobody plays yet: the first of them that may be missing, and how many are. */
  next: number;
  missing: number;
  /** Seconds that a game took last; without end while nothing is known. */
  seconds: number;
}

/** Games of each run that are played before it is said what the rest costs. */
const TRIED = 3;

/**
 * Plays all games of these runs that are not there yet, and writes their lines as they end. Where it is to tell, a few
 * games of each run come first: after that it is known what the rest costs, which is said on standard error.
 */
export async function playRuns(runner: Runner, runs: readonly Wanted[], tell: boolean): Promise<Store[]> {
  const stores: Store[] = [];
  try {
    const rests = runs.map((wanted): Rest => {
      const store = openStore(wanted.folder, wanted.plan, runner.program);
      stores.push(store);
      const { games, part = WHOLE } = wanted;
      const missing = countMissing(store, part, games);
      return { ...wanted, store, next: part.first, missing, seconds: Infinity };
    });
    if (rests.some(({ missing }) => missing > 0)) await playRests(runner, rests, tell);
  } finally {
    for (const store of stores) closeStore(store);
  }
  return stores;
}

async function playRests(runner: Runner, rests: readonly Rest[], tell: boolean): Promise<void> {
  const total = rests.reduce((sum, { missing }) => sum + missing, 0);
  if (tell)
    await Promise.all(
      rests.map((rest) => (rest.missing > 0 ? playSome(runner, rest, TRIED) : Promise.resolve(0))),
    );
  const left = rests.reduce((sum, { missing }) => sum + missing, 0);
  if (tell && left > 0) process.stderr.write(`${costOf(rests, runner)}\n`);
  const progress = newProgress(total, total - left);
  const work = async (): Promise<void> => {
    for (;;) {
      const rest = rests.find(({ missing }) => missing > 0);
      if (rest === undefined) return;
      progress.add(await playSome(runner, rest, batchSize(rest, runner.workers)));
    }
  };
  try {
    await Promise.all(Array.from({ length: runner.workers * AHEAD }, work));
  } finally {
    progress.stop();
  }
}

/** Plays some of the games that are missing; gives how many. */
async function playSome(runner: Runner, rest: Rest, most: number): Promise<number> {
  const { games, plan, records, store } = rest;
  const part = rest.part ?? WHOLE;
  const numbers = nextMissing(store, part, rest.next, games, most);
  rest.next = (numbers.at(-1) ?? games) + part.step;
  rest.missing -= numbers.length;
  const results = await runner.run({ plan, numbers, records: records !== undefined });
  rest.seconds = results.seconds;
  if (records !== undefined) writeRecords(records, numbers, results.records);
  writeLines(store, numbers, results.lines);
  return numbers.length;
}

/** So many games that they take about as long as a batch should, and that all workers end about together. */
function batchSize({ missing, seconds }: Rest, workers: number): number {
  const size = Math.floor(BATCH_SECONDS / Math.max(seconds, 0.001));
  const share = Math.ceil(missing / (workers * AHEAD));
  return Math.max(1, Math.min(MOST_IN_BATCH, size, share));
}

/** What is still to be played and how long that takes, in a sentence. */
function costOf(rests: readonly Rest[], { cores, place }: Runner): string {
  const left = rests.reduce((sum, { missing, later = 0 }) => sum + missing + later, 0);
  const work =
    rests.reduce(
      (sum, { missing, later = 0, seconds }) =>
        sum + (missing + later) * (Number.isFinite(seconds) ? seconds : 0),
      0,
    ) / cores;
  const rows = rests.length === 1 ? "" : ` of ${rests.length} rows`;
  const time = work < 90 ? `${Math.ceil(work)} s` : `${Math.ceil(work / 60)} min`;
  return `${left} games${rows} are to be played: about ${time} ${place}.`;
}

function writeRecords(folder: string, numbers: readonly number[], records: readonly string[]): void {
  mkdirSync(folder, { recursive: true });
  numbers.forEach((n, i) => {
    writeFileSync(join(folder, `game-${String(n).padStart(7, "0")}.txt`), records[i]);
  });
}
