import { kindName, type LuaTable, type LuaValue } from "../bridge/values";
import { single } from "../world/vectors";
import type { RGB, XYZ } from "../save/types";
import type { Place, TableObject, World } from "../world/types";
import { namedColor } from "../save/colors";

/** What a script did wrong in a call; becomes an error in Lua. */
export class ApiError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "ApiError";
  }
}

/** The arguments of a call, or the fields of a table among them. */
export interface Source {
  world: World;
  /** How complaints name it: `setPosition`, `spawnObjectData.data`. */
  name: string;
  get: (key: number | string) => LuaValue;
  size: number;
}

export function argumentsOf(world: World, name: string, values: readonly LuaValue[]): Source {
  return { world, name, get: (key) => values[Number(key)], size: values.length };
}

type Key = number | string;

function complain(source: Source, key: Key, wanted: string): never {
  const got = kindName(source.get(key));
  const where = typeof key === "number" ? `argument #${key + 1}` : `field '${key}'`;
  throw new ApiError(`bad ${where} to '${source.name}' (${wanted} expected, got ${got})`);
}

export function has(source: Source, key: Key): boolean {
  return source.get(key) !== undefined;
}

export function text(source: Source, key: Key, fallback?: string): string {
  const value = source.get(key);
  if (typeof value === "string") return value;
  if (typeof value === "number") return String(value);
  if (value === undefined && fallback !== undefined) return fallback;
  return complain(source, key, "string");
}

export function number(source: Source, key: Key, fallback?: number): number {
  const value = source.get(key);
  if (typeof value === "number") return value;
  if (value === undefined && fallback !== undefined) return fallback;
  return complain(source, key, "number");
}

export function flag(source: Source, key: Key, fallback?: boolean): boolean {
  const value = source.get(key);
  if (typeof value === "boolean") return value;
  if (value === undefined && fallback !== undefined) return fallback;
  return complain(source, key, "boolean");
}

export function fn(source: Source, key: Key): number {
  const value = source.get(key);
  return typeof value === "object" && value.$ === "function" ? value.id : complain(source, key, "function");
}

export function maybeFn(source: Source, key: Key): number | undefined {
  return has(source, key) ? fn(source, key) : undefined;
}

export function isTable(value: LuaValue): value is LuaTable {
  return typeof value === "object" && value.$ === "table";
}

/** A table's fields; `known` refuses names that nothing would read (a slip of the pen is silent in the original). */
export function table(source: Source, key: Key, known?: readonly string[]): Source {
  const value = source.get(key);
  if (!isTable(value)) return complain(source, key, "table");
  const name = typeof key === "string" ? `${source.name}.${key}` : source.name;
  if (known !== undefined && source.world.notes === undefined) {
    for (const field of value.fields.keys())
      if (!known.includes(field)) throw new ApiError(`'${name}' has no parameter '${field}'`);
  }
  return {
    world: source.world,
    name,
    get: (field) => (typeof field === "number" ? value.list[field] : value.fields.get(field)),
    size: value.list.length,
  };
}

/** The same where it may be left out: it has no fields then. */
export function maybeTable(source: Source, key: Key, known: readonly string[]): Source {
  return has(source, key) ? table(source, key, known) : { ...source, get: () => undefined };
}

/** The raw table, for data that is kept as it comes. */
export function rawTable(source: Source, key: Key): LuaTable {
  const value = source.get(key);
  return isTable(value) ? value : complain(source, key, "table");
}

export function rows<T>(source: Source, key: Key, read: (rows: Source, at: number) => T): T[] {
  const list = table(source, key);
  return Array.from({ length: list.size }, (_, i) => read(list, i));
}

export function texts(source: Source, key: Key): string[] {
  return rows(source, key, (list, i) => text(list, i));
}

/** `{x=, y=, z=}` or `{1, 2, 3}`; a part that is missing is 0. */
export function vector(source: Source, key: Key): XYZ {
  const value = source.get(key);
  if (!isTable(value)) return complain(source, key, "Vector");
  const part = (name: string, at: number): number => {
    const number_ = value.fields.get(name) ?? value.list[at] ?? 0;
    return typeof number_ === "number" ? number_ : complain(source, key, "Vector of numbers");
  };
  return single(part("x", 0), part("y", 1), part("z", 2));
}

export function maybeVector(source: Source, key: Key): XYZ | undefined {
  return has(source, key) ? vector(source, key) : undefined;
}

/** Place, angles and scale, those of them that are given. */
export function placeIn(params: Source, keys: readonly (keyof Place)[]): Partial<Place> {
  const at: Partial<Place> = {};
  for (const key of keys) {
    const value = maybeVector(params, key);
    if (value !== undefined) at[key] = value;
  }
  return at;
}

/** `{r=, g=, b=, a=}`, `{1, 2, 3}` or the name of a colour. */
export function color(source: Source, key: Key, fallback?: RGB): RGB & { a: number } {
  const value = source.get(key);
  if (value === undefined && fallback !== undefined) return { a: 1, ...fallback };
  if (typeof value === "string") {
    const named = namedColor(value);
    return named === undefined ? complain(source, key, "Color") : { ...named, a: 1 };
  }
  if (!isTable(value)) return complain(source, key, "Color");
  const part = (name: string, at: number, missing: number): number => {
    const number_ = value.fields.get(name) ?? value.list[at] ?? missing;
    return typeof number_ === "number" ? Math.fround(number_) : complain(source, key, "Color of numbers");
  };
  return { r: part("r", 0, 0), g: part("g", 1, 0), b: part("b", 2, 0), a: part("a", 3, 1) };
}

/** An object that is still there. */
export function object(source: Source, key: Key): TableObject {
  const value = source.get(key);
  if (typeof value !== "object" || value.$ !== "object") return complain(source, key, "Object");
  return live(source.world, value.handle);
}

/** The object of a reference; one that was destroyed fails as the original does. */
export function live(world: World, handle: number): TableObject {
  const corpse = world.readable.has(handle) ? world.corpses.get(handle) : undefined;
  const found = world.objects.get(handle) ?? corpse;
  if (found === undefined) throw new ApiError("Object reference not set to an instance of an object");
  return found;
}

/** JSON of what a script handed over: a table with a list in it is a list. */
export function toJson(value: LuaValue, path: string): unknown {
  if (value === undefined || typeof value !== "object") return value;
  if (value.$ !== "table") throw new ApiError(`${path} cannot hold a ${kindName(value)}`);
  if (value.fields.size === 0 && value.list.length > 0)
    return value.list.map((entry, i) => toJson(entry, `${path}[${i + 1}]`));
  const out: Record<string, unknown> = {};
  for (const [key, field] of value.fields) out[key] = toJson(field, `${path}.${key}`);
  value.list.forEach((entry, i) => (out[String(i + 1)] = toJson(entry, `${path}[${i + 1}]`)));
  return out;
}
