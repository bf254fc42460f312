/** A piece of a text, from one offset up to another, and what takes its place. */
export interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Makes all edits at once; none may overlap another. */
export function applyEdits(source: string, edits: readonly Edit[]): string {
  const pieces: string[] = [];
  let at = 0;
  for (const edit of [...edits].sort((one, other) => one.from - other.from || one.to - other.to)) {
    if (edit.from < at) throw new Error(`two edits of the bundle overlap at ${edit.from}`);
    pieces.push(source.slice(at, edit.from), edit.text);
    at = edit.to;
  }
  pieces.push(source.slice(at));
  return pieces.join("");
}
