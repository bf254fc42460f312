import { isRecord, SaveError } from "../../../tabletop/save/check";
import { list, number, text, type Reader } from "../../../tabletop/save/schema";

/** What ships is read as the table reads saves, by readers that refuse what Tabletop Simulator passes over in silence. */
export const TEXTS = list(text);
export const WHOLE = within(-Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER, true);

type Fields = Readonly<Record<string, Reader>>;

/** All that is wrong with a value, one line each. */
export class Faults extends Error {
  constructor(readonly lines: readonly string[]) {
    super(lines.join("\n"));
  }
}

/** Reads all of it, and throws what was wrong with any. */
export function readAll(reads: readonly (() => unknown)[]): void {
  const lines: string[] = [];
  for (const read of reads)
    try {
      read();
    } catch (error) {
      if (error instanceof Faults) lines.push(...error.lines);
      else if (error instanceof SaveError) lines.push(error.message);
      else throw error;
    }
  if (lines.length > 0) throw new Faults(lines);
}

export function within(least: number, most: number, whole = false): Reader<number> {
  return (value, path) => {
    const n = number(value, path);
    if (n < least || n > most) throw new SaveError(path, `must be from ${least} to ${most}`);
    if (whole && !Number.isInteger(n)) throw new SaveError(path, "must be a whole number");
    return n;
  };
}

export function oneOf(...values: readonly (string | number)[]): Reader {
  return (value, path) => {
    if (!values.some((one) => one === value))
      throw new SaveError(path, `must be one of its values (${values.join(", ")})`);
    return value;
  };
}

export function matching(pattern: RegExp): Reader<string> {
  return (value, path) => {
    if (!pattern.test(text(value, path))) throw new SaveError(path, `must match pattern ${pattern.source}`);
    return String(value);
  };
}

export function listOf(of: Reader, least = 0, most = Infinity): Reader {
  return (value, path) => {
    if (!Array.isArray(value)) throw new SaveError(path, "must be a list");
    const entries: readonly unknown[] = value;
    if (entries.length < least || entries.length > most)
      throw new SaveError(path, `has ${entries.length} entries: ${least} to ${most} may be there`);
    readAll(entries.map((entry, i) => () => of(entry, `${path}[${i}]`)));
    return entries;
  };
}

/** An object with these keys and no others: all of `required`, any of `optional`. */
export function shape(required: Fields, optional: Fields = {}): Reader {
  const fields = { ...required, ...optional };
  return (value, path) => {
    if (!isRecord(value)) throw new SaveError(path, "must be an object");
    const prefix = path === "" ? "" : `${path}.`;
    readAll([
      () => needs(Object.keys(required))(value, path),
      ...Object.keys(value).map((key) => () => {
        if (!Object.hasOwn(fields, key)) throw new SaveError(path, `has the key ${key}, which is none`);
        return fields[key](value[key], prefix + key);
      }),
    ]);
    return value;
  };
}

/** An object that has these keys. */
export function needs(keys: readonly string[]): Reader {
  return (value, path) => {
    const missing = keys.filter((key) => !isRecord(value) || value[key] === undefined);
    if (missing.length > 0)
      throw new SaveError(path, `must have required property ${missing.map((key) => `'${key}'`).join(", ")}`);
    return value;
  };
}

/** An object whose keys fit a pattern. */
export function mapOf(keys: RegExp, of: Reader): Reader {
  return (value, path) => {
    if (!isRecord(value)) throw new SaveError(path, "must be an object");
    readAll(
      Object.entries(value).map(([key, entry]) => () => {
        if (!keys.test(key)) throw new SaveError(path, `has the key ${key}, which is none`);
        return of(entry, `${path}[${key}]`);
      }),
    );
    return value;
  };
}

/** The same reader for several keys. */
export function all(names: string, of: Reader): Record<string, Reader> {
  return Object.fromEntries(names.split(" ").map((name) => [name, of]));
}

export const XYZ = shape(all("x y z", number));
export const COLOUR = shape(all("r g b", within(0, 1)), { a: within(0, 1) });
export const SNAP_POINTS = listOf(shape({ Position: XYZ }, { Rotation: XYZ, Tags: TEXTS }));
