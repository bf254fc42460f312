/** Counts by the ids of their kinds, those of which there are none too. */
export function byId(ids: readonly string[], counts: readonly number[]): Readonly<Record<string, number>> {
  const table: Record<string, number> = {};
  ids.forEach((id, k) => (table[id] = counts[k]));
  return table;
}
