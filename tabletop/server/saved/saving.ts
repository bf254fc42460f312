/** How the game at the table was saved last, and what of it is not saved. Only this file writes it. */
export interface Saving {
  /** When the first unsaved change happened; undefined: all is saved. */
  unsavedSince: number | undefined;
  /** Settled when the last autosave is written. */
  writing: Promise<void>;
  /** The last autosave; empty where there is none of this game. What `Records.match` says of it, if it has a match. */
  text: string;
  match: string | undefined;
  /** Why the game could not be saved the last time, and when people were told so; undefined once it was. */
  failure: { why: string; noticedAt: number | undefined } | undefined;
  /** When the game that went on at the start was saved, in milliseconds since 1970; undefined for a new one. */
  resumedFrom: number | undefined;
}

export function newSaving(): Saving {
  return {
    ...{ unsavedSince: undefined, writing: Promise.resolve(), text: "", match: undefined },
    ...{ failure: undefined, resumedFrom: undefined },
  };
}

/** Something has changed. */
export function markUnsaved(saving: Saving): void {
  saving.unsavedSince ??= performance.now();
}

/** Begins to write all changes until now, after what is being written; settled when that is done. */
export async function beginSave(saving: Saving, write: () => Promise<void>): Promise<void> {
  saving.unsavedSince = undefined;
  saving.writing = saving.writing.then(write);
  return saving.writing;
}

export function markSaved(saving: Saving, text: string, match: string | undefined): void {
  saving.text = text;
  saving.match = match;
  saving.failure = undefined;
}

/** Notes why the game could not be saved; `isTold`: people are told of it now. */
export function markFailed(saving: Saving, why: string, isTold: boolean): void {
  markUnsaved(saving);
  saving.failure = { why, noticedAt: isTold ? performance.now() : saving.failure?.noticedAt };
}

/** The game of a save goes on that was written at `when`. */
export function markResumed(saving: Saving, when: number, match: string | undefined): void {
  saving.resumedFrom = when;
  saving.match = match;
}

/** Another game is at the table. */
export function forgetSaved(saving: Saving): void {
  saving.text = "";
  saving.resumedFrom = undefined;
}
