/** From ids of the notation to words. An id that is missing is shown as it is. */
export type Words<T> = Readonly<Record<string, T | undefined>>;

/** A name that goes with a number. */
export interface Noun {
  readonly one: string;
  readonly many: string;
}

/** A name, and a sentence or two about what it means. */
export interface Explained {
  readonly name: string;
  readonly text: string;
}

/** Something the table or a seat chooses: its values by id; numbers are described by the text alone. */
export interface OptionWords extends Explained {
  readonly values: Words<string>;
}

/** Colour ids by seat, as the state has them. */
export type Colours = readonly string[];

/** What a table calls by name in any game. */
export interface Names {
  readonly colours: Words<string>;
  readonly neutral: string;
  readonly nobody: string;
  readonly phases: Words<string>;
  /** What a step waits for, to stand after "the game waits for". */
  readonly steps: Words<string>;
  /** Options of the table, and what each seat decides for itself. */
  readonly options: Words<OptionWords>;
  readonly settings: Words<OptionWords>;
  readonly endings: Words<string>;
  /** What a reader expected: see text.missing and text.unknown. */
  readonly expected: Words<string>;
}
