import { flag, type Attributes } from "./values";

/** A cell's attributes: its padding is its table's, unless either says that it is its own. */
export function cellAttributes(cell: Attributes, table: Attributes): Attributes {
  const own = flag(cell["overrideGlobalCellPadding"], false) || !flag(table["useGlobalCellPadding"], true);
  return own ? cell : { ...cell, padding: table["cellPadding"] ?? "0 0 0 0" };
}
