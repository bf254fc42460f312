import type { Json } from "./json";

/** The white space of a text of JSON. */
export interface Spacing {
  /** What a line begins with for each value that it is in; null where all stands in one line. */
  readonly indent: string | null;
  readonly line: string;
  /** A colon with its white space. */
  readonly colon: string;
  /** A comma with its white space, before the line's end. */
  readonly comma: string;
}

/** As Tabletop Simulator writes it, and as trees have it. */
export const PLAIN: Spacing = { indent: "  ", line: "\n", colon: ": ", comma: "," };

export function writeJson(json: Json, { indent, line, colon, comma }: Spacing): string {
  let out = "";
  const write = (value: Json, begin: string): void => {
    if (typeof value === "string") {
      out += value;
      return;
    }
    const keys = "keys" in value ? value.keys : undefined;
    const values = "items" in value ? value.items : value.values;
    out += keys === undefined ? "[" : "{";
    const inner = indent === null ? "" : begin + indent;
    values.forEach((item, i) => {
      if (i > 0) out += comma;
      out += inner;
      if (keys !== undefined) out += keys[i] + colon;
      write(item, inner);
    });
    if (values.length > 0) out += begin;
    out += keys === undefined ? "]" : "}";
  };
  write(json, indent === null ? "" : line);
  return out;
}
