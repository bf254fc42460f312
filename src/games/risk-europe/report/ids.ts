/** Counts by the ids of their kinds, those of which there are none left out. */
export function byId(ids: readonly string[], counts: readonly number[]): Readonly<Record<string, number>> {
  const table: Record<string, number> = {};
  counts.forEach((n, k) => {
    if (n > 0) table[ids[k]] = n;
  });
  return table;
}
