/** npm run -s soak: plays random legal games to the end and looks at every state of them. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { presetOptions } from "../src/core/options";
import { MAX_SEED } from "../src/core/rng";
import type { OptionValues } from "../src/core/types";
import type { GameModule } from "../src/session/game/module";
import { gameOption } from "./game";
import { Complaint, REFUSED, runCommand } from "./complaint";
import { idsOption, numberOption, parseOptions } from "./options";
import { soakGame, type Soaked } from "./soak/play";

const USAGE = `Usage: npm run -s soak -- [--game ID] [--games N] [--players P] [--seed S] [--preset ID] [--level ID]
  --game ID     which game, the first one if not given
  --games N     how many games, 100 if not given
  --players P   as many as may play; if not given, all of them in turn
  --seed S      seed of the first game, the next ones count up; 1 if not given
  --preset ID   the options of a preset; if not given, random ones for each game
  --level ID    every seat is a computer of this level; if not given, one that plays at random
Exit code 0: every game was sound; 1: records of those that were not are in soak-failures/; 2: wrong use.`;

const FOLDER = "soak-failures";

interface Plan {
  readonly game: GameModule;
  readonly games: number;
  readonly players: number | undefined;
  readonly seed: number;
  /** Options of every game; those of none are random. */
  readonly fixed: OptionValues;
  /** Index of the computers' level. */
  readonly level: number;
}

function readPlan(args: readonly string[]): Plan | undefined {
  const text = { type: "string" } as const;
  const options = { game: text, games: text, players: text, seed: text } as const;
  const { values } = parseOptions({
    args: [...args],
    options: { ...options, preset: text, level: text, help: { type: "boolean" } },
  });
  if (values.help === true) return undefined;
  const game = gameOption(values.game);
  const { minSeats, maxSeats, presets } = game.meta;
  const levels = game.bots.map(({ id }) => id);
  const [preset] = idsOption(
    "preset",
    values.preset,
    presets.map(({ id }) => id),
  );
  const [level] = idsOption("level", values.level, levels);
  return {
    game,
    games: numberOption("games", values.games ?? "100", 1, 10_000_000),
    players:
      values.players === undefined ? undefined : numberOption("players", values.players, minSeats, maxSeats),
    seed: numberOption("seed", values.seed ?? "1", 0, MAX_SEED),
    fixed: values.preset === undefined ? {} : presetOptions(game.meta, preset),
    level: levels.indexOf(level),
  };
}

/** Keeps the record of a game that failed, and says where. */
function keep(game: Soaked, players: number, seed: number): string {
  mkdirSync(FOLDER, { recursive: true });
  const file = join(FOLDER, `players-${players}-seed-${seed}.txt`);
  writeFileSync(file, `# ${game.failure}\n${game.record}`);
  return `${file}: ${game.failure}, after ${game.actions} actions`;
}

// oxlint-disable-next-line typescript/require-await -- runCommand waits for commands
async function main(): Promise<string> {
  const plan = readPlan(process.argv.slice(2));
  if (plan === undefined) return USAGE;
  const { minSeats, maxSeats } = plan.game.meta;
  const start = performance.now();
  const sum = { actions: 0, tried: 0, refused: 0, rounds: 0 };
  const endings: Record<string, number> = {};
  const failures: string[] = [];
  for (let i = 0; i < plan.games; i++) {
    const players = plan.players ?? minSeats + (i % (maxSeats - minSeats + 1));
    const seed = (plan.seed + i) % (MAX_SEED + 1);
    const game = soakGame(plan.game, players, seed, plan);
    sum.actions += game.actions;
    sum.tried += game.tried;
    sum.refused += game.refused;
    sum.rounds += game.rounds;
    const ending = game.failure === undefined ? game.ending : "failed";
    endings[ending] = (endings[ending] ?? 0) + 1;
    if (game.failure !== undefined) failures.push(keep(game, players, seed));
  }
  const ended = Object.entries(endings).sort(([a], [b]) => (a < b ? -1 : 1));
  const lines = [
    `games    ${plan.games} in ${((performance.now() - start) / 1000).toFixed(1)} s`,
    `actions  ${sum.actions} in ${sum.rounds} rounds, all invariants checked after each`,
    `refused  ${sum.refused} of ${sum.tried} wild actions`,
    `ended    ${ended.map(([ending, n]) => `${ending} ${n}`).join(", ")}`,
  ];
  if (failures.length === 0) return lines.join("\n");
  process.stdout.write(`${[...lines, ...failures].join("\n")}\n`);
  throw new Complaint(`${failures.length} of ${plan.games} games failed.`, REFUSED);
}

await runCommand(USAGE, main);
