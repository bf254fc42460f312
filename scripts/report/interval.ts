/** How certain a share or a mean is: docs/report.md has the formulas. */

/** Standard deviations of 95 of 100. */
const DEVIATIONS = 1.959964;

/** A number and its 95 % interval. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** A share of 100 with Wilson's interval. */
export function shareOf(won: number, all: number): Estimate {
  if (all === 0) return { value: 0, low: 0, high: 100 };
  const share = won / all;
  const spread = DEVIATIONS ** 2 / all;
  const middle = (share + spread / 2) / (1 + spread);
  const half = (DEVIATIONS * Math.sqrt((share * (1 - share)) / all + spread / all / 4)) / (1 + spread);
  return {
    value: 100 * share,
    low: 100 * Math.max(0, middle - half),
    high: 100 * Math.min(1, middle + half),
  };
}

/** Sums of numbers, which their mean and its error are made of. */
export interface Sums {
  count: number;
  sum: number;
  squares: number;
}

export const newSums = (): Sums => ({ count: 0, sum: 0, squares: 0 });

export function addTo(sums: Sums, number: number): void {
  sums.count++;
  sums.sum += number;
  sums.squares += number * number;
}

/** A mean with the interval that its standard error gives. */
export function meanOf({ count, sum, squares }: Sums): Estimate {
  if (count === 0) return { value: 0, low: 0, high: 0 };
  const value = sum / count;
  const variance = count > 1 ? Math.max(0, squares - count * value * value) / (count - 1) : 0;
  const half = DEVIATIONS * Math.sqrt(variance / count);
  return { value, low: value - half, high: value + half };
}

/** Whole numbers, or such of a grid, by how often each came. */
export type Histogram = Map<number, number>;

export const addCount = (histogram: Histogram, number: number): void => {
  histogram.set(number, (histogram.get(number) ?? 0) + 1);
};

/** How many numbers a histogram has. */
export const sizeOf = (histogram: Histogram): number =>
  [...histogram.values()].reduce((sum, one) => sum + one, 0);

/** The least number that this share of all are not above. */
export function quantileOf(histogram: Histogram, share: number): number {
  const sorted = [...histogram].sort(([one], [other]) => one - other);
  const all = sizeOf(histogram);
  let before = 0;
  for (const [number, count] of sorted) {
    before += count;
    if (before >= share * all) return number;
  }
  return 0;
}
