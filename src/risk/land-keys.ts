import type { TerritoryData } from "./board";

/** What things of a kind are known by on a table, one in each territory: made once, for they are needed after every action. */
export function landKeys(territories: readonly TerritoryData[], kind: string): readonly string[] {
  return territories.map((land) => `${kind}:${land.id}`);
}

/** The same by the owner's id, for what shows whose it is. */
export function ownerKeys(
  territories: readonly TerritoryData[],
  kind: string,
  colours: readonly string[],
): Readonly<Record<string, readonly string[]>> {
  const all: Record<string, readonly string[]> = {};
  for (const id of colours.concat(["neutral", "nobody"])) all[id] = landKeys(territories, `${kind}:${id}`);
  return all;
}
