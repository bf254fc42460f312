/**
 * Of `candidates` the one that is worth most, and more than `floor`; of equals the first. Undefined where there is none.
 * One without a worth is left out.
 */
export function bestBy<T>(
  candidates: readonly T[],
  floor: number,
  worthOf: (this: void, candidate: T) => number | undefined,
): T | undefined {
  let best: T | undefined;
  let most = floor;
  for (const candidate of candidates) {
    const worth = worthOf(candidate);
    if (worth !== undefined && worth > most) {
      best = candidate;
      most = worth;
    }
  }
  return best;
}
