/** What the commands that play runs take alike. */
import { createHash } from "node:crypto";
import { join } from "node:path";
import { levelNamed } from "../../src/core/level";
import { MAX_SEED } from "../../src/core/rng";
import type { GameModule } from "../../src/session/game/module";
import { idsOption, numberOption, wrongUse } from "../options";
import type { Plan } from "./plan";
import { playRuns, startRunner, usualWorkers, type Wanted } from "./run";
import type { Store } from "./store";

const MOST_WORKERS = 256;
export const MOST_GAMES = 10_000_000;

/** `--seed`, 1 if not given. */
export const seedOption = (given = "1"): number => numberOption("seed", given, 0, MAX_SEED);

/** `--workers`, as many as the machine has cores if not given. */
export const workersOption = (given?: string): number =>
  given === undefined ? usualWorkers() : numberOption("workers", given, 1, MOST_WORKERS);

/** `--preset`, all of them if not given: ids. */
export function presetsOption({ meta }: GameModule, given: string | undefined): readonly string[] {
  const ids = meta.presets.map(({ id }) => id);
  return idsOption("preset", given, ids);
}

/** `--players`, as few as may play if not given. */
export function playersOption({ meta }: GameModule, given = String(meta.minSeats)): number {
  return numberOption("players", given, meta.minSeats, meta.maxSeats);
}

/** `--level A,B,...`: ids of levels, former ones too; complains about any other. */
export function levelsOption(game: GameModule, given: string): string[] {
  return given.split(",").map((word) => {
    const level = levelNamed(game, word);
    const ids = game.bots.map(({ id }) => id).join(", ");
    return level?.id ?? wrongUse(`--level wants levels of ${game.meta.title}, ${ids}, not "${word}".`);
  });
}

/**
 * Plays runs of a view, whose results lie in .cache where no folder is named: a view that was stopped goes on there, and
 * one that is asked again reads them.
 */
export async function playPlans(
  root: string,
  plans: readonly Plan[],
  games: number,
  workers: number,
): Promise<Store[]> {
  const runner = await startRunner(root, workers);
  try {
    const runs = plans.map((plan): Wanted => {
      const name = createHash("sha256")
        .update(JSON.stringify([plan, runner.program]))
        .digest("hex");
      return { plan, games, folder: join(root, ".cache", "simulate", name.slice(0, 16)) };
    });
    return await playRuns(runner, runs, process.stderr.isTTY);
  } finally {
    await runner.end();
  }
}
