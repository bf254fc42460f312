/** The lines of a match as texts: one for each 64 of them, and one of all of these, so that a save joins a handful. */
export interface Scroll {
  chunks: string[];
  /** The first `bodied` chunks in one, and what stands after the last whole chunk. */
  body: string;
  bodied: number;
  tail: string;
}

export function newScroll(): Scroll {
  return { chunks: [], body: "", bodied: 0, tail: "" };
}

/** Adds a line; `chunk`: it is the last one of the chunk with this index, or -1. */
export function addLine(s: Scroll, line: string, chunk: number): void {
  s.tail += line;
  if (chunk < 0) return;
  s.chunks[chunk] = s.tail;
  s.tail = "";
}

/** Goes back or forth: to where `tail` stands after the whole chunks. */
export function rewind(s: Scroll, tail: string): void {
  s.tail = tail;
  s.body = "";
  s.bodied = 0;
}

/** The first `n` chunks in one; `before` and `after` stand around each. */
export function bodyOf(s: Scroll, n: number, before = "", after = ""): string {
  while (s.bodied < n) {
    s.body += before + s.chunks[s.bodied] + after;
    s.bodied++;
  }
  return s.body;
}
