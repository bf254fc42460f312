import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { rollFrom, seedRng } from "../../src/core/rng";
import { inTime, textTrial, thrown, type Fuzzer, type Trial } from "./fuzzer";
import { codeOf } from "../../tabletop/server/reason";

/** What came of a fuzzer. */
export interface Tally {
  readonly name: string;
  readonly tried: number;
  /** Each violation in one line, and the file where its input is. */
  readonly violations: readonly string[];
  /** The longest that one input took, in milliseconds of the processor. */
  readonly slowest: number;
  /** Milliseconds of the clock that all took: the last input is over soon after its time is. */
  readonly took: number;
}

/** Milliseconds. */
const PATIENCE = 120_000;

/**
 * Tries inputs until `goesOn` says no; each has a chance of its own, made of the seed and its number. `keep` takes an
 * input that broke something, and says where it is.
 */
export async function attack(
  fuzzer: Fuzzer,
  seed: number,
  goesOn: (tried: number) => boolean,
  keep: (name: string, trial: Trial) => string,
): Promise<Tally> {
  const violations: string[] = [];
  let slowest = 0;
  const began = performance.now();
  let tried = 0;
  let isOver = false;
  for (; !isOver && goesOn(tried); tried++) {
    const roll = rollFrom(seedRng((seed * 7919 + tried) % 4294967296));
    const before = process.cpuUsage();
    const trial = await inTime(fuzzer.patience ?? PATIENCE, tryOne(fuzzer, roll), NEVER);
    isOver = trial === NEVER;
    const { user, system } = process.cpuUsage(before);
    const took = Math.round((user + system) / 1000);
    slowest = Math.max(slowest, took);
    const violation = trial.violation ?? (took > fuzzer.limit ? `it took ${took} ms` : undefined);
    if (violation !== undefined)
      violations.push(`${violation}: ${keep(`${fuzzer.name}-${seed}-${tried}`, trial)}`);
  }
  return { name: fuzzer.name, tried, violations, slowest, took: performance.now() - began };
}

/** What is tried hangs somewhere: the input is made again by the seed and its number. */
const NEVER = textTrial("", "it does not come to an end, and no more is tried");

async function tryOne(fuzzer: Fuzzer, roll: (sides: number) => number): Promise<Trial> {
  try {
    return await fuzzer.attempt(roll);
  } catch (error) {
    const why = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return textTrial(why, `the fuzzer fails: ${thrown(error)}`);
  }
}

/** Keeps inputs in a folder, under names that are not taken. */
export function keeper(folder: string): (name: string, trial: Trial) => string {
  return (name, { input, ending, violation }) => {
    mkdirSync(folder, { recursive: true });
    for (let n = 1; ; n++) {
      const file = join(folder, `${name}${n === 1 ? "" : `-${n}`}`);
      try {
        writeFileSync(`${file}.${ending}`, input, { flag: "wx" });
        writeFileSync(`${file}.why`, `${violation ?? "too slow"}\n`);
        return `${file}.${ending}`;
      } catch (error) {
        if (codeOf(error) !== "EEXIST") throw error;
      }
    }
  };
}
