import { chanceBelow } from "./ranks";
import { AT_ONCE, collect, COPIED, gather, spread, tails } from "./sums";
import { makeColumns, NO_PART, type Volley } from "./volleys";

/*
 * A rank in which somebody rolls, for all states with the same sum. The hits of a state are a product of both sides', which
 * are taken one after the other: where the attacker has all of its dice, first the defender's and then these, which are the
 * same for all; where the attacker has not, the other way round; where neither has, hit by hit.
 */

/** Steps that it takes to begin with a sum and to end with it, to call one of the loops, and for an entry of theirs and each row. */
const BEGIN = 12;
const LOSE = 6;
const SPREAD = 1;
const GATHER = 5.3;
const ADDED = 0.28;
const TAP = 0.154;
const TAKEN = 0.055;

/** Goes on with the rank for this sum, for about so many steps; gives the steps that it took: `part` is NO_PART at its end. */
export function fire(volley: Volley, layers: readonly number[][][], sum: number, steps: number): number {
  const { attacker, defender, between, own, other, bare } = volley;
  const rows = layers[volley.layer];
  const to = layers[volley.next];
  const lacks = sum < other + attacker.full;
  let spent = 0;
  let { part } = volley;
  if (part === NO_PART) {
    if (volley.turned.length > 0) {
      spent = outnumbered(volley, layers, sum);
      spent += turnAgain(volley.turned, rows[sum], layers[volley.rank][sum]);
    }
    spent += BEGIN + renewRows(volley, rows, sum);
    part = 0;
    volley.part = 0;
    volley.at = 0;
  }
  if (part === 0) {
    if (lacks && attacker.full > 1) {
      spent += takeLacking(volley, rows[sum], to, sum, steps - spent);
      if (spent > steps) return spent;
    }
    part = 1;
  }
  const first = sum > own ? sum - own : 1;
  const high = sum - (bare > 1 ? bare : 1);
  const last = high < other ? high : other;
  const n = defender.all.length;
  for (; part <= n && spent < steps; part++)
    if (defender.least[part - 1] <= last) spent += loseAttackers(volley, rows, sum, part - 1, first, last);
  const end = bare > 0 || sum > other ? last : sum;
  const parts = n + attacker.all.length;
  if (end < first && part > n && part <= parts) part = parts + 1;
  for (; part <= parts && spent < steps; part++) {
    const factors = attacker.all[part - n - 1];
    spread(to[sum], factors, between, sum + AT_ONCE * (part - n - 1), sum, first, end, 1);
    spent += SPREAD + (ADDED + TAP * factors.length) * (end - first + 1);
  }
  const turns = lacks && volley.lacking.length > 0;
  const both = parts + attacker.all.length;
  const all = turns ? both + n : parts;
  for (; part <= all && spent < steps; part++)
    spent +=
      part <= both
        ? gatherLacking(volley, sum, part - parts - 1)
        : loseDefenders(volley, to[sum], sum, part - both - 1);
  volley.part = part;
  if (part <= all) return spent;
  if (sum <= own && sum >= bare) to[sum][0] += tails(volley.dealt[own], between, sum, 1);
  if (turns && sum <= other) to[sum][sum] += tails(volley.suffered[other], volley.reversed, sum, 1);
  volley.part = NO_PART;
  return spent;
}

/** Rows for a sum, for which those are used again that are far enough above it; gives the steps that it took to make others. */
function renewRows(volley: Volley, rows: readonly number[][], sum: number): number {
  const { suffered, own, other, between, lacking, reversed, reach } = volley;
  const above = sum + reach + 1;
  const isNew = above > own + other;
  // The row of zeros that stands for all above the largest sum.
  const old = isNew ? own + other + 1 : above;
  between[sum] = isNew ? [...between[old]] : between[old];
  between[sum][0] = sum <= other ? tails(suffered[sum], rows, sum, volley.attacker.full) : 0;
  const spent = isNew ? COPIED * own : 0;
  // Sums in which all attackers have all dice leave the row of zeros where it is.
  const end = other + volley.attacker.full;
  if (lacking.length === 0 || sum >= end) return spent;
  lacking[sum] = above < end ? lacking[above] : [...lacking[above]];
  reversed[sum] = above < end ? reversed[above] : [...reversed[above]];
  return above < end ? spent : spent + COPIED * (own + other);
}

/** The attacker's losses by a part of the hits, for defenders from `first` to `last`; of those who have all dice the hits are the same. */
function loseAttackers(
  { defender, between }: Volley,
  rows: readonly (readonly number[])[],
  sum: number,
  part: number,
  first: number,
  last: number,
): number {
  const { full, least, all, columns } = defender;
  const from = least[part] > first ? least[part] : first;
  const even = full > from ? full : from;
  const most = last < even ? last : even - 1;
  const row = between[sum];
  const above = sum + AT_ONCE * part;
  const keep = part > 0 ? 1 : 0;
  let spent = LOSE;
  if (from <= most) {
    if (columns[part].length === 0) spent += makeColumns(defender, part);
    spent += GATHER + (0.83 + TAKEN * all[part].length) * (most - from + 1);
    gather(row, columns[part], rows, above, sum, from, most, keep);
  }
  if (even <= last) {
    spent += SPREAD + (ADDED + TAP * all[part].length) * (last - even + 1);
    spread(row, all[part], rows, above, sum, sum - last, sum - even, keep);
  }
  return spent;
}

