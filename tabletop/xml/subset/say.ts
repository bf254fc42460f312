import type { Outside } from "./outside";

/** A sentence for each finding; what is said of several elements is said once, with the first and their number. */
export function sayOutside(list: readonly Outside[]): string[] {
  const groups = new Map<string, Outside[]>();
  for (const one of list) {
    const key = `${one.tag} ${one.why}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()].map(([first, ...others]) => {
    const name = first.id === "" ? first.tag : `${first.tag} ${first.id}`;
    const more = others.length === 0 ? "" : ` and ${others.length} more`;
    return `line ${first.line}, ${name}${more}: ${first.why}`;
  });
}
