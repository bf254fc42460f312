import { copyUnits } from "../../../../risk/units";

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
