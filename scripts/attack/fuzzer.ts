import { setTimeout } from "node:timers/promises";
import type { Roll } from "../../src/core/types";

/** One input, and what it broke. */
export interface Trial {
  /** What is kept if it broke something: enough to try it again. */
  readonly input: string;
  readonly ending: "txt" | "json";
  /** In one line; undefined where all is well. */
  readonly violation: string | undefined;
}

/** The trial of an input that is a text, or lines of it. */
export const textTrial = (input: string | readonly string[], violation: string | undefined): Trial => ({
  ...{ input: typeof input === "string" ? input : input.join("\n"), ending: "txt", violation },
});

/** Makes inputs by chance, and tries each. */
export interface Fuzzer {
  readonly name: string;
  /** Milliseconds of the processor that one input may take. */
  readonly limit: number;
  /** Milliseconds after which an input that has not come to an end is given up, and with it the fuzzer; two minutes if not given. */
  readonly patience?: number;
  attempt(this: void, roll: Roll): Promise<Trial> | Trial;
  close(this: void): Promise<void> | void;
}

/** What somebody threw, in one line. */
export function thrown(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return text.split("\n")[0];
}

/** What comes of some work, or `late` where that takes more than so many milliseconds. */
export async function inTime<T>(patience: number, work: Promise<T>, late: T): Promise<T> {
  const over = new AbortController();
  const waited = setTimeout(patience, late, { signal: over.signal });
  try {
    return await Promise.race([work, waited]);
  } finally {
    over.abort();
    await waited.catch(() => undefined);
  }
}

export function pick<T>(list: readonly T[], roll: Roll): T {
  return list[roll(list.length)];
}
