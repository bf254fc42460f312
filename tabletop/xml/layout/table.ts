import { flag, number, numbers, padding } from "./values";
import type { Axis } from "./anchor";
import type { Item, Wants } from "./item";

const span = (cell: Item): number => Math.max(1, Math.round(number(cell.attributes["columnSpan"]) ?? 1));
const rowsOf = (table: Item): Item[] => table.children.filter(({ kind }) => kind === "Row");
const cellsOf = (row: Item): Item[] => row.children.filter(({ kind }) => kind === "Cell");

/** Heights that the rows give themselves; 0 for those that share what is left. */
function rowHeights(table: Item): number[] {
  return rowsOf(table).map((row) => number(row.attributes["preferredHeight"]) ?? 0);
}

/** Columns of the widest row, each with the width that `columnWidths` gives it; 0 for a share of the rest. */
function columnWidths(table: Item): number[] {
  const given = numbers(table.attributes["columnWidths"]);
  const needed = Math.max(
    1,
    ...rowsOf(table).map((row) => cellsOf(row).reduce((sum, cell) => sum + span(cell), 0)),
  );
  return Array.from({ length: needed }, (_, index) => given[index] ?? 0);
}

/** Those without a length share what the others and the gaps leave. */
function share(lengths: readonly number[], room: number, gap: number): number[] {
  const free = lengths.filter((length) => length <= 0).length;
  const taken = lengths.reduce((sum, length) => sum + Math.max(0, length), 0) + gap * (lengths.length - 1);
  const each = free > 0 ? Math.max(0, (room - taken) / free) : 0;
  return lengths.map((length) => (length > 0 ? length : each));
}

/** The height that a table gives itself: the sum of its rows, where it is told to add them up. */
export function ownHeight(table: Item): number | undefined {
  if (table.kind !== "TableLayout" || !flag(table.attributes["autoCalculateHeight"], false)) return undefined;
  const heights = rowHeights(table);
  const [, , top, bottom] = padding(table.attributes["padding"]);
  const gap = number(table.attributes["cellSpacing"]) ?? 0;
  return (
    heights.reduce((sum, height) => sum + height, 0) + gap * Math.max(0, heights.length - 1) + top + bottom
  );
}

export function tableWants(table: Item, axis: Axis): Wants {
  return { min: 0, preferred: axis === 1 ? (ownHeight(table) ?? 0) : 0, flexible: 0 };
}

/** Places rows and cells of a table along one axis. */
export function layTable(table: Item, axis: Axis): void {
  const sides = padding(table.attributes["padding"]);
  const before = sides[axis * 2];
  const room = table.size[axis] - before - sides[axis * 2 + 1];
  const gap = number(table.attributes["cellSpacing"]) ?? 0;
  const lengths = share(axis === 0 ? columnWidths(table) : rowHeights(table), room, gap);
  let top = table.at[axis] + before;
  for (const [index, row] of rowsOf(table).entries()) {
    row.at[axis] = axis === 0 ? table.at[0] + before : top;
    row.size[axis] = axis === 0 ? room : lengths[index];
    top += lengths[index] + gap;
    if (axis === 0) layCells(row, lengths, gap);
    else
      for (const cell of cellsOf(row)) {
        cell.at[1] = row.at[1];
        cell.size[1] = row.size[1];
      }
  }
}

function layCells(row: Item, widths: readonly number[], gap: number): void {
  let column = 0;
  let at = row.at[0];
  for (const cell of cellsOf(row)) {
    const mine = widths.slice(column, column + span(cell));
    column += span(cell);
    cell.at[0] = at;
    cell.size[0] = mine.reduce((sum, width) => sum + width, 0) + gap * Math.max(0, mine.length - 1);
    at += cell.size[0] + gap;
  }
}
