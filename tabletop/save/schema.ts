import { isRecord, SaveError } from "./check";
import { putAside } from "./aside";

/** Where a save is read as Tabletop Simulator reads it: what is stood in for, a line each. */
export type Notes = string[];

/**
 * Makes a clean copy of a value of a save; throws a SaveError with the path of what is wrong. With notes, a field of an
 * object that is wrong is put aside and noted, and the object does without it.
 */
export type Reader<T = unknown> = (value: unknown, path: string, notes?: Notes) => T;

/** Places and sizes further from 0 become this: it is exact in single precision, and so are sums of some of them. */
export const FURTHEST = 1e9;

const MOST_ENTRIES = 100_000;

function plain<T>(type: string, name: string): Reader<T> {
  return (value, path) => {
    if (typeof value !== type) throw new SaveError(path, `must be ${name}`);
    return value as T;
  };
}

export const text = plain<string>("string", "a text");
export const flag = plain<boolean>("boolean", "true or false");

export const number: Reader<number> = (value, path) => {
  if (typeof value !== "number" || !Number.isFinite(value)) throw new SaveError(path, "must be a number");
  return value;
};

/** A place, an angle or a size. */
export const measure: Reader<number> = (value, path) =>
  Math.min(FURTHEST, Math.max(-FURTHEST, number(value, path)));

export const numberOrText: Reader<number | string> = (value, path) =>
  typeof value === "string" ? value : number(value, path);

/** An object that nothing looks into. */
export const anyRecord: Reader<Record<string, unknown>> = (value, path) => {
  if (!isRecord(value)) throw new SaveError(path, "must be an object");
  return structuredClone(value);
};

export function list<T>(of: Reader<T>, most = MOST_ENTRIES): Reader<T[]> {
  return (value, path, notes) => {
    if (!Array.isArray(value)) throw new SaveError(path, "must be a list");
    if (value.length > most) throw new SaveError(path, `has ${value.length} entries; ${most} are the most`);
    return value.map((entry, i) => of(entry, `${path}[${i}]`, notes));
  };
}

export function record<T>(of: Reader<T>): Reader<Record<string, T>> {
  return (value, path, notes) => {
    if (!isRecord(value)) throw new SaveError(path, "must be an object");
    const entries = Object.entries(value).filter(([key]) => key !== "__proto__");
    return Object.fromEntries(entries.map(([key, entry]) => [key, of(entry, `${path}["${key}"]`, notes)]));
  };
}

/**
 * An object with these fields. One that is null is as if it were not there: it gets its default; without one it is a
 * fault where it is `needed`, but for `standins`, which are taken where there are notes. Other fields are kept as they
 * are.
 */
export function shape<T>(
  fields: Readonly<Record<string, Reader>>,
  needed: readonly string[],
  defaults: object = {},
  standins: Readonly<Record<string, unknown>> = {},
): Reader<T> {
  return (value, path, notes) => {
    if (!isRecord(value)) throw new SaveError(path, "must be an object");
    const out: Record<string, unknown> = structuredClone(defaults) as Record<string, unknown>;
    const prefix = path === "" ? "" : `${path}.`;
    for (const [key, field] of Object.entries(value)) {
      if (key === "__proto__") continue;
      if (!Object.hasOwn(fields, key)) out[key] = structuredClone(field);
      else if (field !== null && field !== undefined) readField(out, key, field, fields[key], prefix, notes);
      else if (notes !== undefined && field === null) putAside(out, key, null);
    }
    for (const key of needed) {
      if (out[key] !== undefined) continue;
      if (notes !== undefined && Object.hasOwn(standins, key)) out[key] = structuredClone(standins[key]);
      else fields[key](undefined, prefix + key);
    }
    return out as T;
  };
}

function readField(
  out: Record<string, unknown>,
  key: string,
  field: unknown,
  read: Reader,
  prefix: string,
  notes: Notes | undefined,
): void {
  if (notes === undefined) {
    out[key] = read(field, prefix + key);
    return;
  }
  try {
    out[key] = read(field, prefix + key, notes);
  } catch (error) {
    if (!(error instanceof SaveError)) throw error;
    notes.push(`${error.message}: this table does without it`);
    putAside(out, key, field);
  }
}
