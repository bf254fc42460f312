/** A report: the tables of a run, as JSON and as a page. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { GAMES, REPORTS } from "../../src/games/index";
import type { GameModule } from "../../src/session/game/module";
import { Complaint } from "../complaint";
import type { Plan } from "../simulate/plan";
import { linesOf, type Store } from "../simulate/store";
import { countLines } from "./count";
import { pageHtml, type Head } from "./page";
import { fairShare, tablesOf } from "./tables";

/** Version of the JSON's shape. */
const VERSION = 1;

export interface Run {
  readonly store: Store;
  readonly plan: Plan;
}

export type Report = ReturnType<typeof reportOf>;

/** Counts the first games of a run. */
export function reportOf({ store, plan }: Run, games: number) {
  const game = GAMES.find(({ meta }) => meta.id === plan.game);
  if (game === undefined) throw new Complaint(`${store.folder}: there is no game "${plan.game}".`);
  if (plan.soak === true)
    throw new Complaint(
      `${store.folder}: these games were played to find faults, and say nothing of balance.`,
    );
  const report = REPORTS[plan.game];
  const counted = countLines(report, linesOf(store, games));
  if (counted.games === 0) throw new Complaint(`${store.folder}: no game has been played yet.`);
  return { game, plan, counted, tables: tablesOf(report, counted), fair: fairShare(counted) };
}

function headOf({ game, plan, counted }: Report): Head {
  const { players, levels, rotate, seed, options, handicap } = plan;
  const defaults = game.meta.presets[0].id;
  const changed = changedOptions(game, options);
  const chances =
    counted.chances.games === 0 ? ["Lead and luck were not measured: --chances does that."] : [];
  const given =
    handicap === undefined ? [] : [`Handicap: ${handicap.colour} ${handicap.id} ${handicap.count}.`];
  return {
    title: `${game.meta.title}: ${counted.games} games`,
    lines: [
      `${players} players, computers of level ${levels.join(", ")}${rotate ? " in turn" : ""}; seed ${seed}; options of ${defaults}${changed}.`,
      ...given,
      ...chances,
    ],
  };
}

/** The options that are not the first preset's. */
function changedOptions({ meta }: GameModule, options: readonly string[]): string {
  const defaults = new Map(meta.options.map(({ id, default: usual }) => [id, usual]));
  const changed = options.filter((text) => {
    const [id, value] = text.split(" ");
    const usual = defaults.get(id);
    return typeof usual === "string"
      ? value !== usual
      : typeof usual === "number" && value !== "none" && Number(value) !== usual;
  });
  return changed.length === 0 ? "" : ` with ${changed.join(", ")}`;
}

function reportJson({ plan, counted, tables }: Report): string {
  return JSON.stringify({ version: VERSION, plan, games: counted.games, tables }, null, 2);
}

/** Writes the page of a run; gives what the command prints. */
export async function writeReport(
  root: string,
  run: Run,
  games: number,
  file: string,
  json: boolean,
): Promise<string> {
  const report = reportOf(run, games);
  const style = readFileSync(join(root, "scripts/report/page.css"), "utf8");
  writeFileSync(file, await pageHtml(headOf(report), report.tables, report.fair, style));
  return json ? reportJson(report) : `The report of ${report.counted.games} games is in ${file}.`;
}
