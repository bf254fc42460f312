/** npm run -s lengths: how many rounds games of computers take, by preset and number of players, as a table in Markdown. */
import { presetOptions } from "../src/core/options";
import type { Engine } from "../src/core/engine";
import { runCommand } from "./complaint";
import { playComputers } from "./computers";
import { gameOption } from "./game";
import { idsOption, numberOption, parseOptions } from "./options";

const USAGE = `Usage: npm run -s lengths -- [--game ID] [--games N] [--preset ID] [--rounds R]
  --game ID     which game, the first one if not given
  --games N     how many games for each number of players, 100 if not given
  --preset ID   one preset alone
  --rounds R    where a game without an end is broken off, 60 if not given
Every seat is a computer of the strongest level.`;

/** The last round that is played of a game between computers; `most` and one more where it has no end by then. */
function lengthOf(game: Engine, preset: string, players: number, seed: number, most: number): number {
  const bot = game.bots[game.bots.length - 1];
  const { state, rounds } = playComputers(
    game,
    presetOptions(game.meta, preset),
    players,
    seed,
    most,
    () => bot,
  );
  return state.step === "over" ? rounds : most + 1;
}

/** The smallest value that this share of the sorted values does not pass. */
function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
}

function row(game: Engine, preset: string, players: number, games: number, most: number): string {
  const lengths = Array.from({ length: games }, (_, i) => lengthOf(game, preset, players, i + 1, most));
  lengths.sort((a, b) => a - b);
  const shown = (n: number): string => (n > most ? `over ${most}` : String(n));
  const by8 = lengths.filter((n) => n <= 8).length;
  const cells = [preset, players, shown(quantile(lengths, 0.5)), shown(quantile(lengths, 0.95))];
  return `| ${[...cells, shown(lengths[games - 1]), `${Math.round((100 * by8) / games)} %`].join(" | ")} |`;
}

// oxlint-disable-next-line typescript/require-await -- runCommand waits for commands
async function main(): Promise<string> {
  const text = { type: "string" } as const;
  const options = { game: text, games: text, preset: text, rounds: text, help: { type: "boolean" } } as const;
  const { values } = parseOptions({ args: process.argv.slice(2), options });
  if (values.help === true) return USAGE;
  const game = gameOption(values.game);
  const { minSeats, maxSeats, presets } = game.meta;
  const games = numberOption("games", values.games ?? "100", 1, 100_000);
  const most = numberOption("rounds", values.rounds ?? "60", 1, 1000);
  const asked = idsOption(
    "preset",
    values.preset,
    presets.map(({ id }) => id),
  );
  const lines = [
    "| preset | players | half end by round | 95 of 100 by | the longest | by round 8 |",
    "| --- | --- | --- | --- | --- | --- |",
  ];
  for (const id of asked)
    for (let players = minSeats; players <= maxSeats; players++)
      lines.push(row(game, id, players, games, most));
  return lines.join("\n");
}

await runCommand(USAGE, main);
