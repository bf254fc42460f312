import { isRecord } from "./check";

/** The key under which an object keeps, by their names, the fields that this table could not read. */
const ASIDE = "~aside";
/** The key under which what stands in for an entry of a list keeps that entry. */
const WHOLE = "~whole";

/** Keeps what stands in a file and cannot be used, so that it is there when the file is written again. */
export function putAside(owner: Record<string, unknown>, key: string, value: unknown): void {
  const aside = owner[ASIDE];
  if (isRecord(aside)) aside[key] = value;
  else owner[ASIDE] = { [key]: value };
}

/** What stands in for an entry that cannot be read keeps it whole. */
export function standFor(standin: Record<string, unknown>, entry: unknown): void {
  standin[WHOLE] = entry;
}

/** Puts all that was put aside, at any depth, back in its place, but where there is another value by now. */
export function bringBack(value: unknown): void {
  const open: unknown[] = [value];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (Array.isArray(next))
      next.forEach((entry: unknown, i) => {
        if (isRecord(entry) && Object.hasOwn(entry, WHOLE)) (next as unknown[])[i] = entry[WHOLE];
      });
    else if (isRecord(next)) restore(next);
    else continue;
    for (const inner of Object.values(next))
      if (typeof inner === "object" && inner !== null) open.push(inner);
  }
}

function restore(owner: Record<string, unknown>): void {
  const aside = owner[ASIDE];
  if (aside === undefined) return;
  delete owner[ASIDE];
  if (!isRecord(aside)) return;
  for (const [key, value] of Object.entries(aside)) if (!Object.hasOwn(owner, key)) owner[key] = value;
}
