import { SIZE } from "../board";
import { CONTINENTS } from "../continents";
import type { Judge } from "./judge";

/** New armies of a seat at the start of a turn. */
export function incomeOf({ counts }: Judge, owners: readonly number[], seat: number): number {
  let counted = 0;
  for (let t = 0; t < SIZE; t++) if (owners[t] === seat) counted += counts[t];
  let armies = counted < 9 ? 3 : (counted - (counted % 3)) / 3;
  for (const { bonus, territories } of CONTINENTS) {
    let held = 0;
    for (const t of territories) if (owners[t] === seat) held++;
    if (held === territories.length) armies += bonus;
  }
  return armies;
}
