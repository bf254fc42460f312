import { makeBundle } from "../lua/bundle";
import type { MoonSharpEngine } from "../../tabletop/lua/moonsharp";
import { quantilesOf } from "./quantiles";

/** Steps of a slice, as src/tts/flow/odds.ts has them, and how often each is computed: the least times count. */
const STEPS = 1600;
const RUNS = 12;
/** A search takes a hundred times as long. */
const SEARCHES = 4;

/** What is begun, as scripts/bench/lua/slices.ts reads it. */
const WORK: readonly (readonly [words: string, runs: number, ...begun: string[]])[] = [
  ["12 against 12 of all kinds", RUNS, "odds", "ranks", "12"],
  ["22 against 22", RUNS, "odds", "ranks", "22"],
  ["40 against 40", RUNS, "odds", "ranks", "40"],
  ["60 against 60", SEARCHES, "odds", "ranks", "60"],
  ["22 against 22 with a castle", RUNS, "odds", "castle", "22"],
  ["the same, its re-roll at its best use, of 12", SEARCHES, "odds", "best", "12"],
  ["22 against 22, the attacker's losses shrewd", RUNS, "odds", "shrewd", "22"],
  ["100 armies against 100", RUNS, "odds", "armies", "100"],
  ["200 armies against 200", RUNS, "odds", "armies", "200"],
  ["the table of 22 against 22 while they fight", RUNS, "fought", "ranks", "22"],
  ["the table of 200 armies against 200", RUNS, "fought", "armies", "200"],
  ["the least forces of 40 against 22", SEARCHES, "least", "ranks", "22", "40"],
  ["the least forces of 22 against 12, their losses shrewd", SEARCHES, "least", "shrewd", "12", "22"],
];

/** How long the slices of odds take on MoonSharp, and in how many frames the number is there. */
export async function oddsSlices(vm: MoonSharpEngine): Promise<string> {
  const { code, errors } = makeBundle(".", { name: "slices", entry: "scripts/bench/lua/slices.ts" });
  if (errors.length > 0) throw new Error(errors.join("\n"));
  await vm.run(code);
  const lines: string[] = [];
  for (const [words, times, ...begun] of WORK) {
    const runs: number[][] = [];
    for (let i = 0; i < times; i++) runs.push(await timesOf(vm, begun));
    lines.push(line(words, runs));
  }
  return `    odds, ${STEPS} steps a slice:\n${lines.join("\n")}`;
}

async function timesOf(vm: MoonSharpEngine, begun: readonly string[]): Promise<number[]> {
  await vm.call("slice_start", ...begun);
  // A table begins in the frame of the first slice.
  let before = vm.lastMicros();
  const times: number[] = [];
  for (let answer = ""; answer === "";) {
    answer = await vm.call("slice_more", String(STEPS));
    times.push(before + vm.lastMicros());
    before = 0;
  }
  return times;
}

function line(words: string, runs: readonly (readonly number[])[]): string {
  const least = runs[0].map((_, i) => Math.min(...runs.map((run) => run[i])) / 1000);
  const p99 = quantilesOf(least)(0.99);
  return `      ${words}: ${least.length} frames, of 100 slices 99 take up to ${p99.toFixed(1)} ms, the longest ${Math.max(...least).toFixed(1)}`;
}
