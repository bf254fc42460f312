import { MAX_SEED } from "../../src/core/rng";
import { firstLevel, levelNamed } from "../../src/core/level";
import { GAMES } from "../../src/games/index";
import { GAME_IDS } from "../game";
import { numberOption, parseArguments, TEXT, wrongUse } from "../options";
import type { Wish } from "./talk";

const NAMES = GAME_IDS.join(", ");

export const USAGE = `Usage: npm run -s bot -- GAME [--level LEVEL] [--seed N] [--units N]
  GAME          ${NAMES}
  --level LEVEL which computer, the one that tables offer first if not given
  --seed N      seed of what it leaves to chance, 1 if not given
  --units N     most units of thought for a question, as many as it likes if not given
Reads lines and answers each at once: position LINE, go, go COLOUR, isready, quit. What they mean: docs/bot.md.
Exit code 0: quit, or the input's end; 2: wrong use.`;

const MOST_UNITS = 1_000_000_000;

/** Reads the arguments of the command. */
export function readWish(args: readonly string[]): Wish {
  const { values, positionals } = parseArguments(args, { level: TEXT, seed: TEXT, units: TEXT });
  const [name, ...more] = positionals;
  if (name === undefined || more.length > 0) wrongUse(`One game is wanted, one of ${NAMES}.`);
  const game =
    GAMES.find(({ meta }) => meta.id === name) ??
    wrongUse(`"${name}" is no game: one of ${NAMES} is wanted.`);
  const ids = game.bots.map(({ id }) => id).join(", ");
  const bot = values.level === undefined ? firstLevel(game) : levelNamed(game, values.level);
  return {
    game,
    bot: bot ?? wrongUse(`--level wants one of ${ids}, not "${values.level ?? ""}".`),
    seed: numberOption("seed", values.seed ?? "1", 0, MAX_SEED),
    units: values.units === undefined ? Infinity : numberOption("units", values.units, 1, MOST_UNITS),
  };
}
