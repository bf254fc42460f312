import { TERRITORIES } from "./territories.data";

/** What things of a kind are known by on a table, one in each territory: made once, for they are needed after every action. */
export function landKeys(kind: string): readonly string[] {
  return TERRITORIES.map((t) => `${kind}:${t.id}`);
}
