import { SaveError } from "./check";

/** Objects and lists within each other, deeper than in any save: what looks at them calls itself at each. */
const MOST_DEPTH = 200;

/** Refuses what is nested deeper than any save; looks without calling itself. */
export function checkDepth(value: unknown, path: string): void {
  const open: { value: unknown; depth: number }[] = [{ value, depth: 1 }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next.value !== "object" || next.value === null) continue;
    if (next.depth > MOST_DEPTH)
      throw new SaveError(path, `is nested deeper than ${MOST_DEPTH} objects and lists`);
    for (const inner of Object.values(next.value)) open.push({ value: inner, depth: next.depth + 1 });
  }
}
