/** npm run balance: plays what docs/balance.md is made of, and writes that page. */
import { join, resolve } from "node:path";
import { findRow } from "./balance/found";
import { writePage } from "./balance/page";
import { balanceRows, type Row } from "./balance/rows";
import { runCommand } from "./complaint";
import { GAME_IDS } from "./game";
import { idsOption, numberOption, OWN, parseOptions, TEXT } from "./options";
import { seedOption, workersOption } from "./simulate/options";
import { playRuns, startRunner } from "./simulate/run";
import { root } from "./root";

const USAGE = `Usage: npm run balance -- [options]
  --out DIR      where results go, .cache/balance if not given
  --game ID      one game alone
  --most N       plays at most so many games of each row, 2000 if not given; 0 plays nothing and writes the page
  --seed S       seed of the games, 1 if not given
  --workers N    how many games are played at a time, as many as there are cores if not given
  --help         this text
Says first what it costs. Stopped and called again, it goes on where it was; docs/balance.md and its pictures are
written at the end, of as many games as there are.`;

/** Each row gets so many games before any gets more. */
const STEPS = [20, 100, 500, 2000];
const MOST = 2000;

async function main(): Promise<string> {
  const values = parseOptions(OWN, { out: TEXT, game: TEXT, most: TEXT, seed: TEXT, workers: TEXT });
  const ids = idsOption("game", values.game, GAME_IDS);
  const most = numberOption("most", values.most ?? String(MOST), 0, MOST);
  const seed = seedOption(values.seed);
  const folder = resolve(values.out ?? join(root, ".cache", "balance"));
  const rows = balanceRows(seed, ids);
  if (most > 0) await play(rows, most, folder, workersOption(values.workers));
  const files = await writePage(
    root,
    seed,
    rows.map((row) => findRow(folder, row)),
  );
  return `${files[0]} and ${files.length - 1} pictures are written.`;
}

/** Plays what is missing, all rows a little before any has much. */
async function play(rows: readonly Row[], most: number, folder: string, workers: number): Promise<void> {
  const runner = await startRunner(root, workers);
  try {
    for (const step of STEPS) {
      const runs = rows.map(({ plan, name, games }) => {
        const [all, now] = [Math.min(games, most), Math.min(games, most, step)];
        return { plan, games: now, later: all - now, folder: join(folder, name) };
      });
      await playRuns(runner, runs, true);
    }
  } finally {
    await runner.end();
  }
}

await runCommand(USAGE, main);
