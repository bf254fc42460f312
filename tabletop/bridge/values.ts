import type { RGB, XYZ } from "../save/types";

/** Values that cross between Lua and the table. */
export interface ObjectRef {
  $: "object";
  handle: number;
}

/** A seat by its colour, or a person by number. */
export interface PlayerRef {
  $: "player";
  key: string;
}

/** A function of the script, kept on its side under this number. */
export interface FunctionRef {
  $: "function";
  id: number;
}

export interface LuaTable {
  $: "table";
  /** What stands under 1, 2, 3 ... */
  list: LuaValue[];
  fields: ReadonlyMap<string, LuaValue>;
}

/** What a script hands over. */
export type LuaValue = undefined | boolean | number | string | ObjectRef | PlayerRef | FunctionRef | LuaTable;

export interface VectorOut extends XYZ {
  $: "vector";
}

export interface ColorOut extends Required<RGB> {
  $: "color";
}

/** A table whose keys are numbers, not all from 1 on. */
export interface NumberedOut {
  $: "numbered";
  entries: Readonly<Record<string, Out>>;
}

/** What the table hands back: lists become tables from 1, records tables with names. */
export type Out =
  | undefined
  | boolean
  | number
  | string
  | ObjectRef
  | PlayerRef
  | VectorOut
  | ColorOut
  | NumberedOut
  | readonly Out[]
  | { readonly [key: string]: Out };

export function objectOut(handle: number): ObjectRef {
  return { $: "object", handle };
}

export function playerOut(key: string): PlayerRef {
  return { $: "player", key };
}

export function vectorOut({ x, y, z }: XYZ): VectorOut {
  return { $: "vector", x, y, z };
}

export function colorOut(color: RGB): ColorOut {
  return { $: "color", r: color.r, g: color.g, b: color.b, a: color.a ?? 1 };
}

/** The name Lua has for the kind of a value, for complaints. */
export function kindName(value: LuaValue): string {
  if (value === undefined) return "nil";
  if (typeof value !== "object") return typeof value;
  return value.$ === "object" || value.$ === "player" ? "userdata" : value.$;
}
