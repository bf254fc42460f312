import { join } from "node:path";
import { mkdirSync, writeFileSync } from "node:fs";
import { beginningOf } from "./beginning";
import { buildIfStale } from "../start/built";
import { Complaint } from "../complaint";
import { ENGINES, startEngines } from "./engine";
import { fromCaller, readText } from "../replay/input";
import { GAMES } from "../../src/games/index";
import { gameOption } from "../game";
import { idsOption, numberOption, parseOptions, TEXT, wrongUse } from "../options";
import { MAX_SEED } from "../../src/core/rng";
import { measureModels } from "../../tabletop/world/measure";
import { readList, writeList } from "./list";
import { readModel } from "../../tabletop/server/table/models";
import { readOpening } from "../page/opening";
import { replay, soakTable, type Outcome, type Soaked } from "./play";
import { saveOf } from "../pack/saves";
import { shrink } from "./shrink";
import type { EngineFactory } from "../../tabletop/run/script";
import type { Failure } from "./failure";
import type { GameModule } from "../../src/session/game/module";
import type { Source } from "./open";

export const USAGE = `Usage: npm run -s soak:table -- [options]
  --game ID       which game, all of them in turn if not given
  --minutes N     how long it takes, 1 to 600, 1 if not given; each game gets its share
  --seed S        the seed of the first table, the next ones count up; 1 if not given
  --presses N     presses at each table, 400 if not given
  --engine NAME   what runs the scripts: ${ENGINES.join(" or ")}, lua if not given
  --shrink N      seconds in which the shortest list of presses is looked for, 120 if not given
  --replay FILE   does what stands in a list of presses, and nothing else
Exit code 0: nothing broke; 1: something did, and a list of presses that repeats it is in .cache/soak-table; 2: wrong use.`;

function readWish(args: readonly string[]) {
  const values = parseOptions(args, {
    ...{ game: TEXT, minutes: TEXT, seed: TEXT, presses: TEXT, engine: TEXT, shrink: TEXT, replay: TEXT },
  });
  const [engine] = idsOption("engine", values.engine, ENGINES);
  const { replay: file, game, minutes, seed, presses } = values;
  if (file !== undefined && [game, minutes, seed, presses].some((value) => value !== undefined))
    return wrongUse(
      "--replay stands beside --engine and --shrink alone: its file says the game and the seed.",
    );
  return {
    games: game === undefined ? GAMES : [gameOption(game)],
    minutes: numberOption("minutes", minutes ?? "1", 1, 600),
    seed: numberOption("seed", seed ?? "1", 0, MAX_SEED),
    presses: numberOption("presses", presses ?? "400", 1, 1_000_000),
    shrink: numberOption("shrink", values.shrink ?? "120", 0, 36_000),
    engine: ENGINES.find((name) => name === engine) ?? "lua",
    replay: file,
  };
}

function sourceOf(root: string, { meta }: GameModule, engine: EngineFactory | undefined): Source {
  const save = saveOf(meta.id);
  buildIfStale(root, save);
  const { opening, rewrites } = readOpening(root, save.name);
  return {
    save: opening.save,
    ...(opening.map === undefined ? {} : { map: opening.map }),
    ...(engine === undefined ? {} : { engine }),
    measure: measureModels((url) => readModel(url, rewrites)),
  };
}

/** Looks for the shortest list that fails in the same way, keeps it, and complains of it. */
async function complain(
  root: string,
  soaked: Soaked,
  { presses }: Pick<Outcome, "presses">,
  failure: Failure,
  seconds: number,
): Promise<never> {
  const { game, beginning } = soaked;
  const folder = join(root, ".cache", "soak-table");
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${game.meta.id}-${beginning.seed}.txt`);
  const what = `${game.meta.title}, seed ${beginning.seed}: ${failure.text}`;
  if (failure.input !== undefined) {
    writeFileSync(file, failure.input);
    throw new Complaint(what, 1, [`Both records, and what was told, are in ${file}.`]);
  }
  const fails = async (list: readonly string[]): Promise<boolean> =>
    (await replay(soaked, list, true)).failure?.kind === failure.kind;
  const end = performance.now() + seconds * 1000;
  const repeats = await fails(presses);
  const list = repeats ? await shrink(presses, fails, () => performance.now() < end) : presses;
  writeFileSync(file, writeList({ game, seed: beginning.seed, presses: list }, failure.text));
  if (repeats) process.stdout.write(`${list.join("\n")}\n`);
  throw new Complaint(what, 1, [
    repeats
      ? `These ${list.length} presses repeat it: npm run -s soak:table -- --replay ${file}`
      : `The ${list.length} presses alone do not repeat it; they are in ${file}.`,
  ]);
}

async function replayFile(root: string, file: string, engine: EngineFactory | undefined): Promise<string> {
  const { game, seed, presses } = readList(await readText(fromCaller(file)), file);
  const source = sourceOf(root, game, engine);
  const soaked = { game, source, beginning: beginningOf(game.meta, seed) };
  const { failure } = await replay(soaked, presses, true);
  if (failure !== undefined) throw new Complaint(`${game.meta.title}, seed ${seed}: ${failure.text}`);
  return `${presses.length} presses, and nothing broke.`;
}

/** Runs the command in the project's folder; gives what is printed. */
export async function soak(root: string, args: readonly string[]): Promise<string> {
  const wish = readWish(args);
  const engines = await startEngines(root, wish.engine);
  try {
    return wish.replay === undefined
      ? await soakGames(root, wish, engines.make)
      : await replayFile(root, wish.replay, engines.make);
  } finally {
    engines.end();
  }
}

async function soakGames(
  root: string,
  wish: ReturnType<typeof readWish>,
  engine: EngineFactory | undefined,
): Promise<string> {
  const lines: string[] = [];
  for (const game of wish.games) {
    const source = sourceOf(root, game, engine);
    const end = performance.now() + (wish.minutes * 60_000) / wish.games.length;
    const sum = { tables: 0, presses: 0, actions: 0 };
    while (performance.now() < end) {
      const beginning = beginningOf(game.meta, (wish.seed + sum.tables) % (MAX_SEED + 1));
      const soaked = { game, source, beginning };
      const limits = { presses: wish.presses, goesOn: () => performance.now() < end, secrets: true };
      const outcome = await soakTable(soaked, limits);
      if (outcome.failure !== undefined) await complain(root, soaked, outcome, outcome.failure, wish.shrink);
      sum.tables++;
      sum.presses += outcome.presses.length;
      sum.actions += outcome.actions;
    }
    lines.push(
      `${game.meta.id.padEnd(14)} ${sum.tables} tables, ${sum.presses} presses, ${sum.actions} actions: nothing broke`,
    );
  }
  return lines.join("\n");
}
