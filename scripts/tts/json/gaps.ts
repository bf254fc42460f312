/** White space that a text of JSON has and its even layout has not, by the number of the part that it stands before. */
export type Gaps = Readonly<Record<string, string>>;

const GAP = /[ \t\r\n]*/y;
const WORD = /[^\s{}[\],:"]*/y;

/** Calls `visit` with each part of a text of JSON and the white space before it; the last part is empty. */
function eachPart(text: string, visit: (gap: string, part: string) => void): number {
  let count = 0;
  for (let at = 0; ; count++) {
    GAP.lastIndex = at;
    const gap = GAP.exec(text)?.[0] ?? "";
    at += gap.length;
    const end = endOfPart(text, at);
    visit(gap, text.slice(at, end));
    if (at === text.length) return count;
    at = end;
  }
}

function endOfPart(text: string, start: number): number {
  if (text[start] === '"') {
    let at = start + 1;
    while (text[at] !== '"') at += text[at] === "\\" ? 2 : 1;
    return at + 1;
  }
  WORD.lastIndex = start;
  const word = WORD.exec(text)?.[0].length ?? 0;
  return word > 0 ? start + word : Math.min(start + 1, text.length);
}

/** How many parts a text of JSON has. */
export function partsOf(text: string): number {
  return eachPart(text, () => undefined);
}

/** The white space of `text` that `even` has otherwise, where both have the same parts. */
export function gapsOf(text: string, even: string): Gaps {
  const expected: string[] = [];
  eachPart(even, (gap) => expected.push(gap));
  const gaps: Record<string, string> = {};
  let number = 0;
  eachPart(text, (gap) => {
    if (gap !== expected[number]) gaps[number] = gap;
    number++;
  });
  return gaps;
}

/** An even text with the gaps of another one of as many parts. */
export function withGaps(even: string, gaps: Gaps): string {
  const pieces: string[] = [];
  let number = 0;
  eachPart(even, (gap, part) => pieces.push(gaps[number++] ?? gap, part));
  return pieces.join("");
}
