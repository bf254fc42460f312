export interface Page {
  /** By its title the script finds a page again. */
  readonly title: string;
  /** With marks in square brackets, as everywhere in notes. */
  readonly body: string;
}

/** What any table says before a script runs. */
export interface TableSaveTexts {
  readonly table: string;
  /** Pages that the script writes. */
  readonly log: Page;
  readonly record: Page;
}

/** What a table of one game says before a script runs. */
export interface SaveTexts {
  readonly name: string;
  readonly board: string;
  readonly table: string;
  readonly mat: (this: void, colour: string) => string;
  /** The Notebook, in the order in which its pages lie there. */
  readonly pages: readonly Page[];
}
