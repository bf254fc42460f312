import { ApiError, rawTable, text } from "./reader";
import type { Call } from "./types";
import type { LuaValue, Out } from "../bridge/values";

/** What decoding costs in the original, in microseconds for each character squared: 36,000 characters take 6 seconds. */
const DECODE_COST = 0.0048;

/** JSON as the original's: an empty table is a list, holes are null, decoding is slow beyond reason. */
export const JSON_FUNCTIONS: Record<string, Call> = {
  "JSON.encode": (args) => write(args.get(0)),
  "JSON.encode_pretty": (args) => JSON.stringify(JSON.parse(write(rawTable(args, 0))), undefined, 4),
  "JSON.decode": (args, host) => {
    const source = text(args, 0);
    host.charge(DECODE_COST * source.length * source.length);
    if (source === "") return undefined;
    try {
      return read(JSON.parse(source));
    } catch {
      throw new ApiError("JSON.decode: the text is no JSON");
    }
  },
};

/** null becomes nil: a hole in a list, no field in a record. Keys stay strings. */
function read(value: unknown): Out {
  if (value === null) return undefined;
  if (Array.isArray(value)) return value.map(read);
  if (typeof value === "object")
    return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, read(field)]));
  return value as string | number | boolean;
}

function write(value: LuaValue): string {
  if (value === undefined) return "null";
  if (typeof value !== "object") return typeof value === "number" ? numberText(value) : JSON.stringify(value);
  if (value.$ !== "table") throw new ApiError(`JSON.encode: a ${value.$} cannot be encoded`);
  const keys = [...value.fields.keys()];
  if (keys.every((key) => /^[1-9]\d*$/.test(key))) {
    const last = Math.max(value.list.length, ...keys.map(Number));
    const parts = Array.from({ length: last }, (_, i) =>
      write(value.list[i] ?? value.fields.get(String(i + 1))),
    );
    return `[${parts.join(",")}]`;
  }
  if (value.list.length > 0) throw new ApiError("JSON.encode: a table with numbers and names as keys");
  const parts = keys.map((key) => `${JSON.stringify(key)}:${write(value.fields.get(key))}`);
  return `{${parts.join(",")}}`;
}

function numberText(value: number): string {
  if (Number.isNaN(value)) return "null";
  if (!Number.isFinite(value)) return value > 0 ? "1e+9999" : "-1e+9999";
  return String(value);
}
