/** npm run -s levels: how often each level of computers beats the one below it, as a table in Markdown. */
import { presetOptions } from "../src/core/options";
import type { GameModule } from "../src/session/game/module";
import { runCommand } from "./complaint";
import { playComputers } from "./computers";
import { gameOption } from "./game";
import { idsOption, numberOption, parseOptions } from "./options";

const USAGE = `Usage: npm run -s levels -- [--game ID] [--games N] [--preset ID] [--level ID] [--rounds R]
  --game ID     which game, the first one if not given
  --games N     how many games for each row, 100 if not given
  --preset ID   one preset alone
  --level ID    one level alone, against the one below it
  --rounds R    where a game without an end is broken off, 300 if not given
Every other seat is of either level, which of them in turn from game to game.`;

/** How the games of a row ended: won by the upper level, by the lower one, by nobody, not at all. */
type Tally = [number, number, number, number];

function tally(
  game: GameModule,
  level: number,
  preset: string,
  players: number,
  games: number,
  most: number,
): Tally {
  const counts: Tally = [0, 0, 0, 0];
  for (let seed = 1; seed <= games; seed++) {
    const isUpper = (seat: number): boolean => (seat + seed) % 2 === 0;
    const options = presetOptions(game.meta, preset);
    const { state } = playComputers(
      game,
      options,
      players,
      seed,
      most,
      (seat) => game.bots[isUpper(seat) ? level : level - 1],
    );
    counts[state.step !== "over" ? 3 : state.winner < 0 ? 2 : isUpper(state.winner) ? 0 : 1]++;
  }
  return counts;
}

// oxlint-disable-next-line typescript/require-await -- runCommand waits for commands
async function main(): Promise<string> {
  const text = { type: "string" } as const;
  const options = {
    ...{ game: text, games: text, preset: text, level: text, rounds: text },
    help: { type: "boolean" },
  } as const;
  const { values } = parseOptions({ args: process.argv.slice(2), options });
  if (values.help === true) return USAGE;
  const game = gameOption(values.game);
  const { minSeats, maxSeats, presets } = game.meta;
  const games = numberOption("games", values.games ?? "100", 1, 100_000);
  const most = numberOption("rounds", values.rounds ?? "300", 1, 10_000);
  const asked = idsOption(
    "preset",
    values.preset,
    presets.map(({ id }) => id),
  );
  const ids = game.bots.map(({ id }) => id);
  const levels = idsOption("level", values.level, ids.slice(1)).map((id) => ids.indexOf(id));
  const lines = [
    "| level | against | preset | players | won | lost | by nobody | without an end |",
    "| --- | --- | --- | --- | --- | --- | --- | --- |",
  ];
  for (const level of levels)
    for (const id of asked)
      for (let players = minSeats; players <= maxSeats; players++) {
        const who = [game.bots[level].id, game.bots[level - 1].id, id, players];
        lines.push(`| ${[...who, ...tally(game, level, id, players, games, most)].join(" | ")} |`);
      }
  return lines.join("\n");
}

await runCommand(USAGE, main);
