import type { Node } from "./syntax";

/** A piece of a text, from one offset up to another, and what takes its place. */
export interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** A text in the place of a node. */
export function replacing({ range: [from, to] }: Pick<Node, "range">, text: string): Edit {
  return { from, to, text };
}

/** A text where there is none yet. */
export function inserting(at: number, text: string): Edit {
  return { from: at, to: at, text };
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
