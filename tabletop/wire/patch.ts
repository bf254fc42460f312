import { isRecord } from "../save/check";

/** A JSON value; what is undefined in an object is not there. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json | undefined };

/**
 * What turns one value into another: a merge patch of RFC 7386 (objects field by field, null takes a field away, all
 * else is replaced whole); undefined where they are equal. Parts that are the same object are not looked into.
 */
export function diff(before: Json | undefined, after: Json): Json | undefined {
  if (before === after) return undefined;
  if (!isRecord(before) || !isRecord(after)) return alike(before, after) ? undefined : after;
  let patch: Record<string, Json> | undefined;
  for (const key in after) {
    const [old, value] = [before[key], after[key]];
    if (value === old || value === undefined) continue;
    const change = diff(old, value);
    if (change !== undefined) (patch ??= {})[key] = change;
  }
  for (const key in before)
    if (before[key] !== undefined && after[key] === undefined) (patch ??= {})[key] = null;
  return patch;
}

/** Whether two plain values are equal all the way down; a field that is undefined is not there. */
export function alike(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    if (one.length !== other.length) return false;
    for (let i = 0; i < one.length; i++) if (!alike(one[i], other[i])) return false;
    return true;
  }
  if (!isRecord(one) || !isRecord(other)) return false;
  for (const key in one) if (one[key] !== other[key] && !alike(one[key], other[key])) return false;
  for (const key in other) if (other[key] !== undefined && one[key] === undefined) return false;
  return true;
}

/** Applies a merge patch; neither argument is changed. Parts that the patch does not touch stay the same objects. */
export function merge(before: Json | undefined, patch: Json): Json {
  if (!isRecord(patch)) return patch;
  const out: Record<string, Json | undefined> = isRecord(before) ? { ...before } : {};
  for (const [key, value] of Object.entries(patch)) {
    if (value === undefined) continue;
    if (value === null) Reflect.deleteProperty(out, key);
    else out[key] = merge(out[key], value);
  }
  return out;
}
