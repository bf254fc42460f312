import type { AnyAction } from "../../core/types";

/** What a table waits for, and what keeps it from going on by itself. Nothing of it is saved. */
export interface Waiting {
  /** Whether what happens by itself is hurried until a person is asked. */
  hurried: boolean;
  /** Seconds that the asked seats have left; -1 without a timer. */
  secondsLeft: number;
  /** The revision whose time for an answer is over, -1 for none, and a pass that waits for it: answer-time.ts keeps both. */
  answered: number;
  pass: { readonly revision: number; readonly action: AnyAction } | undefined;
  /** The revision that people came back to: its phase does not end by itself. -1 for none. */
  revisited: number;
}

/** A table that waits for nothing. */
export function newWaiting(): Waiting {
  return { hurried: false, secondsLeft: -1, answered: -1, pass: undefined, revisited: -1 };
}
