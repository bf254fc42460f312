/** Of numbers, of which there is one at least: what so large a share of them is not above; 1 gives the largest. */
export function quantilesOf(numbers: readonly number[]): (share: number) => number {
  const sorted = [...numbers].sort((one, other) => one - other);
  return (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}
