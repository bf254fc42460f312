/** Where something stands in a text; both count from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** A JSON text as a value, with the place of each part by its path: `seats[1].coins`, empty for the whole. */
export interface Parsed {
  readonly value: unknown;
  readonly places: ReadonlyMap<string, Place>;
}

/** Thrown inside this file alone. */
class SyntaxFault extends Error {
  constructor(
    message: string,
    readonly at: number,
  ) {
    super(message);
  }
}

/** Longest text that is read: the object of a game has some 40,000 characters. */
const MAX_JSON = 1000000;
/** Deepest nesting that is read; the object of a game has four levels. */
const MAX_DEPTH = 64;
const ESCAPES: Readonly<Record<string, string | undefined>> = {
  '"': '"',
  "\\": "\\",
  "/": "/",
  b: "\b",
  f: "\f",
  n: "\n",
  r: "\r",
  t: "\t",
};

/** Parses JSON as RFC 8259 has it, but no object may have a key twice. */
export function parseJson(text: string): Parsed | { readonly place: Place; readonly message: string } {
  if (text.length > MAX_JSON) {
    return { place: { line: 1, column: 1 }, message: `it is longer than ${MAX_JSON} characters` };
  }
  const starts = lineStarts(text);
  const places = new Map<string, Place>();
  const parser = new Parser(text, (path, at) => places.set(path, placeOf(starts, at)));
  try {
    return { value: parser.whole(), places };
  } catch (fault) {
    if (!(fault instanceof SyntaxFault)) throw fault;
    return { place: placeOf(starts, fault.at), message: fault.message };
  }
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return starts;
}

/** The last line that starts at or before a character, by bisection. */
function placeOf(starts: readonly number[], at: number): Place {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (starts[middle] <= at) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: at - starts[low] + 1 };
}

class Parser {
  private at = 0;

  constructor(
    private readonly text: string,
    private readonly note: (path: string, at: number) => void,
  ) {}

  whole(): unknown {
    const value = this.value("", 0);
    this.blanks();
    if (this.at < this.text.length) this.fail("the text should end here");
    return value;
  }

  private fail(message: string): never {
    throw new SyntaxFault(this.at < this.text.length ? message : "the text ends too early", this.at);
  }

  private blanks(): void {
    while (" \t\r\n".includes(this.text[this.at] ?? "x")) this.at++;
  }

  private value(path: string, depth: number): unknown {
    this.blanks();
    if (depth > MAX_DEPTH) this.fail(`this is nested deeper than ${MAX_DEPTH} levels`);
    this.note(path, this.at);
    switch (this.text[this.at]) {
      case "{":
        return this.object(path, depth);
      case "[":
        return this.list(path, depth);
      case '"':
        return this.string();
      default:
        return this.literal();
    }
  }

  private object(path: string, depth: number): Record<string, unknown> {
    const table: Record<string, unknown> = {};
    this.at++;
    this.blanks();
    if (this.skip("}")) return table;
    do {
      this.blanks();
      const start = this.at;
      if (this.text[this.at] !== '"') this.fail("a key in quotes should stand here");
      const key = this.string();
      const below = path === "" ? key : `${path}.${key}`;
      if (Object.hasOwn(table, key)) {
        this.at = start;
        this.fail("this key stands in its object twice");
      }
      this.blanks();
      if (!this.skip(":")) this.fail("a colon should stand here");
      const value = this.value(below, depth + 1);
      Object.defineProperty(table, key, { value, enumerable: true, writable: true, configurable: true });
      this.blanks();
    } while (this.skip(","));
    if (!this.skip("}")) this.fail("a comma or a closing brace should stand here");
    return table;
  }

  private list(path: string, depth: number): unknown[] {
    const values: unknown[] = [];
    this.at++;
    this.blanks();
    if (this.skip("]")) return values;
    do {
      values.push(this.value(`${path}[${values.length}]`, depth + 1));
      this.blanks();
    } while (this.skip(","));
    if (!this.skip("]")) this.fail("a comma or a closing bracket should stand here");
    return values;
  }

  private skip(sign: string): boolean {
    if (this.text[this.at] !== sign) return false;
    this.at++;
    return true;
  }

  private string(): string {
    let text = "";
    this.at++;
    for (;;) {
      const plain = /[^"\\\u0000-\u001f]*/y;
      plain.lastIndex = this.at;
      const run = plain.exec(this.text)?.[0] ?? "";
      text += run;
      this.at += run.length;
      if (this.skip('"')) return text;
      if (this.text[this.at] !== "\\") this.fail("this cannot stand in a text in quotes");
      text += this.escape();
    }
  }

  private escape(): string {
    const code = /\\u([0-9a-fA-F]{4})/y;
    code.lastIndex = this.at;
    const digits = code.exec(this.text)?.[1];
    if (digits !== undefined) {
      this.at += 6;
      return String.fromCharCode(parseInt(digits, 16));
    }
    const sign = ESCAPES[this.text[this.at + 1] ?? ""];
    if (sign === undefined) this.fail("this is no escape sequence");
    this.at += 2;
    return sign;
  }

  private literal(): unknown {
    const word = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
    word.lastIndex = this.at;
    const found = word.exec(this.text)?.[0];
    const behind = found === undefined ? "" : this.text[this.at + found.length];
    if (found === undefined || /[\w.+-]/.test(behind ?? "")) this.fail("a JSON value should stand here");
    this.at += found.length;
    return JSON.parse(found);
  }
}
