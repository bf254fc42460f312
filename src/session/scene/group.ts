import type { Group, Layout, Place } from "./thing";

export function putThing(
  group: Group,
  key: string,
  kind: string,
  place: Place,
  at: number,
  owner: number,
  face: string,
  count: number,
  eyes: number,
): void {
  group.things.push({ key, kind, place, at, owner, face, count, eyes });
}

/** Whether two groups' facts are equal: then their things are. */
export function sameFacts(first: readonly number[], second: readonly number[]): boolean {
  const n = first.length;
  if (n !== second.length) return false;
  for (let i = 0; i < n; i++) if (first[i] !== second[i]) return false;
  return true;
}

/** Writes `more` after the first `at` facts; says how many there are then. */
export function addFacts(facts: number[], at: number, more: readonly number[]): number {
  let n = at;
  for (const x of more) {
    facts[n] = x;
    n++;
  }
  return n;
}

/**
 * Lays the next `count` groups of a layout that has nothing but the first ones of its `size` territories, so that a whole
 * table can be laid in slices; says whether all of them are there.
 */
export function layMore(
  begun: Layout,
  count: number,
  size: number,
  lay: (this: void, t: number) => Group,
): boolean {
  const from = begun.groups.length;
  const to = from + count < size ? from + count : size;
  for (let t = from; t < to; t++) begun.groups[t] = lay(t);
  return to === size;
}
