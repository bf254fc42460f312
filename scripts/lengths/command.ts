import { firstLevel } from "../../src/core/level";
import { gameOption } from "../game";
import { numberOption, parseOptions, TEXT } from "../options";
import { addCount, quantileOf, type Histogram } from "../report/interval";
import {
  levelsOption,
  MOST_GAMES,
  playPlans,
  presetsOption,
  seedOption,
  workersOption,
} from "../simulate/options";
import { chosenOptions, newPlan } from "../simulate/plan";
import { linesOf, type Store } from "../simulate/store";

export const USAGE = `Usage: npm run -s lengths -- [options]
  --game ID     which game, the first one if not given
  --level ID    the computers' level, the one that tables offer first if not given
  --preset ID   one preset alone
  --games N     how many games for each number of players, 100 if not given
  --seed S      seed of the games, 1 if not given
  --rounds R    where a game without an end is broken off, 60 if not given
  --workers N   how many games are played at a time, as many as there are cores if not given
What was played is kept in .cache: stopped and called again, it goes on where it was.`;

/** By how many rounds games are over, those of a run; one that was broken off counts as a round longer. */
function roundsOf(store: Store, games: number, most: number): Histogram {
  const rounds: Histogram = new Map();
  for (const line of linesOf(store, games)) addCount(rounds, line.ended ? line.rounds : most + 1);
  return rounds;
}

function cellsOf(rounds: Histogram, games: number, most: number): string[] {
  const shown = (n: number): string => (n > most ? `over ${most}` : String(n));
  let by8 = 0;
  for (const [round, count] of rounds) if (round <= 8) by8 += count;
  const shares = [0.5, 0.95, 1].map((share) => shown(quantileOf(rounds, share)));
  return [...shares, `${Math.round((100 * by8) / games)} %`];
}

/** Runs the command in the project's folder; gives what is printed. */
export async function lengths(root: string, args: readonly string[]): Promise<string> {
  const values = parseOptions(args, {
    ...{ game: TEXT, games: TEXT, level: TEXT, preset: TEXT, rounds: TEXT, seed: TEXT, workers: TEXT },
  });
  const game = gameOption(values.game);
  const { minSeats, maxSeats } = game.meta;
  const games = numberOption("games", values.games ?? "100", 1, MOST_GAMES);
  const rounds = numberOption("rounds", values.rounds ?? "60", 1, 1000);
  const levels = levelsOption(game, values.level ?? firstLevel(game).id);
  const [seed, workers] = [seedOption(values.seed), workersOption(values.workers)];
  const rows: { preset: string; players: number }[] = [];
  for (const preset of presetsOption(game, values.preset))
    for (let players = minSeats; players <= maxSeats; players++) rows.push({ preset, players });
  const plans = rows.map(({ preset, players }) =>
    newPlan(game, chosenOptions(game, preset, []), { players, levels, rotate: false, seed, rounds }),
  );
  const stores = await playPlans(root, plans, games, workers);
  return [
    "| preset | players | half end by round | 95 of 100 by | the longest | by round 8 |",
    "| --- | --- | --- | --- | --- | --- |",
    ...rows.map(({ preset, players }, i) => {
      const cells = cellsOf(roundsOf(stores[i], games, rounds), games, rounds);
      return `| ${[preset, players, ...cells].join(" | ")} |`;
    }),
  ].join("\n");
}
