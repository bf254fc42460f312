/** About e to the power of x for -40 < x < 40: products alone, which all machines round alike. */
export function growth(x: number): number {
  let y = 1 + (x < -40 ? -40 : x > 40 ? 40 : x) / 256;
  for (let i = 0; i < 8; i++) y *= y;
  return y;
}
