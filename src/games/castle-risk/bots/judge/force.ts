import { copyUnits, noUnits } from "../../../../risk/units";

/** The free units without so many cheap ones that somebody stays; `spent` are those that stay anyway. */
export function leaving(free: readonly number[], spent: number, stay: number): number[] {
  const going = copyUnits(free);
  let staying = spent;
  for (let k = 0; k < 4; k++) {
    while (staying < stay && going[k] > 0) {
      going[k]--;
      staying++;
    }
  }
  return going;
}

/** One of the cheapest free units, to take an empty land. */
export function single(free: readonly number[]): number[] {
  const units = noUnits();
  let k = 0;
  while (k < 3 && free[k] === 0) k++;
  units[k] = 1;
  return units;
}
