import { alignment, number, numbers, padding } from "./values";
import type { Axis } from "./anchor";
import { inGroup, type Item, type Wants } from "./item";

interface Grid {
  cell: readonly [number, number];
  gap: readonly [number, number];
  padding: readonly [number, number, number, number];
  count: number;
}

function gridOf(item: Item): Grid {
  const pair = (name: string, otherwise: number): [number, number] => {
    const [x = otherwise, y = x] = numbers(item.attributes[name]);
    return [x, y];
  };
  return {
    cell: pair("cellSize", 100),
    gap: pair("spacing", 0),
    padding: padding(item.attributes["padding"]),
    count: item.children.filter(inGroup).length,
  };
}

/** Columns: what the constraint says, else what the width holds. */
function columnsOf(item: Item, grid: Grid): number {
  const asked = Math.max(1, Math.round(number(item.attributes["constraintCount"]) ?? 2));
  const constraint = item.attributes["constraint"] ?? "Flexible";
  if (constraint === "FixedColumnCount") return asked;
  if (constraint === "FixedRowCount") return Math.max(1, Math.ceil(grid.count / asked - 0.001));
  const [left, right] = grid.padding;
  const room = item.size[0] - left - right + grid.gap[0] + 0.001;
  return Math.max(1, Math.floor(room / (grid.cell[0] + grid.gap[0])));
}

/** A grid without a constraint prefers as many columns as make it square, and can do with one. */
export function gridWants(item: Item, axis: Axis): Wants {
  const grid = gridOf(item);
  const along = (cells: number): number =>
    grid.padding[axis * 2] +
    grid.padding[axis * 2 + 1] +
    (grid.cell[axis] + grid.gap[axis]) * cells -
    grid.gap[axis];
  if (axis === 1) {
    const rows = along(Math.ceil(grid.count / columnsOf(item, grid) - 0.001));
    return { min: rows, preferred: rows, flexible: 0 };
  }
  const fixed = (item.attributes["constraint"] ?? "Flexible") !== "Flexible";
  const columns = fixed ? columnsOf(item, grid) : Math.ceil(Math.sqrt(grid.count));
  return { min: along(fixed ? columns : 1), preferred: along(columns), flexible: 0 };
}

/** Places the children of a grid along one axis: cells of one size, row after row, or column after column. */
export function layGrid(item: Item, axis: Axis): void {
  const grid = gridOf(item);
  const columns = columnsOf(item, grid);
  const rows = Math.ceil(grid.count / columns);
  const down = item.attributes["startAxis"] === "Vertical";
  const corner = item.attributes["startCorner"] ?? "UpperLeft";
  const backwards = axis === 0 ? corner.endsWith("Right") : corner.startsWith("Lower");
  const lines = down ? rows : columns;
  const used = [Math.min(columns, grid.count), Math.min(rows, grid.count)][axis];
  const needed = used * (grid.cell[axis] + grid.gap[axis]) - grid.gap[axis];
  const before = grid.padding[axis * 2];
  const room = item.size[axis] - before - grid.padding[axis * 2 + 1];
  const start = before + (room - needed) * alignment(item.attributes["childAlignment"], [0, 0])[axis];
  for (const [index, child] of item.children.filter(inGroup).entries()) {
    const place = (axis === 0) === down ? Math.floor(index / lines) : index % lines;
    const cell = backwards ? used - 1 - place : place;
    child.size[axis] = grid.cell[axis];
    child.at[axis] = item.at[axis] + start + cell * (grid.cell[axis] + grid.gap[axis]);
  }
}
