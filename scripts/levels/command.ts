import { gameOption } from "../game";
import { FLAG, idsOption, numberOption, parseOptions, TEXT } from "../options";
import {
  MOST_GAMES,
  playersOption,
  playPlans,
  presetsOption,
  seedOption,
  workersOption,
} from "../simulate/options";
import { chosenOptions, newPlan } from "../simulate/plan";
import { linesOf, type Store } from "../simulate/store";

export const USAGE = `Usage: npm run -s levels -- [options]
  --game ID     which game, the first one if not given
  --level ID    one level alone, against the one below it
  --against ID  another level than the one below it
  --preset ID   one preset alone
  --players N   one number of players alone
  --games N     how many games for each row, 100 if not given
  --seed S      seed of the games, 1 if not given
  --rounds R    where a game without an end is broken off, 300 if not given
  --workers N   how many games are played at a time, as many as there are cores if not given
  --json        rows of JSON
Every other seat is of either level, which of them in turn from game to game. What was played is kept in .cache: stopped
and called again, it goes on where it was.`;

interface Row {
  readonly level: string;
  readonly against: string;
  readonly preset: string;
  readonly players: number;
}

/** How the games of a row ended: won by the upper level, by the lower one, by nobody, not at all. */
function tally(store: Store, games: number, { level }: Row) {
  const counts = { won: 0, lost: 0, nobody: 0, unfinished: 0 };
  for (const { ended, seats, winners } of linesOf(store, games)) {
    const winner = seats.find(({ colour }) => colour === winners.at(0));
    if (!ended) counts.unfinished++;
    else if (winner === undefined || winners.length === seats.length) counts.nobody++;
    else if (winner.level === level) counts.won++;
    else counts.lost++;
  }
  return counts;
}

/** Runs the command in the project's folder; gives what is printed. */
export async function levels(root: string, args: readonly string[]): Promise<string> {
  const values = parseOptions(args, {
    ...{ game: TEXT, games: TEXT, preset: TEXT, level: TEXT, against: TEXT, players: TEXT, rounds: TEXT },
    ...{ seed: TEXT, workers: TEXT, json: FLAG },
  });
  const game = gameOption(values.game);
  const { minSeats, maxSeats } = game.meta;
  const games = numberOption("games", values.games ?? "100", 1, MOST_GAMES);
  const rounds = numberOption("rounds", values.rounds ?? "300", 1, 10_000);
  const [seed, workers] = [seedOption(values.seed), workersOption(values.workers)];
  const asked = presetsOption(game, values.preset);
  const ids = game.bots.map(({ id }) => id);
  const uppers = idsOption("level", values.level, ids.slice(1));
  const [fewest, most] =
    values.players === undefined ? [minSeats, maxSeats] : [0, 0].fill(playersOption(game, values.players));
  const rows: Row[] = [];
  for (const level of uppers) {
    const below = ids[ids.indexOf(level) - 1];
    const [against] = values.against === undefined ? [below] : idsOption("against", values.against, ids);
    for (const preset of asked)
      for (let players = fewest; players <= most; players++) rows.push({ level, against, preset, players });
  }
  const plans = rows.map(({ level, against, preset, players }) =>
    newPlan(game, chosenOptions(game, preset, []), {
      ...{ players, seed, rounds, rotate: true },
      levels: [level, against],
    }),
  );
  const stores = await playPlans(root, plans, games, workers);
  const counted = rows.map((row, i) => ({ ...row, ...tally(stores[i], games, row) }));
  if (values.json === true) return counted.map((row) => JSON.stringify(row)).join("\n");
  return [
    "| level | against | preset | players | won | lost | by nobody | without an end |",
    "| --- | --- | --- | --- | --- | --- | --- | --- |",
    ...counted.map((row) => `| ${Object.values(row).join(" | ")} |`),
  ].join("\n");
}
