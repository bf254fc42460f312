import { tokens } from "../../tabletop/bridge/text";
import { readFileSync } from "node:fs";
import { interfaceMessages } from "./messages";
import { quantilesOf } from "./quantiles";
import type { Save } from "../../mod/save";
import type { EngineFactory, Slice } from "../../tabletop/run/script";
import { openTable, type Table } from "../../tabletop/table";
import { playPeople, reseed, setUp } from "../../test/games/contract/people";
import type { GameModule } from "../../src/session/game/module";

const SEED = 11;
const ROUNDS = 3;
const RUNS = 3;
const WORST = 5;

/** A run of the script: what began it, which calls of the table it made, and its least time in microseconds. */
type Timed = Pick<Slice, "what" | "micros" | "paused"> & {
  readonly calls: string;
  readonly messages: number;
};

/**
 * The packed save's slices through a game of all its colours to its end, by clicks, in milliseconds. The game is played
 * three times and the least time of each slice counts, for what else the machine does is not the script's.
 * A MoonSharp that has played before has been compiled itself, as it has in a program that shows one table after another.
 */
export async function slices(save: Save, module: GameModule, engine: EngineFactory): Promise<string> {
  const runs: Timed[][] = [];
  const setups: Timed[][] = [];
  let compiled = Infinity;
  for (let i = 0; i < RUNS; i++) {
    const { table, begun } = await playThrough(save, module, engine);
    compiled = Math.min(compiled, table.session.script.compileMicros ?? Infinity);
    const all = timed(table);
    const played = table.log.length - begun;
    setups.push(all.slice(0, all.length - played));
    runs.push(all.slice(all.length - played));
    table.close();
  }
  const [first = [], ...others] = runs;
  if (others.some((run) => run.length !== first.length)) throw new Error("the same game took other slices");
  // Up to the seed chance is another in each game, and so may be the slices: those of the last one are taken.
  const [setup = []] = setups.slice(-1);
  const least = setup.concat(
    first.map((slice, i) => ({ ...slice, micros: Math.min(...runs.map((run) => run[i].micros)) })),
  );
  const [top, ...rest] = least;
  const quantile = quantilesOf(rest.map(({ micros }) => micros));
  const at = (share: number): string => ms(quantile(share));
  const worst = rest.sort((one, other) => other.micros - one.micros).slice(0, WORST);
  const pauses = runs
    .concat(setups)
    .map((run) => run.map(({ paused }) => paused).filter((paused) => paused > 0));
  const paused = pauses.flat().sort((one, other) => other - one);
  return [
    `    a game of ${save.meta.colours.length} at the packed table: ${rest.length} slices of its script, of 100 slices 50 take up to ${at(0.5)} ms,` +
      ` 90 ${at(0.9)}, 99 ${at(0.99)}; of 1,000 999 ${at(0.999)}; the longest ${at(1)}`,
    `    loading:${compiled < Infinity ? ` compiled in ${ms(compiled)} ms,` : ""} top level run in ${ms(top.micros)} ms`,
    `    to every client: ${first.reduce((sum, { messages }) => sum + messages, 0)} changes of the interface`,
    ...(paused.length === 0
      ? []
      : [
          `    besides, the runtime collected garbage in ${paused.length} slices of ${RUNS} games, for up to ${ms(paused[0])} ms`,
        ]),
    ...worst.map(({ what, micros, calls }) => `    ${ms(micros).padStart(6)} ms  ${what}: ${calls}`),
  ].join("\n");
}

function ms(micros: number): string {
  return (micros / 1000).toFixed(2);
}

async function playThrough(
  save: Save,
  module: GameModule,
  engine: EngineFactory,
): Promise<{ table: Table; begun: number }> {
  const table = await openTable(readFileSync(`dist/${save.name}.json`, "utf8"), { engine, trace: "texts" });
  await setUp(
    table,
    save.meta.colours,
    Array.from({ length: ROUNDS }, () => "option round_limit +1"),
  );
  await reseed(table, SEED);
  const begun = table.log.length;
  const state = await playPeople(table, module, SEED, 5000);
  if (state.step !== "over" || table.errors.length > 0)
    throw new Error(`the game at the table ended in ${state.step}: ${table.errors[0]?.message ?? ""}`);
  await table.settle(5000);
  return { table, begun };
}

function timed(table: Table): Timed[] {
  const from = table.log.map(({ what }) => what).lastIndexOf("the script's top level");
  return table.log.slice(from).map(({ what, micros, paused, traced = [] }) => ({
    ...{ what, micros, paused, messages: interfaceMessages([{ traced }]) },
    calls: summary(traced.map(({ text }) => tokens(text)[1] ?? text)),
  }));
}

/** Calls with how often each was made. */
function summary(calls: readonly string[]): string {
  const count = new Map<string, number>();
  for (const call of calls) count.set(call, (count.get(call) ?? 0) + 1);
  const words = [...count].map(([call, n]) => (n > 1 ? `${call} ×${n}` : call));
  return words.length > 0 ? words.join(", ") : "no call of the table";
}
