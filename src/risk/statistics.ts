/** What is counted of each seat: with all ids of a list at 0, one record for each of so many seats. */
export function newNumbers<Id extends string>(ids: readonly Id[], seats: number): Record<Id, number>[] {
  const list: Record<Id, number>[] = [];
  for (let seat = 0; seat < seats; seat++) {
    list[seat] = {} as Record<Id, number>;
    for (const id of ids) list[seat][id] = 0;
  }
  return list;
}
