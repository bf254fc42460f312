/** npm run -s simulate: plays many games between computers on all cores, a line of JSON for each. */
import { dirname, join, resolve } from "node:path";
import { firstLevel } from "../src/core/level";
import { REPORTS } from "../src/games/index";
import { runCommand } from "./complaint";
import { gameOption } from "./game";
import { idsOption, numberOption, parseOptions, wrongUse } from "./options";
import { CHANCE_MEASURES } from "./simulate/chances";
import { comparisonOption, handicapOption } from "./simulate/compared";
import { comparisonText, FEWEST_COMPARED } from "./simulate/comparison";
import { levelsOption, MOST_GAMES, seedOption, workersOption } from "./simulate/options";
import { chosenOptions, newPlan } from "./simulate/plan";
import { playRuns, startRunner } from "./simulate/run";
import { summaryOf } from "./simulate/summary";

const USAGE = `Usage: npm run -s simulate -- --out DIR [options]
  --out DIR              where results go: run.json, and a line of JSON a game in games-*.ndjson. A folder in which
                         the same games were begun goes on where it was
  --game ID              which game, the first one if not given
  --players N            as many players as the game allows, as few as may play if not given
  --preset ID            the options of a preset, of the first one if not given
  --option "ID VALUE"    an option of the game; may be given more than once
  --level ID[,ID...]     the computers' level, or one for each seat; the one that tables offer first if not given
  --rotate               from game to game each seat gets the next of these levels
  --games N              how many games, 1000 if not given
  --seed S               seed of the run, 1 if not given
  --rounds N             a game that lasts longer is broken off, 300 if not given
  --workers N            how many games are played at a time, as many as there are cores if not given
  --records DIR          keeps the games as records too
  --handicap "COLOUR ID COUNT"  what a seat begins with that no rule gives it, as "red coins 3"
  --compare "ID VALUE,VALUE[,...]"  plays the same games with other values of an option and says what differs; may be
                         given more than once. "handicap COLOUR ID COUNT" compares with a handicap
  --chances              measures who led and how much of winning was luck too, which takes longer (docs/review.md)
  --manners              computers are bold, careful or grudging, as at a table (docs/computers.md)
  --json                 the summary as JSON
  --help                 this text
Exit code 0: played; 1: refused; 2: wrong use.`;

const root = dirname(dirname(process.argv[1] ?? ""));

function parse() {
  const text = { type: "string" } as const;
  const several = { type: "string", multiple: true } as const;
  const flag = { type: "boolean" } as const;
  return parseOptions({
    args: process.argv.slice(2),
    options: {
      ...{ out: text, game: text, players: text, preset: text, level: text, games: text, seed: text },
      ...{ rounds: text, workers: text, records: text, handicap: text },
      ...{ option: several, compare: several },
      ...{ rotate: flag, chances: flag, manners: flag, json: flag, help: flag },
    },
  });
}

async function main(): Promise<string> {
  const { values } = parse();
  if (values.help === true) return USAGE;
  const game = gameOption(values.game);
  const { minSeats, maxSeats, presets } = game.meta;
  const [preset] = idsOption(
    "preset",
    values.preset,
    presets.map(({ id }) => id),
  );
  const options = chosenOptions(game, preset, values.option ?? []);
  const rest = {
    players: numberOption("players", values.players ?? String(minSeats), minSeats, maxSeats),
    levels: levelsOption(game, values.level ?? firstLevel(game).id),
    rotate: values.rotate === true,
    seed: seedOption(values.seed),
    rounds: numberOption("rounds", values.rounds ?? "300", 1, 10_000),
    ...(values.chances === true ? { chances: true as const } : {}),
    ...(values.manners === true ? { manners: true as const } : {}),
  };
  const handicap =
    values.handicap === undefined ? undefined : handicapOption(game, rest.players, values.handicap);
  const plan = newPlan(game, options, rest, handicap);
  const games = numberOption("games", values.games ?? "1000", 1, MOST_GAMES);
  const workers = workersOption(values.workers);
  if (values.out === undefined || values.out === "") return wrongUse("--out wants a folder for the results.");
  const folder = resolve(values.out);
  const compared = (values.compare ?? []).map((given) =>
    comparisonOption(game, preset, values.option ?? [], plan, given),
  );
  const records = values.records === undefined ? undefined : resolve(values.records);
  if (records !== undefined && (handicap !== undefined || compared.length > 0))
    return wrongUse("--records goes with neither --handicap nor --compare.");
  if (
    values.chances === true &&
    [plan, ...compared.flat().map((one) => one.plan)].some((one) => one.handicap)
  )
    return wrongUse("--chances does not go with a handicap: such games have no records.");
  if (compared.length > 0 && games < FEWEST_COMPARED)
    return wrongUse(`--compare wants at least ${FEWEST_COMPARED} games.`);
  const runner = await startRunner(root, workers);
  try {
    if (compared.length === 0) {
      const [store] = await playRuns(runner, [{ plan, games, folder, records }], process.stderr.isTTY);
      return summaryOf(store, games, values.json === true);
    }
    const variants = compared.flat();
    const runs = variants.map(({ name, plan: one }) => ({ plan: one, games, folder: join(folder, name) }));
    const stores = await playRuns(runner, runs, process.stderr.isTTY);
    const folders = new Map(variants.map(({ name }, i) => [name, stores[i]]));
    const { measures } = REPORTS[game.meta.id].measures;
    const named = { measures: values.chances === true ? [...measures, ...CHANCE_MEASURES] : measures };
    return comparisonText(named, compared, folders, games, values.json === true);
  } finally {
    await runner.pool.destroy();
  }
}

await runCommand(USAGE, main);
