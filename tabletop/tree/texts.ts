/** A piece of a text, and the file that it is; no file for what a tree's `$joined` says itself. */
export interface TextPart {
  file: string | undefined;
  text: string;
  /** The text of the file's source map, where one lies beside it as `FILE.map`. */
  map: string | undefined;
}

/** The texts of a tree that lie in files of their own, each with what it was joined of; the same text can be there twice. */
export type Texts = Map<string, (readonly TextPart[])[]>;

export function addText(texts: Texts, parts: readonly TextPart[]): void {
  const whole = parts.map(({ text }) => text).join("");
  texts.set(whole, [...(texts.get(whole) ?? []), parts]);
}

/** The piece that a line of a text is in, and which of its lines that is. */
export function partOfLine(
  parts: readonly TextPart[],
  line: number,
): { part: TextPart; line: number } | undefined {
  let before = 0;
  for (const [i, part] of parts.entries()) {
    const lines = part.text.split("\n").length - 1;
    const own = line - before;
    // What stands after the last line end of a piece is the beginning of the next one's first line.
    const hasLast = i === parts.length - 1 || !/(?:^|\n)$/.test(part.text);
    if (own <= lines || (own === lines + 1 && hasLast)) return { part, line: own };
    before += lines;
  }
  return undefined;
}
