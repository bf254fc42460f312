/** Plays what is missing of runs on all cores. */
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { Piscina } from "piscina";
import { bundle } from "../bundle.mjs";
import { newProgress } from "./progress";
import type { Plan } from "./plan";
import { countMissing, nextMissing, openStore, writeLines, type Store } from "./store";
import type { Batch, Results } from "./worker";

/** A run, and how many of its games are wanted. */
export interface Wanted {
  readonly plan: Plan;
  readonly games: number;
  /** Where its results are. */
  readonly folder: string;
  /** Where its records go, if anywhere. */
  readonly records?: string | undefined;
}

export interface Runner {
  readonly pool: Piscina<Batch, Results>;
  readonly workers: number;
  /** What plays: a hash of all its code. */
  readonly program: string;
}

/** How many workers there are unless it is said. */
export const usualWorkers = (): number => availableParallelism();

/** Starts so many workers; `root` is the project's folder. End it with `pool.destroy()`. */
export async function startRunner(root: string, workers: number): Promise<Runner> {
  const filename = await bundle(root, "scripts/simulate/worker.ts");
  const text = readFileSync(filename, "utf8");
  // The source map behind the code has paths of this machine.
  const code = text.slice(0, text.lastIndexOf("//# sourceMappingURL"));
  const program = createHash("sha256").update(code).digest("hex").slice(0, 16);
  const pool = new Piscina<Batch, Results>({ filename, minThreads: 1, maxThreads: workers });
  return { pool, workers, program };
}

/** Seconds that a batch should take: short ones end together, long ones cost less. */
const BATCH_SECONDS = 0.5;
const MOST_IN_BATCH = 64;
/** Batches that wait for each worker. */
const AHEAD = 2;

/** What is still to be done of a run. */
interface Rest extends Wanted {
  readonly store: Store;
  /** Games that nobody plays yet: the first of them that may be missing, and how many are. */
  next: number;
  missing: number;
  /** Seconds that a game took last. */
  seconds: number;
}

/**
 * Plays all games of these runs that are not there yet, and writes their lines as they end. A game of each run comes
 * first: after that it is known what the rest costs, which is said on standard error.
 */
export async function playRuns(runner: Runner, runs: readonly Wanted[], tell: boolean): Promise<Store[]> {
  const rests = runs.map((wanted): Rest => {
    const store = openStore(wanted.folder, wanted.plan, runner.program);
    return { ...wanted, store, next: 0, missing: countMissing(store, wanted.games), seconds: 0 };
  });
  const stores = rests.map(({ store }) => store);
  const total = runs.reduce((sum, { games }) => sum + games, 0);
  if (rests.every(({ missing }) => missing === 0)) return stores;
  // One after the other, so that each is timed alone.
  for (const rest of rests) if (rest.missing > 0) await playSome(runner, rest, 1);
  const left = rests.reduce((sum, { missing }) => sum + missing, 0);
  if (tell && left > 0) process.stderr.write(`${costOf(rests, left, runner.workers)}\n`);
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
  return stores;
}

/** Plays some of the games that are missing; gives how many. */
async function playSome({ pool }: Runner, rest: Rest, most: number): Promise<number> {
  const { games, plan, records, store } = rest;
  const numbers = nextMissing(store, rest.next, games, most);
  rest.next = (numbers.at(-1) ?? games) + 1;
  rest.missing -= numbers.length;
  const begun = performance.now();
  const results = await pool.run({ plan, numbers, records: records !== undefined });
  rest.seconds = (performance.now() - begun) / 1000 / numbers.length;
  if (records !== undefined) writeRecords(records, numbers, results.records);
  writeLines(store, results.lines);
  return numbers.length;
}

/** So many games that they take about as long as a batch should, and that all workers end about together. */
function batchSize({ missing, seconds }: Rest, workers: number): number {
  const size = Math.floor(BATCH_SECONDS / Math.max(seconds, 0.001));
  const share = Math.ceil(missing / (workers * AHEAD));
  return Math.max(1, Math.min(MOST_IN_BATCH, size, share));
}

/** What is still to be played and how long that takes, in a sentence. */
function costOf(rests: readonly Rest[], left: number, workers: number): string {
  const work = rests.reduce((sum, { missing, seconds }) => sum + missing * seconds, 0) / workers;
  const rows = rests.length === 1 ? "" : ` of ${rests.length} rows`;
  const time = work < 90 ? `${Math.ceil(work)} s` : `${Math.ceil(work / 60)} min`;
  return `${left} games${rows} are to be played: about ${time} on ${workers} ${workers === 1 ? "core" : "cores"}.`;
}

function writeRecords(folder: string, numbers: readonly number[], records: readonly string[]): void {
  mkdirSync(folder, { recursive: true });
  numbers.forEach((n, i) => {
    writeFileSync(join(folder, `game-${String(n).padStart(7, "0")}.txt`), records[i]);
  });
}
