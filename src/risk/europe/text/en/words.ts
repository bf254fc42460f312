/** How few there are, after "there". */
export function isAre(n: number): string {
  if (n < 1) return "is none";
  return n === 1 ? "is only 1" : `are only ${n}`;
}
