/** A territory as a seat sees it that has pressed on it. */
export interface LandView {
  readonly title: string;
  /** Whose it is, what stands there, what it brings. */
  readonly facts: readonly string[];
  /** What the seat can do with it now, and what not and why; one line for all where it cannot do anything. */
  readonly deeds: readonly Deed[];
}

export interface Deed {
  readonly can: boolean;
  readonly text: string;
}
