import { FEW, RANK_COUNT, ways, type Field, type Halves, type Layers } from "./ranks";

/*
 * The rows of a battle in which units are lost cheapest first: an index is a number of units, and hits are taken off; what
 * lies on the way is looked up once for each row.
 */

/** What a rank does with attackers of one number: their row in it and in what is behind it. */
export interface RankRow {
  readonly from: number[];
  readonly to: readonly number[][];
  /** The chances of the hits of their dice, and by the defender's units of its dice. */
  readonly dealt: readonly number[];
  readonly suffered: readonly (readonly number[])[];
  /** Ways in which the defender's dice can hit from which on both sides' are not paired one by one. */
  readonly few: number;
  /**
   * Where dice are many: what is between the losses, by the defender's units and what is left of the attacker's; for their
   * own dice, and for all dice that come here, as many as there are, with their chances.
   */
  readonly half: number[][];
  readonly halves: readonly number[][][];
  readonly dice: readonly (readonly number[])[];
  readonly many: number;
}

/** The rows of all ranks but the main one, in a lane. */
export function rankRows(field: Field, layers: Layers, half: Halves, own: number, lane: number): RankRow[] {
  return field.ranks.map((rank) => {
    const dealt = field.attacker.rolls[rank][own];
    const groups = half[RANK_COUNT * lane + rank];
    const { halves, dice } = comingHere(field, groups, rank, own);
    return {
      from: layers[RANK_COUNT * lane + rank][own],
      to: layers[RANK_COUNT * lane + field.next[rank]],
      dealt,
      suffered: field.defender.rolls[rank],
      few: Math.floor(FEW / dealt.length) + 1,
      half: halves.length > 0 ? groups[field.attacker.group[rank][own]] : [],
      halves,
      dice,
      many: halves.length,
    };
  });
}

/** What is between the losses for dice that come to these attackers, themselves among them. */
function comingHere(
  { attacker, defender }: Field,
  groups: readonly number[][][],
  rank: number,
  own: number,
): Pick<RankRow, "halves" | "dice"> {
  const halves: number[][][] = [];
  const dice: (readonly number[])[] = [];
  if (groups.length === 0) return { halves, dice };
  const lost = ways(defender, rank) - 1;
  const most = Math.min(own + lost, attacker.units.length - 1);
  for (let group = attacker.group[rank][own]; group <= attacker.group[rank][most]; group++) {
    halves.push(groups[group]);
    dice.push(attacker.chances[rank][group]);
  }
  return { halves, dice };
}
