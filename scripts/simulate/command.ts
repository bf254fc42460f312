import { join, resolve } from "node:path";
import { REPORTS } from "../../src/games/index";
import { wrongUse } from "../options";
import { writeReport, type Run } from "../report/report";
import { askedOf, parseRun, type Asked, type Values } from "./asked";
import { CHANCE_MEASURES } from "./chances";
import { comparisonText } from "./comparison";
import { mergeParts } from "./merge";
import { MOST_GAMES, workersOption } from "./options";
import { serveQueue, startQueue } from "./queue";
import { playRuns, startRunner } from "./run";
import { readStore } from "./store";
import { summaryOf } from "./summary";

export const USAGE = `Usage: npm run -s simulate -- --out DIR [options]
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
  --report FILE          writes a page with tables and plots (docs/report.md)
  --share K/N            plays the Kth of N parts, for as many machines (docs/farm.md)
  --merge DIR...         instead of playing: puts parts together in --out
  --queue URL            hands the games to workers at a Redis server, redis://HOST
  --worker URL           instead of playing a run: takes games from there until it is stopped
  --from DIR             instead of --out and what is played: reads the results in a folder, and plays nothing
  --json                 the summary, the comparison, or with --report its tables as JSON
  --help                 this text
Exit code 0: played; 1: refused; 2: wrong use.`;

/** What is printed of a run, and its page where one is wanted. */
async function told(root: string, run: Run, games: number, { report, json }: Values): Promise<string> {
  if (report === undefined) return summaryOf(run.store, games, json === true);
  return writeReport(root, run, games, resolve(report), json === true);
}

/** Complains about what was given beside what `name` takes. */
function only(values: Values, name: string, taken: readonly string[]): void {
  const other = Object.keys(values).find((given) => given !== name && !taken.includes(given));
  if (other !== undefined) wrongUse(`--${name} plays no run of its own: --${other} does not go with it.`);
}

/** Runs the command in the project's folder; gives what is printed. */
export async function simulate(root: string, args: readonly string[]): Promise<string> {
  const { values, positionals } = parseRun(args);
  if (positionals.length > 0 && values.merge !== true) wrongUse("Only options are taken.");
  if (values.from !== undefined) {
    only(values, "from", ["report", "json"]);
    return told(root, readStore(resolve(values.from)), MOST_GAMES, values);
  }
  if (values.worker !== undefined) {
    only(values, "worker", ["workers"]);
    return serveQueue(root, values.worker, workersOption(values.workers));
  }
  if (values.out === undefined || values.out === "") return wrongUse("--out wants a folder for the results.");
  if (values.merge === true) {
    only(values, "merge", ["out", "report", "json"]);
    if (positionals.length === 0) wrongUse("--merge wants the folders that are put together.");
    return told(root, mergeParts(positionals, resolve(values.out)), MOST_GAMES, values);
  }
  return play(root, askedOf(values, resolve(values.out)), values);
}

async function play(root: string, asked: Asked, values: Values): Promise<string> {
  const { game, plan, games, folder, compared, part, records } = asked;
  const runner =
    values.queue === undefined
      ? await startRunner(root, workersOption(values.workers))
      : await startQueue(root, values.queue);
  try {
    if (compared.length === 0) {
      const run = { plan, games, folder, part, records };
      const [store] = await playRuns(runner, [run], process.stderr.isTTY);
      return await told(root, { store, plan }, games, values);
    }
    const variants = compared.flat();
    const runs = variants.map(({ name, plan: one }) => ({ plan: one, games, folder: join(folder, name) }));
    const stores = await playRuns(runner, runs, process.stderr.isTTY);
    const folders = new Map(variants.map(({ name }, i) => [name, stores[i]]));
    const { measures } = REPORTS[game.meta.id].measures;
    const named = { measures: plan.chances === true ? [...measures, ...CHANCE_MEASURES] : measures };
    return comparisonText(named, compared, folders, games, values.json === true);
  } finally {
    await runner.end();
  }
}
