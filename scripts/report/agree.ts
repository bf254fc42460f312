import { shown } from "../../src/core/lines";
import { refuse } from "../../src/core/refuse";
import type { JsonFault } from "./node";

/** The first value of an object that is not what the whole game has there; fields left out agree. */
export function findDifference(given: unknown, due: unknown, path: string): JsonFault | undefined {
  if (Array.isArray(given) && Array.isArray(due)) return compareLists(given, due, path);
  if (typeof given !== "object" || typeof due !== "object" || given === null || due === null) {
    return given === due ? undefined : differs(given, due, path);
  }
  if (Array.isArray(given) || Array.isArray(due)) return differs(given, due, path);
  const table = given as Readonly<Record<string, unknown>>;
  const whole = due as Readonly<Record<string, unknown>>;
  for (const key of Object.keys(table)) {
    const below = path === "" ? key : `${path}.${key}`;
    const other = Object.hasOwn(whole, key) ? whole[key] : undefined;
    const found = findDifference(table[key], other, below);
    if (found !== undefined) return found;
  }
  return undefined;
}

function compareLists(
  given: readonly unknown[],
  due: readonly unknown[],
  path: string,
): JsonFault | undefined {
  if (given.length !== due.length) return differs(given, due, path);
  for (let i = 0; i < given.length; i++) {
    const found = findDifference(given[i], due[i], `${path}[${i}]`);
    if (found !== undefined) return found;
  }
  return undefined;
}

function differs(given: unknown, due: unknown, path: string): JsonFault {
  return { path, why: refuse("json.differs", { given: valueText(given), due: valueText(due) }) };
}

/** A value as it may stand in a sentence. */
function valueText(value: unknown): string {
  if (typeof value === "string") return value === "" ? "no word" : shown(value);
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (value === null) return "null";
  return value === undefined ? "nothing" : "an object";
}
