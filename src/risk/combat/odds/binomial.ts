/** By how many dice there are, up to `most`, and how many of them hit: the chance, where a die hits with this face at least. */
export function hitChances(most: number, need: number): number[][] {
  const hit = (7 - need) / 6;
  const rows: number[][] = [[1]];
  for (let n = 1; n <= most; n++) {
    const before = rows[n - 1];
    const row = [before[0] * (1 - hit)];
    for (let k = 1; k < n; k++) row[k] = before[k] * (1 - hit) + before[k - 1] * hit;
    row[n] = before[n - 1] * hit;
    rows[n] = row;
  }
  return rows;
}
