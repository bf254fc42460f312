import { RANK_MAIN } from "../ranks";
import { FEW, halfRow, ways, type Field, type Flow, type Halves, type Layers } from "./ranks";

/*
 * A battle as most are: units are lost cheapest first and nobody rolls again. An index is a number of units, and hits are
 * taken off; what lies on the way is looked up once for each row. Loops begin at 1: so an index is one of Lua as it stands,
 * and the innermost loops, which most of the time is spent in, are as short as they can be there.
 */

/** Steps that a pair of units takes besides its hits, and a rank to look up what it needs for a row. */
const CELL = 8;
const ROW = 12;

/** What a rank does with attackers of one number: their row in it and in what is behind it. */
export interface RankRow {
  readonly from: number[];
  readonly to: readonly number[][];
  /** The chances of the hits of their dice, and by the defender's units of its dice. */
  readonly theirs: readonly number[];
  readonly mine: readonly (readonly number[])[];
  /** Ways in which the defender's dice can hit from which on both sides' are not paired one by one. */
  readonly few: number;
  /**
   * Where dice are many: rows between the losses by what is left of these attackers; those of all dice that come here, as
   * many as there are, with their chances.
   */
  readonly half: readonly number[][];
  readonly halves: readonly number[][];
  readonly dice: readonly (readonly number[])[];
  readonly many: number;
}

/** The rows of all ranks but the main one. */
export function rankRows(field: Field, layers: Layers, half: Halves, own: number): RankRow[] {
  return field.ranks.map((rank) => {
    const theirs = field.attacker.rolls[rank][own];
    const { halves, dice } = comingHere(field, half[rank], rank, own);
    return {
      from: layers[rank][own],
      to: layers[field.next[rank]],
      theirs,
      mine: field.defender.rolls[rank],
      few: Math.floor(FEW / theirs.length) + 1,
      half: halves.length > 0 ? half[rank][field.attacker.group[rank][own]] : [],
      halves,
      dice,
      many: halves.length,
    };
  });
}

/** The rows of these attackers between the losses, by the dice that they rolled; those that they lose from are made as well. */
function comingHere(
  { attacker, defender, width }: Field,
  groups: readonly number[][][],
  rank: number,
  own: number,
): Pick<RankRow, "halves" | "dice"> {
  const halves: number[][] = [];
  const dice: (readonly number[])[] = [];
  if (groups.length === 0) return { halves, dice };
  const first = attacker.group[rank][own];
  const lost = ways(defender, rank) - 1;
  const most = Math.min(own + lost, attacker.units.length - 1);
  for (let left = own; left >= 0 && left >= own - lost; left--) halfRow(groups[first], left, width);
  for (let group = first; group <= attacker.group[rank][most]; group++) {
    halves.push(halfRow(groups[group], own, width));
    dice.push(attacker.chances[rank][group]);
  }
  return { halves, dice };
}

/**
 * All ranks of a pass for these units of the attacker and the defender's from where it stands, for about so many steps;
 * gives the steps that it took.
 */
export function linearRow(flow: Flow, own: number, steps: number): number {
  const { field, mass, half } = flow;
  const rows = rankRows(field, mass, half, own);
  const n = rows.length;
  const shares = mass[RANK_MAIN][own];
  const behind = mass[field.next[RANK_MAIN]];
  let spent = 0;
  let other = flow.other;
  for (; other > 0 && spent < steps; other--) {
    spent += CELL;
    for (let i = 0; i < n; i++) {
      const row = rows[i];
      const chance = row.from[other];
      if (chance > 0 && own > 0) spent += roll(row, own, other, chance);
      if (row.many > 0) spent += takeOff(row, own, other);
    }
    const share = shares[other];
    if (share > 0 && own > 0) rollMain(field, behind, own, other, share);
  }
  flow.other = other;
  return spent + ROW * n;
}

/** Both sides' dice of a rank: few are paired one by one; of many the attacker's losses are taken first. */
function roll(rank: RankRow, own: number, other: number, chance: number): number {
  const hits = rank.mine[other];
  const n = hits.length;
  const above = own + 2;
  if (n >= rank.few) {
    const { half } = rank;
    for (let k = 1; k <= n; k++) {
      const row = half[k <= own ? above - k - 1 : 0];
      row[other] = row[other] + chance * hits[k - 1];
    }
    return 2 * n;
  }
  const { to, theirs } = rank;
  const size = theirs.length;
  const most = size > other ? other : size;
  const from = other + 2;
  for (let i = 1; i <= n; i++) {
    const row = to[i <= own ? above - i - 1 : 0];
    const joint = chance * hits[i - 1];
    for (let k = 1; k <= most; k++) {
      const at = from - k;
      row[at - 1] = row[at - 1] + joint * theirs[k - 1];
    }
    for (let k = most + 1; k <= size; k++) row[0] = row[0] + joint * theirs[k - 1];
  }
  return (size + 2) * n;
}

/** The attacker's dice of a rank where they are many: the defender's losses. */
function takeOff({ to, halves, dice, many }: RankRow, own: number, other: number): number {
  const row = to[own];
  const from = other + 2;
  let spent = many;
  for (let i = 0; i < many; i++) {
    const chance = halves[i][other];
    if (chance > 0) {
      const theirs = dice[i];
      const size = theirs.length;
      const most = size > other ? other : size;
      for (let k = 1; k <= most; k++) {
        const at = from - k;
        row[at - 1] = row[at - 1] + chance * theirs[k - 1];
      }
      for (let k = most + 1; k <= size; k++) row[0] = row[0] + chance * theirs[k - 1];
      spent += size;
    }
  }
  return spent;
}

function rollMain(
  { main }: Field,
  to: readonly number[][],
  own: number,
  other: number,
  chance: number,
): void {
  const attack = own < 3 ? own : 3;
  const own0 = to[own];
  const own1 = to[own - 1];
  if (other < 2) {
    const chances = main[0].one[attack];
    own0[0] += chance * chances[0];
    own1[other] += chance * chances[1];
    return;
  }
  const [none, one, two] = main[0].two[attack];
  if (attack < 2) {
    own0[other - 1] += chance * none;
    own1[other] += chance * one;
    return;
  }
  own0[other - 2] += chance * none;
  own1[other - 1] += chance * one;
  to[own - 2][other] += chance * two;
}
