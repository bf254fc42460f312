export const FACES = 6;

/** Ways in which the highest of `n` dice shows `high` at most, and the second one `second`. */
export function waysUpTo(n: number, high: number, second: number): number {
  if (second >= high) return high ** n;
  return second ** n + n * (high - second) * second ** (n - 1);
}

/** Ways in which the highest two of `n` dice show exactly so much. */
export function waysOf(n: number, high: number, second: number): number {
  if (high > second) return n * (second ** (n - 1) - (second - 1) ** (n - 1));
  return high ** n - (high - 1) ** n - n * (high - 1) ** (n - 1);
}

/** The highest face of a defender that an attacker's die beats, as far as there are faces. */
export function beaten(face: number, plus: number): number {
  const most = face + plus - 1;
  return most < 0 ? 0 : most > FACES ? FACES : most;
}
