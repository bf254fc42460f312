/** The ids of a list; null for what a view does not know. */
export function idsOf(ids: readonly string[], list: readonly number[]): (string | null)[] {
  return list.map((k) => (k >= 0 && k < ids.length ? ids[k] : null));
}
