/** npm run -s attack: fuzzes what reads texts, saves and messages; docs/attack.md. */
import { join } from "node:path";
import { MAX_SEED } from "../src/core/rng";
import { GAMES } from "../src/games/index";
import { SAVES } from "../mod/saves/index";
import { buildIfStale } from "./start/built";
import { attack, keeper, type Tally } from "./attack/run";
import { Complaint, runCommand } from "./complaint";
import { corpusOf } from "./attack/corpus";
import { numberOption, OWN, parseOptions, TEXT, wrongUse } from "./options";
import { foldersFuzzer } from "./attack/folders";
import { fromCaller } from "./replay/input";
import { modsFuzzer } from "./attack/mods";
import { picturesFuzzer } from "./attack/pictures";
import { readersFuzzer } from "./attack/readers";
import { readOpening } from "./page/opening";
import { savesFuzzer } from "./attack/saves";
import { secretsFuzzer } from "./attack/secrets";
import { wireFuzzer } from "./attack/wire";
import type { Fuzzer } from "./attack/fuzzer";
import { root } from "./root";

const NAMES = ["readers", "saves", "mods", "pictures", "folders", "wire", "secrets"] as const;
const USAGE = `Usage: npm run -s attack -- [options]
  --minutes N     how long it takes, 1 to 600, 1 if not given; each fuzzer gets its share
  --seed S        the seed of what is tried; the day's if not given
  --only NAME     one fuzzer alone: ${NAMES.join(", ")}
  --keep FOLDER   where inputs are kept that break something, .cache/attack if not given
Exit code 0: nothing broke; 1: something did; 2: wrong use.`;

function readWish() {
  const values = parseOptions(OWN, { minutes: TEXT, seed: TEXT, only: TEXT, keep: TEXT });
  const only = NAMES.find((name) => name === values.only);
  if (values.only !== undefined && only === undefined)
    return wrongUse(`--only wants one of ${NAMES.join(", ")}, not "${values.only}".`);
  return {
    minutes: numberOption("minutes", values.minutes ?? "1", 1, 600),
    seed: values.seed === undefined ? today() : numberOption("seed", values.seed, 0, MAX_SEED),
    only,
    folder: values.keep === undefined ? join(root, ".cache", "attack") : fromCaller(values.keep),
  };
}

/** The day as a number, such as 20261122: who tries on the same day tries the same. */
function today(): number {
  return Number(new Date().toISOString().slice(0, 10).replaceAll("-", ""));
}

/** The fuzzers of every game there is, each made when it is its turn. */
function fuzzers(seed: number): Record<(typeof NAMES)[number], () => Promise<Fuzzer> | Fuzzer> {
  const records = join(root, "test", "records");
  const corpora = GAMES.map((game) => corpusOf(game, records, seed));
  const packed = SAVES.flatMap((save) => {
    const game = GAMES.find(({ meta }) => meta.id === save.meta.id);
    return game === undefined ? [] : [{ game, ...readOpening(root, save.name) }];
  });
  const sources = packed.map(({ game, opening }) => {
    const corpus = corpora.find((one) => one.game === game);
    return { opening, states: corpus === undefined ? [] : [...corpus.saves, ...corpus.records] };
  });
  const [first] = packed;
  return {
    readers: () => readersFuzzer(corpora),
    saves: () => savesFuzzer(sources),
    mods: async () => modsFuzzer(root),
    pictures: async () => picturesFuzzer(),
    folders: () => foldersFuzzer(sources),
    wire: async () => wireFuzzer(root, first.opening, first.rewrites),
    secrets: () => secretsFuzzer(packed),
  };
}

function tableOf(tallies: readonly Tally[]): string {
  const rows = tallies.map(({ name, tried, violations, slowest, took }) => [
    ...[name, String(tried), String(violations.length), `${slowest} ms`, `${Math.round(took / 1000)} s`],
  ]);
  const all = [["fuzzer", "tried", "violations", "slowest", "took"], ...rows];
  return all
    .map((row) => row.map((cell, i) => (i === 0 ? cell.padEnd(9) : cell.padStart(12))).join(""))
    .join("\n");
}

async function main(): Promise<string> {
  const { minutes, seed, only, folder } = readWish();
  console.log(`Seed ${seed}.`);
  for (const save of SAVES) buildIfStale(root, save);
  const names = only === undefined ? NAMES : [only];
  const make = fuzzers(seed);
  const tallies: Tally[] = [];
  for (const name of names) {
    const fuzzer = await make[name]();
    const end = performance.now() + (minutes * 60_000) / names.length;
    tallies.push(await attack(fuzzer, seed, () => performance.now() < end, keeper(folder)));
    await fuzzer.close();
  }
  const broken = tallies.flatMap(({ name, violations }) => violations.map((one) => `${name}: ${one}`));
  if (broken.length === 0) return tableOf(tallies);
  process.stdout.write(`${tableOf(tallies)}\n`);
  throw new Complaint(`${broken.length} of the inputs broke something.`, 1, broken);
}

await runCommand(USAGE, main);
