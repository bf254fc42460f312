/** What differs between variants that were played on the same keys, and what is luck. */
import type { Compared } from "./compared";
import { effectOf, holm, type Effect } from "./effect";
import { columnsOf, pairUp, type Named } from "./measured";
import { linesOf, type Store } from "./store";

/** Of fewer games the t test says little of what is not spread evenly. */
export const FEWEST_COMPARED = 30;
/** What is less likely than this by luck alone differs. */
const RARE = 0.05;

/** Rows with their chances after Holm's correction for all of them, and whether each differs. */
export function corrected<T extends Effect>(
  rows: readonly T[],
): (T & { readonly corrected: number; readonly differs: boolean })[] {
  const chances = holm(rows.map(({ p }) => p));
  return rows.map((row, i) => ({ ...row, corrected: chances[i], differs: chances[i] < RARE }));
}

export interface Row extends Effect {
  readonly compared: string;
  readonly measure: string;
  readonly title: string;
  readonly values: readonly [string, string];
  readonly means: readonly [number, number];
  readonly games: number;
  /** After the correction for all rows. */
  readonly corrected: number;
  readonly differs: boolean;
}

/** Every measure of every comparison, in order; stores by the names of their variants. */
function compare(
  measures: Named,
  compared: readonly Compared[],
  stores: ReadonlyMap<string, Store>,
  games: number,
): Row[] {
  const rows = compared.flatMap(([first, ...rest]) =>
    rest.flatMap((variant) => {
      const [before, after] = [stores.get(first.name), stores.get(variant.name)];
      if (before === undefined || after === undefined) throw new Error(`${variant.name} was not played`);
      const [one] = linesOf(before, 1);
      const columns = columnsOf(
        measures,
        one.seats.map(({ colour }) => colour),
      );
      return pairUp(linesOf(before, games), linesOf(after, games), columns).map((pairs, i) => ({
        compared: first.name.slice(0, first.name.indexOf("-")),
        measure: columns[i].id,
        title: columns[i].title,
        values: [first.value, variant.value] as const,
        means: pairs.means,
        games: pairs.games,
        ...effectOf(pairs),
      }));
    }),
  );
  return corrected(rows);
}

const shown = (n: number): string => (Math.abs(n) < 100 ? n.toFixed(2) : n.toFixed(0));
const signed = (n: number): string => `${n < 0 ? "" : "+"}${shown(n)}`;
const chance = (part: number): string => (part < 0.001 ? "<0.001" : part.toFixed(3));

/** What the command prints: a table for each pair of variants, or all rows as JSON. */
export function comparisonText(
  measures: Named,
  compared: readonly Compared[],
  stores: ReadonlyMap<string, Store>,
  games: number,
  json: boolean,
): string {
  const rows = compare(measures, compared, stores, games);
  if (json) return JSON.stringify({ test: "paired t", correction: "Holm", level: RARE, rows });
  const blocks = new Map<string, Row[]>();
  for (const row of rows) {
    const title = `${row.compared}: ${row.values[1]} beside ${row.values[0]}, ${row.games} games each on the same keys`;
    blocks.set(title, [...(blocks.get(title) ?? []), row]);
  }
  const text = [...blocks].map(([title, block]) => {
    const cells = block.map((row) => [
      row.title,
      ...row.means.map(shown),
      signed(row.effect),
      `${signed(row.low)} to ${signed(row.high)}`,
      chance(row.corrected),
      row.differs ? "differs" : "",
    ]);
    const head = ["", ...block[0].values, "effect", "95 %", "p", ""];
    return `${title}\n${inColumns([head, ...cells])}`;
  });
  const note = `Paired t tests, p by Holm's correction for all ${rows.length} rows; what has p below ${RARE} differs, the rest may be luck.`;
  return [...text, note].join("\n\n");
}

/** Rows as columns of text, the first to the left, the others to the right. */
function inColumns(rows: readonly (readonly string[])[]): string {
  const widths = rows[0].map((_, i) => Math.max(...rows.map((row) => row[i].length)));
  return rows
    .map((row) =>
      row
        .map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i])))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
