/** A page of the Notebook, in the order in which they lie there. */
export const NOTEBOOK_PAGES = ["guide", "realm", "turn", "combat", "log", "record"] as const;

export interface Page {
  /** By its title the script finds a page again. */
  readonly title: string;
  /** With marks in square brackets, as everywhere in notes. */
  readonly body: string;
}

/** What a table says before any script runs. */
export interface SaveTexts {
  readonly name: string;
  readonly board: string;
  readonly table: string;
  readonly mat: (this: void, colour: string) => string;
  readonly pages: Readonly<Record<(typeof NOTEBOOK_PAGES)[number], Page>>;
}
