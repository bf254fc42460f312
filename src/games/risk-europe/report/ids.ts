/** Counts by the ids of their kinds, those of which there are none left out. */
export function byId(ids: readonly string[], counts: readonly number[]): Readonly<Record<string, number>> {
  const table: Record<string, number> = {};
  counts.forEach((n, k) => {
    if (n > 0) table[ids[k]] = n;
  });
  return table;
}

/** The ids of a list; null for what a view does not know. */
export function idsOf(ids: readonly string[], list: readonly number[]): (string | null)[] {
  return list.map((k) => (k >= 0 && k < ids.length ? ids[k] : null));
}
