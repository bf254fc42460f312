/**
 * Lines in few letters, for long records in saves: each word has a sign or two of its own, and a list of the words
 * goes along. A `words` line holds the list, a `packed` line any number of lines; lines.ts reads both.
 */

/** What can stand in a line, a Lua string and JSON without more ado; `;` ends a packed line, `#` begins a comment. */
const SIGNS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789!$%&'()*+,-./:<=>?@[]^_`{|}~";
/** So many words have one sign; those after them have two, of which the first is none of these. */
const SINGLE = 64;
const END = ";";
const END_CODE = 59;

export interface Packer {
  readonly codes: Record<string, string | undefined>;
  /** The words in their order, a blank before each. */
  words: string;
  size: number;
}

export function newPacker(): Packer {
  return { codes: {}, words: "", size: 0 };
}

/** So many different words have signs. */
export const ROOM = SINGLE + (SIGNS.length - SINGLE) * SIGNS.length;

/** Packs a line whose words are separated by single blanks. With more words than there is room for it cannot be read. */
export function pack(packer: Packer, line: string): string {
  let packed = "";
  for (const word of line.split(" ")) {
    let code = packer.codes[word];
    if (code === undefined) {
      code = codeOf(packer.size);
      packer.codes[word] = code;
      packer.words += ` ${word}`;
      packer.size++;
    }
    packed += code;
  }
  return packed + END;
}

function codeOf(n: number): string {
  if (n < SINGLE) return SIGNS.charAt(n);
  const rest = n - SINGLE;
  const second = rest % SIGNS.length;
  return SIGNS.charAt(SINGLE + (rest - second) / SIGNS.length) + SIGNS.charAt(second);
}

/** The place of each sign by its character code; -1 for what is none. */
const PLACES: readonly number[] = placesOf();

function placesOf(): number[] {
  const places: number[] = [];
  for (let code = 0; code < 128; code++) places[code] = -1;
  for (let i = 0; i < SIGNS.length; i++) places[SIGNS.charCodeAt(i)] = i;
  return places;
}

/** A line that was packed: its words, where each begins in the text, and where the next line does. */
export interface Unpacked {
  readonly words: string[];
  readonly starts: number[];
  readonly end: number;
  /** The sign that means nothing; empty where all do. */
  readonly unknown: string;
  /** Whether it would be longer than may be; `words` are then those before that. */
  readonly long: boolean;
}

/**
 * Reads the line that begins at `from`; `list` holds the words from its element `first` on. A line of more than `most`
 * characters, one blank after each word, is given up where it becomes too long.
 */
export function unpack(
  text: string,
  from: number,
  list: readonly string[],
  first: number,
  most: number,
): Unpacked {
  const words: string[] = [];
  const starts: number[] = [];
  let n = 0;
  let size = 0;
  let at = from;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === END_CODE) break;
    let place = placeOf(code);
    const begin = at;
    at++;
    if (place >= SINGLE) {
      const second = at < text.length ? placeOf(text.charCodeAt(at)) : -1;
      place = second < 0 ? -1 : SINGLE + (place - SINGLE) * SIGNS.length + second;
      at++;
    }
    starts[n] = begin;
    if (place < 0 || first + place >= list.length)
      return { words, starts, end: at, unknown: text.substring(begin, at), long: false };
    size += list[first + place].length + 1;
    if (size > most) return { words, starts, end: at, unknown: "", long: true };
    words[n] = list[first + place];
    n++;
  }
  return { words, starts, end: at + 1, unknown: "", long: false };
}

function placeOf(code: number): number {
  return code < 128 ? PLACES[code] : -1;
}
