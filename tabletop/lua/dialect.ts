import { words } from "../save/words";
import { luaTokens, type Token } from "./tokens";

interface Edit {
  at: number;
  length: number;
  text: string;
}

/**
 * Turns what only MoonSharp parses into Lua 5.2: `a != b`, `|x, y| x + y`, a function of one expression, and `\u{25C9}`
 * in a text. Every line stays where it is; columns move after a function alone, and Lua 5.2 tells none.
 */
export function asLua52(source: string): string {
  if (!/!=|\||\\u\{/.test(source)) return source;
  const tokens = luaTokens(source);
  const edits: Edit[] = [];
  let i = 0;
  while (i < tokens.length) {
    const { text, at, kind } = tokens[i];
    if (kind === "value" && !text.startsWith("[")) edits.push(...letters(text, at));
    if (text === "!=") edits.push({ at, length: 2, text: "~=" });
    i = text === "|" ? shortFunction(tokens, i, edits) : i + 1;
  }
  return edited(source, edits);
}

const ESCAPE = /\\(?:u\{([\da-fA-F]{1,8})\}|[^])/g;

/** The letters of a text that are given by their numbers, as bytes of UTF-8. */
function letters(text: string, at: number): Edit[] {
  return [...text.matchAll(ESCAPE)].flatMap(({ 0: all, 1: digits, index }) => {
    const number = Number.parseInt(digits ?? "", 16);
    if (Number.isNaN(number) || number > 0x10ffff) return [];
    const bytes = new TextEncoder().encode(String.fromCodePoint(number));
    const escaped = [...bytes].map((byte) => `\\${String(byte).padStart(3, "0")}`).join("");
    return [{ at: at + index, length: all.length, text: escaped }];
  });
}

/** Notes what makes a function of `|names|` and the expression after it; gives where that begins. */
function shortFunction(tokens: readonly Token[], open: number, edits: Edit[]): number {
  const close = namesEnd(tokens, open);
  const end = expressionEnd(tokens, close + 1);
  if (end === undefined || end === close + 1) return open + 1;
  const last = tokens[end - 1];
  edits.push({ at: tokens[open].at, length: 1, text: "function(" });
  edits.push({ at: tokens[close].at, length: 1, text: ") return " });
  edits.push({ at: last.at + last.text.length, length: 0, text: " end" });
  return close + 1;
}

/** The index of the stroke that ends the names of a function; that of the end where none does. */
function namesEnd(tokens: readonly Token[], open: number): number {
  let close = open + 1;
  while (close < tokens.length && tokens[close].text !== "|") close++;
  return close;
}

const UNARY = new Set(["not", "-", "#"]);
const BINARY = new Set(words("+ - * / % ^ .. == ~= != < <= > >= and or"));
const PAIRS: Readonly<Record<string, string | undefined>> = { "(": ")", "[": "]", "{": "}" };

/** The index after an expression that begins at an index; undefined where none does. */
function expressionEnd(tokens: readonly Token[], from: number): number | undefined {
  let at: number | undefined = from;
  for (;;) {
    while (UNARY.has(textAt(tokens, at))) at++;
    at = operandEnd(tokens, at);
    if (at === undefined || !BINARY.has(textAt(tokens, at))) return at;
    at++;
  }
}

function textAt(tokens: readonly Token[], at: number): string {
  return (tokens[at] as Token | undefined)?.text ?? "";
}

function operandEnd(tokens: readonly Token[], from: number): number | undefined {
  const text = textAt(tokens, from);
  if (text === "function") return nestingEnd(tokens, from, "name");
  if (text === "|") return expressionEnd(tokens, namesEnd(tokens, from) + 1);
  let at = from;
  if (PAIRS[text] !== undefined) at = nestingEnd(tokens, from, "sign");
  else if (text === "..." || (tokens[from] as Token | undefined)?.kind !== "sign") at = from + 1;
  if (at === from || from >= tokens.length) return undefined;
  return suffixEnd(tokens, at, tokens[from]);
}

/** What is called or looked into stays part of the operand; a text or a table may be what a name is called with. */
function suffixEnd(tokens: readonly Token[], from: number, first: Token): number {
  let at = from;
  if (first.kind === "value" || first.text === "{") return at;
  for (;;) {
    const next = tokens[at] as Token | undefined;
    if (next === undefined) return at;
    if (next.text === "." || next.text === ":") at += 2;
    else if (PAIRS[next.text] !== undefined) at = nestingEnd(tokens, at, "sign");
    else if (next.kind === "value" && /^["'[]/.test(next.text)) at++;
    else return at;
  }
}

/** What opens and what closes, of brackets and of blocks. */
const NESTING = {
  sign: { opening: Object.keys(PAIRS), closing: Object.values(PAIRS) },
  name: { opening: ["function", "if", "do", "repeat"], closing: ["end", "until"] },
};

/** The index after the bracket or the word that ends what is opened at an index. */
function nestingEnd(tokens: readonly Token[], from: number, of: keyof typeof NESTING): number {
  const { opening, closing } = NESTING[of];
  let depth = 0;
  for (let at = from; at < tokens.length; at++) {
    const { text, kind } = tokens[at];
    if (kind !== of) continue;
    if (opening.includes(text)) depth++;
    else if (closing.includes(text) && --depth === 0) return at + 1;
  }
  return tokens.length;
}

function edited(source: string, edits: readonly Edit[]): string {
  const sorted = edits
    .map((edit, i) => ({ ...edit, i }))
    .sort((one, other) => one.at - other.at || one.i - other.i);
  let out = "";
  let from = 0;
  for (const { at, length, text } of sorted) {
    out += source.slice(from, at) + text;
    from = at + length;
  }
  return out + source.slice(from);
}
