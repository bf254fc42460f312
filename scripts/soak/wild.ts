import type { AnyAction, Roll } from "../../src/core/types";

/**
 * An action that is like one of those seen, with some of its values changed: other numbers, a little out of range too,
 * other words that stood in the same place, lists that are longer or shorter. Most are illegal most of the time.
 */
export function wildAction(seen: readonly AnyAction[], roll: Roll): AnyAction {
  const model = seen[roll(seen.length)];
  const values: Record<string, unknown> = { ...model };
  for (const [key, value] of Object.entries(values)) {
    if (key === "type" || roll(3) > 0) continue;
    values[key] = key === "seat" ? roll(8) - 1 : otherValue(key, value, seen, roll);
  }
  return values as unknown as AnyAction;
}

function otherValue(key: string, value: unknown, seen: readonly AnyAction[], roll: Roll): unknown {
  if (typeof value === "number") return roll(4) === 0 ? value + roll(3) - 1 : roll(60) - 2;
  if (typeof value === "boolean") return !value;
  if (Array.isArray(value)) return otherList(value as readonly number[], roll);
  const words = seen
    .map((action) => (action as unknown as Record<string, unknown>)[key])
    .filter((word) => typeof word === "string");
  return words.length === 0 ? value : words[roll(words.length)];
}

function otherList(list: readonly number[], roll: Roll): number[] {
  const other = list.map((n) => (roll(2) > 0 ? n : n + roll(5) - 2));
  if (roll(6) === 0) other.push(roll(7));
  if (roll(6) === 0) other.pop();
  return other;
}
