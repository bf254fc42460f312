/*
 * What it costs to take a territory, fitted to the exact odds of three dice against two: a table's computers ask it for
 * armies that are expected, which are no whole numbers. Nothing but arithmetic and roots, which each machine does alike.
 */

/** The armies that so many defenders cost on average. */
export function lossMean(defenders: number): number {
  if (defenders <= 1) return 0.516 * defenders;
  return defenders <= 2 ? 0.516 + 1.031 * (defenders - 1) : 1.547 + 0.853 * (defenders - 2);
}

/** The variance of that. */
export function lossVariance(defenders: number): number {
  if (defenders <= 1) return 0.78 * defenders;
  return defenders <= 2 ? 0.78 + 2.5 * (defenders - 1) : 3.28 + 2.09 * (defenders - 2);
}

/** From 0 to 1, a half at 0, the more the more deviations speak for it. */
export function sigmoid(deviations: number): number {
  return 0.5 + (0.5 * deviations) / Math.sqrt(1 + deviations * deviations);
}
