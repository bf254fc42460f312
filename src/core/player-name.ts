const SPACE = 32;
const HASH = 35;
/** `"`, `<` and `>`. */
const MARKUP: readonly number[] = [34, 60, 62];

/** Longest name, in characters as the machine counts them: four times the longest that a table's people have. */
export const MOST_NAME = 400;

/**
 * Characters that change what stands around them on a terminal, beside those up to the blank: delete, the second set
 * of control characters, Unicode's ends of lines, and overrides of the direction of writing. They are looked for as
 * texts: where they are several bytes, no single one tells them.
 */
// oxfmt-ignore
const UNRULY = [
  "\u007f", "\u0080", "\u0081", "\u0082", "\u0083", "\u0084", "\u0085", "\u0086", "\u0087", "\u0088", "\u0089",
  "\u008a", "\u008b", "\u008c", "\u008d", "\u008e", "\u008f", "\u0090", "\u0091", "\u0092", "\u0093", "\u0094",
  "\u0095", "\u0096", "\u0097", "\u0098", "\u0099", "\u009a", "\u009b", "\u009c", "\u009d", "\u009e", "\u009f",
  "\u2028", "\u2029", "\u202a", "\u202b", "\u202c", "\u202d", "\u202e", "\u2066", "\u2067", "\u2068", "\u2069",
];

/**
 * A player's name as a record and a panel can hold it: blanks and characters that a terminal would obey made one blank,
 * none at its ends, no `#` where a word begins, for there it would begin a comment, none of `<`, `>` and `"`, which
 * would be markup among the letters of a panel, and no more than `MOST_NAME` characters.
 */
export function tameName(name: string): string {
  let plain = cutName(name);
  for (const unruly of UNRULY) if (plain.includes(unruly)) plain = plain.split(unruly).join(" ");
  let text = "";
  let blank = false;
  let inWord = false;
  const n = plain.length;
  for (let i = 0; i < n; i++) {
    const code = plain.charCodeAt(i);
    if (code <= SPACE) {
      blank = true;
      inWord = false;
    } else if (!MARKUP.includes(code) && (inWord || code !== HASH)) {
      if (blank && text !== "") text += " ";
      blank = false;
      inWord = true;
      text += plain.substring(i, i + 1);
    }
  }
  return text;
}

/** The beginning of a name that is too long, up to where a whole character ends. */
function cutName(name: string): string {
  if (name.length <= MOST_NAME) return name;
  let end = MOST_NAME;
  while (end > MOST_NAME - 4 && isInside(name.charCodeAt(end))) end--;
  return name.substring(0, end);
}

/** Whether a character cannot begin one: a byte of UTF-8 after the first, the second half of a surrogate pair. */
function isInside(code: number): boolean {
  return (code >= 0x80 && code < 0xc0) || (code >= 0xdc00 && code < 0xe000);
}
