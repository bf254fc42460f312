import { isRecord } from "../save/check";
import { flag, number, text } from "./reader";
import type { Field } from "./types";
import type { World } from "../world/types";

/** A part of a save, which has fields as soon as one is set: what stands there may be anything. */
export function partOf({ file }: World, part: string): Record<string, unknown> {
  const there = part === "" ? file : file[part];
  return isRecord(there) ? there : {};
}

export function setPart(world: World, part: string, key: string, value: unknown): void {
  if (part === "") world.file[key] = value;
  else world.file[part] = { ...partOf(world, part), [key]: value };
}

/** A key of the save, or of a part of it, as a field: what is not there, or of another kind, reads as `missing`. */
export function saved(part: string, key: string, missing: string | number | boolean): Field<undefined> {
  return {
    get: (world) => {
      const value = partOf(world, part)[key];
      return isLike(value, missing) ? value : missing;
    },
    set: (value) => {
      const read = typeof missing === "string" ? text : typeof missing === "number" ? number : flag;
      setPart(value.world, part, key, read(value, 0));
    },
  };
}

function isLike<T>(value: unknown, like: T): value is T {
  return typeof value === typeof like;
}
