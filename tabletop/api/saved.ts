import { colorIn } from "../save/parts";
import { colorOut } from "../bridge/values";
import { isRecord } from "../save/check";
import { color, flag, number, text, type Source } from "./reader";
import type { Field, GlobalField } from "./types";
import type { RGB } from "../save/types";
import type { TableObject, World } from "../world/types";

/** A part of a save, which has fields as soon as one is set: what stands there may be anything. */
function partOf({ file }: World, part: string): Record<string, unknown> {
  const there = part === "" ? file : file[part];
  return isRecord(there) ? there : {};
}

export function setPart(world: World, part: string, key: string, value: unknown): void {
  if (part === "") world.file[key] = value;
  else world.file[part] = { ...partOf(world, part), [key]: value };
}

type Plain = string | number | boolean;

/** A key of the save, or of a part of it, as a field: what is not there, or of another kind, reads as `missing`. */
export function saved(part: string, key: string, missing: Plain): Required<GlobalField> {
  return {
    get: (world) => alike(partOf(world, part)[key], missing),
    set: (value) => setPart(value.world, part, key, given(value, missing)),
  };
}

/** The same of a number that scripts count from 1, and the save from 0. */
export function savedFromOne(part: string, key: string): GlobalField {
  return {
    get: (world) => Number(partOf(world, part)[key] ?? 0) + 1,
    set: (value) => setPart(value.world, part, key, number(value, 0) - 1),
  };
}

/** The same of a colour; white if no other is `missing`. */
export function savedColor(part: string, key: string, missing?: RGB): Required<GlobalField> {
  return {
    get: (world) => colorOut(colorIn(partOf(world, part)[key], missing)),
    set: (value) => setPart(value.world, part, key, color(value, 0)),
  };
}

/** A field of an object that its data has under a key. */
export function inData(key: string, missing: Plain): Required<Field<TableObject>> {
  return {
    get: (_, { data }) => alike(data[key], missing),
    set: (value, { data }) => (data[key] = given(value, missing)),
  };
}

/** A field of an object that no save keeps, by its name in the API. */
export function inPassing(name: string, missing: number | boolean): Field<TableObject> {
  return {
    get: (_, { passing }) => passing.get(name) ?? missing,
    set: (value, { passing }) => passing.set(name, given(value, missing)),
  };
}

function alike(value: unknown, missing: Plain): Plain {
  return isLike(value, missing) ? value : missing;
}

function isLike<T>(value: unknown, like: T): value is T {
  return typeof value === typeof like;
}

/** What a field is to become: it stays of its kind. */
function given(value: Source, like: Plain): Plain {
  const read = typeof like === "string" ? text : typeof like === "number" ? number : flag;
  return read(value, 0);
}
