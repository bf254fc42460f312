import type { NotebookTab } from "../tabletop/save/types";

/** A page of the Notebook, with marks in square brackets. */
export interface Page {
  readonly title: string;
  readonly body: string;
}

const GREY = { r: 0.5, g: 0.5, b: 0.5 };

/** The Notebook, open to all. */
export function notebook(pages: readonly Page[]): Record<string, NotebookTab> {
  const tabs = pages.map((page, n): [string, NotebookTab] => [
    String(n),
    { ...page, color: "Grey", visibleColor: GREY, id: n },
  ]);
  return Object.fromEntries(tabs);
}
