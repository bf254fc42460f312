import type { NotebookTab } from "../tabletop/save/types";

/** A page of the Notebook, with marks in square brackets. */
export interface Page {
  readonly title: string;
  readonly body: string;
}

const GREY = { r: 0.5, g: 0.5, b: 0.5 };

/** The Notebook, open to all; its first page ends with the title and the version of what it is in. */
export function notebook(pages: readonly Page[], version: string): Record<string, NotebookTab> {
  const tabs = pages.map(({ title, body }, n): [string, NotebookTab] => [
    String(n),
    {
      ...{ title, body: n === 0 ? `${body}\n\n${version}` : body },
      ...{ color: "Grey", visibleColor: GREY, id: n },
    },
  ]);
  return Object.fromEntries(tabs);
}
