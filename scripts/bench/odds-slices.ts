import { makeBundle } from "../lua/bundle";
import type { MoonSharpEngine } from "../../tabletop/lua/moonsharp";

/** Steps of a slice, as src/tts/flow/odds.ts has them, and how often each battle is computed: the least times count. */
const STEPS = 1650;
const RUNS = 12;

const BATTLES: readonly (readonly [name: string, words: string])[] = [
  ["0", "12 against 12 of all kinds"],
  ["1", "22 against 22"],
  ["2", "40 against 40"],
  ["c1", "22 against 22 with a castle"],
  ["s1", "22 against 22, the attacker's losses shrewd"],
  ["r100", "100 armies against 100"],
];

/** How long the slices of odds take on MoonSharp, and in how many frames the number is there. */
export async function oddsSlices(vm: MoonSharpEngine): Promise<string> {
  const { code, errors } = makeBundle(".", { name: "slices", entry: "scripts/bench/lua/slices.ts" });
  if (errors.length > 0) throw new Error(errors.join("\n"));
  await vm.run(code);
  const lines: string[] = [];
  for (const [name, words] of BATTLES) {
    const runs: number[][] = [];
    for (let i = 0; i < RUNS; i++) runs.push(await timesOf(vm, "slice_start", "slice_more", name));
    lines.push(line(words, runs));
  }
  const least = await timesOf(vm, "slice_least", "slice_search", "1");
  lines.push(line("the least forces of 40 against 22", [least]));
  return `    odds, ${STEPS} steps a slice:\n${lines.join("\n")}`;
}

async function timesOf(vm: MoonSharpEngine, start: string, more: string, name: string): Promise<number[]> {
  await vm.call(start, name);
  // A table begins in the frame of the first slice.
  let begun = vm.lastMicros();
  const times: number[] = [];
  for (let answer = ""; answer === "";) {
    answer = await vm.call(more, String(STEPS));
    times.push(begun + vm.lastMicros());
    begun = 0;
  }
  return times;
}

function line(words: string, runs: readonly (readonly number[])[]): string {
  const least = runs[0].map((_, i) => Math.min(...runs.map((run) => run[i])) / 1000);
  const sorted = [...least].sort((a, b) => a - b);
  const p99 = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.99))];
  return `      ${words}: ${least.length} frames, of 100 slices 99 take up to ${p99.toFixed(1)} ms, the longest ${Math.max(...least).toFixed(1)}`;
}