/**
 * Takes the states out of the row in which attackers are fewer than the hits below which dice are rolled again: those are
 * rolled again only where not all attackers are hit (RE58), so that dice that stay leave none of these.
 */
function outnumbered(
  { poor, every, dealt, layer, next, rank }: Volley,
  layers: readonly number[][][],
  sum: number,
): number {
  const most = poor[poor.length - 1];
  const row = layers[layer][sum];
  let spent = 0;
  for (let own = 1; own < most && own < sum && own < dealt.length; own++) {
    const other = sum - own;
    const chance = other < poor.length && own < poor[other] ? row[other] : 0;
    if (chance > 0) {
      row[other] = 0;
      const again = chanceBelow(every[other], own);
      layers[rank][sum][other] += chance * again;
      const stay = chance * (1 - again);
      const chances = dealt[own];
      for (let k = 0; k < chances.length; k++) {
        const left = k < other ? other - k : 0;
        layers[next][left][left] += stay * chances[k];
      }
      spent += 4 + 1.3 * chances.length;
    }
  }
  return spent;
}

/** Dice that are rolled again are where all are that have no re-roll any more: those are rolled next. */
function turnAgain(turned: readonly number[], row: readonly number[], again: number[]): number {
  const n = turned.length;
  for (let i = 1; i <= n; i++) again[i - 1] = again[i - 1] + row[i - 1] * turned[i - 1];
  return 0.46 * n;
}

/** Takes the states out of the row in which the attacker lacks dice, those in which the defender does as well hit by hit. */
function takeLacking(
  volley: Volley,
  row: number[],
  to: readonly number[][],
  sum: number,
  steps: number,
): number {
  const { dealt, suffered, attacker, defender, other } = volley;
  const end = sum < attacker.full ? sum : attacker.full;
  let spent = 0;
  let own = volley.at;
  if (volley.lacking.length > 0) {
    const lacking = volley.lacking[sum];
    if (own === 0) {
      own = sum > other ? sum - other : 1;
      const full = sum - defender.full + 1;
      const even = full < end ? full : end;
      const turn = sum + 2;
      for (let i = own + 1; i <= even; i++) {
        const at = turn - i;
        lacking[i - 1] = row[at - 1];
        row[at - 1] = 0;
      }
      if (own < even) {
        spent = 0.66 * (even - own);
        own = even;
      }
      // The row has been that of a larger sum, in which so many attackers stood against a defender with all dice.
      const stale = full + volley.reach + 1;
      const most = stale < end ? stale : end;
      for (let i = own + 1; i <= most; i++) lacking[i - 1] = 0;
    }
  } else if (own === 0) own = sum > other ? sum - other : 1;
  for (; own < end && spent <= steps; own++) {
    const defenders = sum - own;
    const chance = row[defenders];
    row[defenders] = 0;
    if (chance > 0) spent += hitByHit(dealt[own], suffered[defenders], to, sum, defenders, chance);
    spent += 2.8;
  }
  volley.at = own;
  return spent;
}

/** The hits of both sides one by one; of either, all that come to nobody left together. */
function hitByHit(
  dealt: readonly number[],
  suffered: readonly number[],
  to: readonly number[][],
  sum: number,
  other: number,
  chance: number,
): number {
  const own = sum - other;
  const n = suffered.length;
  const size = dealt.length;
  const most = n <= own ? n : own;
  for (let hits = 1; hits <= size; hits++) {
    const lost = hits <= other ? hits - 1 : other;
    const share = chance * dealt[hits - 1];
    const at = other - lost + 1;
    const turn = sum - lost + 2;
    for (let k = 1; k <= most; k++) {
      const row = to[turn - k - 1];
      row[at - 1] = row[at - 1] + share * suffered[k - 1];
    }
    if (n > most) {
      const row = to[other - lost];
      for (let k = most + 1; k <= n; k++) row[at - 1] = row[at - 1] + share * suffered[k - 1];
    }
  }
  return (0.5 * n + 0.87) * size;
}

/** States in which the attacker alone lacks dice: first these, by a part of the hits. */
function gatherLacking(
  { dealt, attacker, defender, lacking, reversed, other }: Volley,
  sum: number,
  part: number,
): number {
  const { full, all, least, columns } = attacker;
  const row = reversed[sum];
  const first = sum > other ? sum - other : 1;
  const lo = least[part] > first ? least[part] : first;
  const hi = (sum < full ? sum : full) - 1;
  let spent = LOSE;
  if (lo <= hi) {
    if (columns[part].length === 0) spent += makeColumns(attacker, part);
    spent += GATHER + (0.83 + TAKEN * all[part].length) * (hi - lo + 1);
    gather(row, columns[part], lacking, sum + AT_ONCE * part, sum, lo, hi, part > 0 ? 1 : 0);
  }
  if (part + 1 === all.length && sum < full) row[0] = tails(dealt[sum], lacking, sum, defender.full);
  return spent;
}

/** Then the losses of the attacker by a part of the defender's hits, which are the same for all of them. */
function loseDefenders(
  { attacker, defender, reversed, other }: Volley,
  to: number[],
  sum: number,
  part: number,
): number {
  const { full } = attacker;
  const first = sum < full ? 0 : sum - full + 1;
  const last = sum > other ? other : sum - 1;
  if (first > last) return 0;
  const factors = defender.all[part];
  collect(to, factors, reversed, sum + AT_ONCE * part, first, last);
  return LOSE + (ADDED + TAP * factors.length) * (last - first + 1);
}
