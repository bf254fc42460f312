import { SaveError } from "../save/check";

const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const [TAB, LINE, RETURN, SPACE, QUOTE, BACKSLASH] = [9, 10, 13, 32, 34, 92];

/** Goes through a text of JSON from its begin to its end. */
interface Scanner {
  /** Complains that something is missing at this place. */
  readonly fail: (wanted: string) => never;
  /** Passes over white space. */
  readonly skip: () => void;
  /** Takes what a sticky pattern finds here; undefined where it finds nothing. */
  readonly match: (pattern: RegExp) => string | undefined;
  /** Takes a text in quotes, as it stands. */
  readonly string: () => string;
  /** How many signs stand before this place. */
  readonly place: () => number;
  /** Takes a sign if it is here; the empty one is the end. */
  readonly takes: (sign: string) => boolean;
}

/** A scanner of `text`, whose complaints call it `name`. */
export function newScanner(text: string, name: string): Scanner {
  let at = 0;

  function fail(wanted: string): never {
    const before = text.slice(0, at);
    const place = `line ${before.split("\n").length}, column ${at - before.lastIndexOf("\n")}`;
    throw new SaveError(
      name,
      at >= text.length
        ? `ends in the middle (${place}): it was cut, or is not saved whole.`
        : `is no JSON: ${wanted} is missing at ${place}.`,
    );
  }

  function skip(): void {
    for (;;) {
      const code = text.charCodeAt(at);
      if (code !== SPACE && code !== LINE && code !== RETURN && code !== TAB) return;
      at++;
    }
  }

  function match(pattern: RegExp): string | undefined {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0];
    at += found?.length ?? 0;
    return found;
  }

  function string(): string {
    const start = at;
    if (text.charCodeAt(at) !== QUOTE) fail("a value");
    at++;
    for (;;) {
      const code = text.charCodeAt(at);
      if (code === QUOTE) return text.slice(start, ++at);
      if (code === BACKSLASH) {
        if (match(ESCAPE) === undefined) fail("an escape that JSON knows");
      } else if (code >= SPACE) at++;
      else fail("the quote that ends a text");
    }
  }

  function takes(sign: string): boolean {
    if ((text[at] ?? "") !== sign) return false;
    at += sign.length;
    return true;
  }

  return { fail, skip, match, string, takes, place: () => at };
}
