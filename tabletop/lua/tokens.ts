/** The tokens of a Lua source, with the two that only MoonSharp has: `!=` and `|`. */
export interface Token {
  /** "name" is a word that is no keyword of an expression's end; others are their own text. */
  kind: "name" | "value" | "sign";
  text: string;
  at: number;
}

const SPACE = /[\s\uFEFF]+/y;
const NAME = /[A-Za-z_\u0080-\uFFFF][\w\u0080-\uFFFF]*/y;
const NUMBER = /0[xX][\da-fA-F.]+(?:[pP][+-]?\d+)?|(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?/y;
const LONG = /\[(=*)\[/y;
const SHORT = /"(?:[^"\\\n]|\\[^])*"?|'(?:[^'\\\n]|\\[^])*'?/y;
const SIGN = /\.\.\.|\.\.|[=~<>!]=|::|[^]/y;

function matched(pattern: RegExp, source: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(source)?.[0];
}

/** A long string or the inside of a long comment; undefined where none begins. */
function long(source: string, at: number): string | undefined {
  const open = matched(LONG, source, at);
  if (open === undefined) return undefined;
  const end = source.indexOf(`]${open.slice(1, -1)}]`, at + open.length);
  return end < 0 ? source.slice(at) : source.slice(at, end + open.length);
}

function commentAt(source: string, at: number): string | undefined {
  if (!source.startsWith("--", at)) return undefined;
  const block = long(source, at + 2);
  if (block !== undefined) return `--${block}`;
  const end = source.indexOf("\n", at);
  return end < 0 ? source.slice(at) : source.slice(at, end);
}

/** Splits a source into tokens, comments and space left out. Takes any text: what is no Lua is signs. */
export function luaTokens(source: string): Token[] {
  const out: Token[] = [];
  let at = 0;
  while (at < source.length) {
    const skipped = matched(SPACE, source, at) ?? commentAt(source, at);
    if (skipped !== undefined) {
      at += skipped.length;
      continue;
    }
    const value = long(source, at) ?? matched(SHORT, source, at) ?? matched(NUMBER, source, at);
    const name = value === undefined ? matched(NAME, source, at) : undefined;
    const text = value ?? name ?? matched(SIGN, source, at) ?? source.charAt(at);
    out.push({ kind: value !== undefined ? "value" : name !== undefined ? "name" : "sign", text, at });
    at += text.length;
  }
  return out;
}
