/** Counts by the ids of their kinds, those of which there are none too. */
export function byId(ids: readonly string[], counts: readonly number[]): Readonly<Record<string, number>> {
  const table: Record<string, number> = {};
  ids.forEach((id, k) => (table[id] = counts[k]));
  return table;
}

/** The id of a kind; null for what a view does not know. */
export function idOf(ids: readonly string[], kind: number): string | null {
  return kind >= 0 && kind < ids.length ? ids[kind] : null;
}
