import { CHART, CHARTED } from "../../combat/odds/chart";
import { CHARTED_DEFENDERS } from "../../combat/odds/chart/rows";
import { PLAIN_ROLLS } from "../../combat/odds/rolls";
import { chanceOf } from "../rules/odds";

/*
 * Armies on their way through several territories: the exact chances that so many of them have fallen so far, and from
 * these the chance to take one more. Only before the last territory three dice are taken for granted.
 */

/** What is rarer than so much is left out of what has fallen. */
const RARE = 1e-6;

/** Armies in a territory that have come there by battles, or not. */
export interface March {
  /** How many there would be if none had fallen: a whole number; 0 where they have not moved. */
  readonly sent: number;
  /** The variance of those that have fallen, and the chance that they come so far. */
  readonly variance: number;
  readonly odds: number;
  /** The way before the last battle, and who was fought in it. */
  readonly before: March | undefined;
  readonly defenders: number;
  /** By number of armies: the chance that so many have fallen, if enough are sent for any; undefined until it is asked for. */
  fallen: readonly number[] | undefined;
}

/** Of armies that have not moved. */
export const AT_REST: March = {
  sent: 0,
  variance: 0,
  odds: 1,
  before: undefined,
  defenders: 0,
  fallen: [1],
};

/** The chance that those who march take a territory from so many defenders; `sent` with armies that join them. */
export function chanceAhead(march: March, sent: number, defenders: number): number {
  const fallen = fallenOf(march);
  const n = fallen.length;
  let chance = 0;
  if (sent > CHARTED || defenders > CHARTED_DEFENDERS) {
    for (let lost = 0; lost < n && sent - lost > 1; lost++)
      chance += fallen[lost] * chanceOf(sent - lost, defenders);
    return chance;
  }
  for (let lost = 0; lost < n && sent - lost > 1; lost++)
    chance += fallen[lost] * CHART[sent - lost][defenders];
  return chance;
}

function fallenOf(march: March): readonly number[] {
  const fallen = march.fallen ?? summed(march.before ?? AT_REST, costOf(march.defenders));
  march.fallen = fallen;
  return fallen;
}

/** What has fallen before, and costs more. */
function summed(before: March, costs: readonly number[]): number[] {
  const fallen = fallenOf(before);
  const sums: number[] = [];
  const n = fallen.length;
  const size = costs.length;
  for (let k = 0; k < n + size - 1; k++) sums[k] = 0;
  for (let i = 0; i < n; i++) {
    const chance = fallen[i];
    for (let k = 0; k < size; k++) sums[i + k] += chance * costs[k];
  }
  return withoutRare(sums);
}

function withoutRare(chances: readonly number[]): number[] {
  let n = chances.length;
  let rest = 0;
  while (n > 1 && rest + chances[n - 1] < RARE) {
    n--;
    rest += chances[n];
  }
  return chances.slice(0, n);
}

/** By defenders, as many as there mostly are: the chances of what a territory costs an attacker who always rolls three dice. */
const COSTS: readonly (readonly number[])[] = costsUpTo(30, [[1]]);

function costOf(defenders: number): readonly number[] {
  return (defenders < COSTS.length ? COSTS : costsUpTo(defenders, COSTS))[defenders];
}

/** What is known of fewer defenders, and of more. */
function costsUpTo(defenders: number, known: readonly (readonly number[])[]): (readonly number[])[] {
  const costs = known.slice();
  for (let n = costs.length; n <= defenders; n++) costs[n] = costsBehind(n, costs);
  return costs;
}

function costsBehind(defenders: number, fewer: readonly (readonly number[])[]): number[] {
  const [win, lose] = PLAIN_ROLLS.one[3];
  const [none, single, double] = PLAIN_ROLLS.two[3];
  const costs: number[] = [];
  for (let lost = 0; lost <= defenders || costs[lost - 1] > RARE; lost++) {
    let chance = lost === 0 ? win : lose * costs[lost - 1];
    if (defenders > 1) {
      const [two, one] = [fewer[defenders - 2], fewer[defenders - 1]];
      chance = lost < two.length ? none * two[lost] : 0;
      if (lost > 0 && lost <= one.length) chance += single * one[lost - 1];
      if (lost > 1) chance += double * costs[lost - 2];
    }
    costs[lost] = chance;
  }
  return costs;
}
