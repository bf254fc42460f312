import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { presetOptions, writeOptions } from "../../src/core/options";
import { gameOption } from "../game";
import { Complaint, REFUSED } from "../complaint";
import { idsOption, numberOption, parseOptions, TEXT } from "../options";
import {
  MOST_GAMES,
  playersOption,
  playPlans,
  presetsOption,
  seedOption,
  workersOption,
} from "../simulate/options";
import type { Plan } from "../simulate/plan";
import { playersIn, soakNumber } from "../simulate/soak";
import { linesOf, type Store } from "../simulate/store";

export const USAGE = `Usage: npm run -s soak -- [options]
  --game ID     which game, the first one if not given
  --games N     how many games, 100 if not given
  --players P   as many as may play; if not given, all of them in turn
  --seed S      seed of the run, 1 if not given
  --preset ID   the options of a preset; if not given, random ones for each game
  --level ID    every seat is a computer of this level; if not given, one that plays at random
  --workers N   how many games are played at a time, as many as there are cores if not given
What was played is kept in .cache: stopped and called again, it goes on where it was.
Exit code 0: every game was sound; 1: records of those that were not are in soak-failures/; 2: wrong use.`;

const FOLDER = "soak-failures";

function readAsked(args: readonly string[]) {
  const values = parseOptions(args, {
    ...{ game: TEXT, games: TEXT, players: TEXT, seed: TEXT, preset: TEXT, level: TEXT, workers: TEXT },
  });
  const game = gameOption(values.game);
  const { id, version, options } = game.meta;
  const [preset] = presetsOption(game, values.preset);
  const [level] = idsOption(
    "level",
    values.level,
    game.bots.map((bot) => bot.id),
  );
  const plan: Plan = {
    ...{ game: id, version, levels: [level], rotate: false, rounds: 0, handicap: undefined, soak: true },
    options: values.preset === undefined ? [] : writeOptions(options, presetOptions(game.meta, preset)),
    players: values.players === undefined ? 0 : playersOption(game, values.players),
    seed: seedOption(values.seed),
  };
  const games = numberOption("games", values.games ?? "100", 1, MOST_GAMES);
  return { game, games, plan, workers: workersOption(values.workers) };
}

/** Keeps the record of a game that failed, and says where. */
function keep({ game, plan }: ReturnType<typeof readAsked>, n: number): string {
  const { failure, record, actions } = soakNumber(game, plan, n);
  mkdirSync(FOLDER, { recursive: true });
  const file = join(FOLDER, `players-${playersIn(game, plan, n)}-seed-${plan.seed}-game-${n}.txt`);
  writeFileSync(file, `# ${failure}\n${record}`);
  return `${file}: ${failure}, after ${actions} actions`;
}

/** Runs the command in the project's folder; gives what is printed. */
export async function soak(root: string, args: readonly string[]): Promise<string> {
  const asked = readAsked(args);
  const { plan, games, workers } = asked;
  const start = performance.now();
  const [store] = await playPlans(root, [plan], games, workers);
  const { lines, failed } = count(store, games, (performance.now() - start) / 1000);
  if (failed.length === 0) return lines.join("\n");
  process.stdout.write(`${[...lines, ...failed.map((n) => keep(asked, n))].join("\n")}\n`);
  throw new Complaint(`${failed.length} of ${games} games failed.`, REFUSED);
}

/** What is said of all games, and the numbers of those that failed. */
function count(store: Store, games: number, seconds: number): { lines: string[]; failed: number[] } {
  const sum = { actions: 0, tried: 0, refused: 0, rounds: 0 };
  const endings = new Map<string, number>();
  const failed: number[] = [];
  for (const { n, actions, rounds, measures, ending, failure } of linesOf(store, games)) {
    sum.actions += actions;
    sum.rounds += rounds;
    sum.tried += measures["tried"];
    sum.refused += measures["refused"];
    if (failure !== undefined) failed.push(n);
    const end = failure === undefined ? ending : "failed";
    endings.set(end, (endings.get(end) ?? 0) + 1);
  }
  const ended = [...endings].sort(([one], [other]) => (one < other ? -1 : 1));
  const lines = [
    `games    ${games} in ${seconds.toFixed(1)} s`,
    `actions  ${sum.actions} in ${sum.rounds} rounds, all invariants checked after each`,
    `refused  ${sum.refused} of ${sum.tried} wild actions`,
    `ended    ${ended.map(([ending, n]) => `${ending} ${n}`).join(", ")}`,
  ];
  return { lines, failed };
}
