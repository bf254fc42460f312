/** So many units, the strongest first. */
export function strongest(free: readonly number[], n: number): number[] {
  const units = [0, 0, 0, 0];
  let rest = n;
  for (let k = 3; k >= 0; k--) {
    units[k] = free[k] < rest ? free[k] : rest;
    rest -= units[k];
  }
  return units;
}
