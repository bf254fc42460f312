import { NOTEBOOK_PAGES } from "../src/text/notebook";
import { SAVE } from "./words";
import type { NotebookTab } from "../tabletop/save/types";

const GREY = { r: 0.5, g: 0.5, b: 0.5 };

/** The Notebook, open to all; the script writes the log and, when all is over, the record. */
export function notebook(): Record<string, NotebookTab> {
  const pages = NOTEBOOK_PAGES.map((id, n): [string, NotebookTab] => [
    String(n),
    { ...SAVE.pages[id], color: "Grey", visibleColor: GREY, id: n },
  ]);
  return Object.fromEntries(pages);
}
