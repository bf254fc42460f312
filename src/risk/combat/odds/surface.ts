import { zeros } from "../../../core/counts";
import { ARCHER, CAVALRY, SIEGE } from "../../units";

/*
 * By how far the exact odds of forces against the same defender are ahead of their fit, as logarithms of odds: a surface of
 * degree 2 over archers, cavalry and siege weapons, and foot. It is learned from forces whose odds have been worked out, one
 * after the other, and knows how far it can be trusted elsewhere (a Kalman filter of a state that stands still).
 */
export interface Surface {
  /** The force around which it is flat as long as nothing else is known. */
  readonly centre: readonly number[];
  readonly mean: number[];
  /** What is not known yet of the means: their covariances. */
  readonly spread: number[][];
}

/** So many units are one step. */
const STEP = 4;
/** What is likely before anything is known: the height, its slopes by step, and how they bend. */
const HEIGHT = 0.7;
const SLOPE = 0.3;
const BEND = 0.12;

export function newSurface(centre: readonly number[]): Surface {
  const n = termsAt(centre, centre).length;
  const spread: number[][] = [];
  for (let i = 0; i < n; i++) {
    spread[i] = zeros(n);
    const sd = i === 0 ? HEIGHT : i <= 4 ? SLOPE : BEND;
    spread[i][i] = sd * sd;
  }
  return { centre, mean: zeros(n), spread };
}

function termsAt(units: readonly number[], centre: readonly number[]): number[] {
  const foot = (units[0] - centre[0]) / STEP;
  const archers = (units[ARCHER] - centre[ARCHER]) / STEP;
  const cavalry = (units[CAVALRY] - centre[CAVALRY]) / STEP;
  const siege = (2 * (units[SIEGE] - centre[SIEGE])) / STEP;
  const terms = [1, foot, archers, cavalry, siege, archers * archers, cavalry * cavalry, siege * siege];
  terms.push(archers * cavalry, archers * siege, cavalry * siege);
  return terms;
}

/** Where the surface is at a force: the terms times their means. */
export function heightAt({ centre, mean }: Surface, units: readonly number[]): number {
  const foot = (units[0] - centre[0]) / STEP;
  const archers = (units[ARCHER] - centre[ARCHER]) / STEP;
  const cavalry = (units[CAVALRY] - centre[CAVALRY]) / STEP;
  const siege = (2 * (units[SIEGE] - centre[SIEGE])) / STEP;
  return (
    mean[0] +
    foot * mean[1] +
    archers * (mean[2] + archers * mean[5] + cavalry * mean[8] + siege * mean[9]) +
    cavalry * (mean[3] + cavalry * mean[6] + siege * mean[10]) +
    siege * (mean[4] + siege * mean[7])
  );
}

/** How far off that may be: a standard deviation. */
export function doubtAt({ centre, spread }: Surface, units: readonly number[]): number {
  const terms = termsAt(units, centre);
  const n = terms.length;
  let variance = 0;
  // Covariances are symmetric: each pair of terms is counted twice.
  for (let i = 1; i <= n; i++) {
    const row = spread[i - 1];
    let sum = row[i - 1] * terms[i - 1] * 0.5;
    for (let k = i + 1; k <= n; k++) sum += row[k - 1] * terms[k - 1];
    variance += 2 * terms[i - 1] * sum;
  }
  return Math.sqrt(variance > 0 ? variance : 0);
}

function product(row: readonly number[], terms: readonly number[]): number {
  let sum = 0;
  for (let k = 0; k < terms.length; k++) sum += row[k] * terms[k];
  return sum;
}

/** Learns the height at a force, which no surface of degree 2 has more exactly than to `noise`. */
export function learn(
  { centre, mean, spread }: Surface,
  units: readonly number[],
  height: number,
  noise: number,
): void {
  const terms = termsAt(units, centre);
  const n = terms.length;
  const gain: number[] = [];
  let variance = noise * noise;
  let off = height;
  for (let i = 0; i < n; i++) {
    gain[i] = product(spread[i], terms);
    variance += terms[i] * gain[i];
    off -= terms[i] * mean[i];
  }
  for (let i = 0; i < n; i++) {
    mean[i] += (gain[i] / variance) * off;
    for (let k = 0; k < n; k++) spread[i][k] -= (gain[i] * gain[k]) / variance;
  }
}
