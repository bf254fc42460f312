/** What was found in a row of the page on balance: its report, and how an option changes it. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { REPORTS } from "../../src/games/index";
import { reportOf, type Report } from "../report/report";
import { corrected, FEWEST_COMPARED } from "../simulate/comparison";
import { effectOf, type Effect } from "../simulate/effect";
import { columnsOf, pairUp } from "../simulate/measured";
import { countFirst, linesOf, readStore, type Store } from "../simulate/store";
import type { Row } from "./rows";

/** A row with as many of its games as there are, from the first one on; none where nothing has been played. */
export interface Found {
  readonly row: Row;
  readonly games: number;
  readonly store?: Store;
  readonly report?: Report;
}

/** Reads what was played of a row, in the folder of its name below `folder`; games beyond those that it asks for do not count. */
export function findRow(folder: string, row: Row): Found {
  const place = join(folder, row.name);
  if (!existsSync(join(place, "run.json"))) return { row, games: 0 };
  const { store, plan } = readStore(place);
  const games = Math.min(countFirst(store), row.games);
  if (games === 0) return { row, games: 0 };
  return {
    row,
    games,
    store,
    ...(row.option === undefined ? { report: reportOf({ store, plan }, games) } : {}),
  };
}

/** What an option does to one measure. */
export interface Change extends Effect {
  readonly title: string;
  readonly id: string;
  readonly before: number;
  readonly after: number;
  readonly differs: boolean;
}

/** An option beside its preset, on the keys that both have played. */
export interface Changes {
  readonly games: number;
  readonly changes: readonly Change[];
}

/** Undefined where too few games of either have been played. */
export function changesBy({ row, store, games }: Found, base: Found | undefined): Changes | undefined {
  if (store === undefined || base?.store === undefined) return undefined;
  const both = Math.min(games, base.games);
  if (both < FEWEST_COMPARED) return undefined;
  const { meta } = row.game;
  // Results may be older than a measure.
  const [first] = linesOf(store, 1);
  const measures = REPORTS[meta.id].measures.measures.filter(({ id }) => id in first.measures);
  const columns = columnsOf({ measures }, meta.colours.slice(0, row.plan.players));
  const pairs = pairUp(linesOf(base.store, both), linesOf(store, both), columns);
  const changes = pairs.map((pair, i) => ({
    ...effectOf(pair),
    ...{ title: columns[i].title, id: columns[i].id, before: pair.means[0], after: pair.means[1] },
  }));
  return { games: both, changes: corrected(changes) };
}
