import { SAVE } from "./words";
import type { NotebookTab } from "../tabletop/save/types";

const GREY = { r: 0.5, g: 0.5, b: 0.5 };

/** The Notebook, open to all; the script writes the log and, when all is over, the record. */
export function notebook(): Record<string, NotebookTab> {
  const pages = SAVE.pages.map((page, n): [string, NotebookTab] => [
    String(n),
    { ...page, color: "Grey", visibleColor: GREY, id: n },
  ]);
  return Object.fromEntries(pages);
}
