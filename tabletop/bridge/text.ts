/**
 * The text that values cross as: tokens, each ended by a separator that no string may hold; the first letter says the
 * kind. z nil, t true, f false, n number, s string, o object, p player, F function, v vector, c colour, between `{` and
 * `}` the keys and values of a table, one after the other, and between `[` and `]` the values under 1, 2, 3 ... of one
 * that has no others. `prelude.ts` has the other end.
 */
import type { LuaTable, LuaValue, Out } from "./values";

export const SEPARATOR = "\x1f";

/** The tokens of a text; the last separator ends the last token. */
export function tokens(text: string): string[] {
  const list = text.split(SEPARATOR);
  list.pop();
  return list;
}

/** Reads the values from the token at `from` on. */
export function decode(list: readonly string[], from: number): LuaValue[] {
  const values: LuaValue[] = [];
  const cursor = { list, at: from };
  while (cursor.at < list.length) values.push(read(cursor));
  return values;
}

function read(cursor: { list: readonly string[]; at: number }): LuaValue {
  const token = cursor.list[cursor.at++];
  const rest = token.slice(1);
  switch (token[0]) {
    case "t":
      return true;
    case "f":
      return false;
    case "n":
      return toNumber(rest);
    case "s":
      return rest;
    case "o":
      return { $: "object", handle: Number(rest) };
    case "p":
      return { $: "player", key: rest };
    case "F":
      return { $: "function", id: Number(rest) };
    case "{":
      return readTable(cursor);
    case "[":
      return readList(cursor);
    default:
      return undefined;
  }
}

/** What every list has: a board's lines are thousands of them. */
const NO_FIELDS: ReadonlyMap<string, LuaValue> = new Map();

function readList(cursor: { list: readonly string[]; at: number }): LuaTable {
  const list: LuaValue[] = [];
  while (cursor.list[cursor.at] !== "]") list.push(read(cursor));
  cursor.at++;
  return { $: "table", list, fields: NO_FIELDS };
}

function readTable(cursor: { list: readonly string[]; at: number }): LuaTable {
  const numbered = new Map<number, LuaValue>();
  const fields = new Map<string, LuaValue>();
  while (cursor.list[cursor.at] !== "}") {
    const key = read(cursor);
    const value = read(cursor);
    if (typeof key === "number") numbered.set(key, value);
    else fields.set(keyText(key), value);
  }
  cursor.at++;
  const list: LuaValue[] = [];
  for (let i = 1; numbered.has(i); i++) {
    list.push(numbered.get(i));
    numbered.delete(i);
  }
  for (const [key, value] of numbered) fields.set(String(key), value);
  return { $: "table", list, fields };
}

function keyText(key: LuaValue): string {
  return typeof key === "string" ? key : String(key === true);
}

/** Lua 5.2 writes inf and nan, MoonSharp Infinity and NaN. */
function toNumber(text: string): number {
  const number = Number(text);
  if (!Number.isNaN(number) || !/^-?inf/i.test(text)) return number;
  return text.startsWith("-") ? -Infinity : Infinity;
}

/** Writes values as text. Strings must not hold the separator: it is left out. */
export function encode(values: readonly Out[]): string {
  const out: string[] = [];
  for (const value of values) write(out, value);
  return out.length === 0 ? "" : out.join(SEPARATOR) + SEPARATOR;
}

function write(out: string[], value: Out): void {
  if (value === undefined) out.push("z");
  else if (typeof value === "boolean") out.push(value ? "t" : "f");
  else if (typeof value === "number") out.push(`n${value}`);
  else if (typeof value === "string") out.push(`s${value.replaceAll(SEPARATOR, "")}`);
  else if (Array.isArray(value)) writeList(out, value as readonly Out[]);
  else writeRecord(out, value);
}

function writeList(out: string[], list: readonly Out[]): void {
  out.push("{");
  list.forEach((value, i) => {
    out.push(`n${i + 1}`);
    write(out, value);
  });
  out.push("}");
}

function writeRecord(out: string[], value: object): void {
  const record = value as Record<string, Out>;
  switch (record["$"]) {
    case "object":
      out.push(`o${numberOf(record["handle"])}`);
      return;
    case "player":
      out.push(`p${record["key"] as string}`);
      return;
    case "vector":
      out.push("v", ...["x", "y", "z"].map((key) => numberOf(record[key])));
      return;
    case "color":
      out.push("c", ...["r", "g", "b", "a"].map((key) => numberOf(record[key])));
      return;
    case "numbered":
      writeFields(out, record["entries"] as object, "n");
      return;
    default:
      writeFields(out, record, "s");
  }
}

function writeFields(out: string[], fields: object, kind: "n" | "s"): void {
  out.push("{");
  for (const [key, field] of Object.entries(fields) as [string, Out][]) {
    if (field === undefined) continue;
    out.push(kind + key);
    write(out, field);
  }
  out.push("}");
}

function numberOf(value: Out): string {
  return typeof value === "number" ? String(value) : "0";
}
