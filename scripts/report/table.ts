/** A table of a report, and how its rows are written. */

type Cell = string | number | null;

/** How a table is drawn; `columns` are those of its plot by their ids. */
export type Drawing = "shares" | "means" | "picks" | "bars" | "bands" | "lines";

export interface Table {
  readonly id: string;
  readonly title: string;
  /** What it shows, and what was found, in a sentence or two. */
  readonly says: string;
  readonly columns: readonly { readonly id: string; readonly title: string }[];
  readonly rows: readonly (readonly Cell[])[];
  readonly drawing?: Drawing;
}

/** With so many places at the most. */
export const cut = (value: number, places = 2): number => Number(value.toFixed(places));
/** Columns by their ids and titles, in this order. */
export const columns = (titles: Readonly<Record<string, string>>): Table["columns"] =>
  Object.entries(titles).map(([id, title]) => ({ id, title }));

/** Rounds of fewer seats than this share are left out: a few long games say little of all. */
export const ENOUGH = 0.05;
