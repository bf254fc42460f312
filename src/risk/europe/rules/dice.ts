import { CHANCE, type Refusal, type Roll } from "../../../core/types";
import { RANKS } from "../../combat/ranks";
import { checkFaces, rollFaces } from "../../dice";
import { refuse } from "../../refusals";

/** The dice of both sides in one rank of combat, as they fell. */
export interface RankDice {
  readonly type: "dice";
  readonly seat: typeof CHANCE;
  /** By index: siege, archers, cavalry, and the main rank in which all fight. */
  readonly rank: number;
  readonly attacker: readonly number[];
  readonly defender: readonly number[];
}

/** Both sides roll at the same time: so many dice each. */
export function rollRank(roll: Roll, rank: number, attacker: number, defender: number): RankDice {
  const faces = rollFaces(roll, attacker);
  return { type: "dice", seat: CHANCE, rank, attacker: faces, defender: rollFaces(roll, defender) };
}

/** Refuses dice of another rank, or others than so many of each side. */
export function refuseRank(
  dice: RankDice,
  rank: number,
  attacker: number,
  defender: number,
): Refusal | undefined {
  if (dice.rank !== rank) return refuse("dice.rank", { rank: RANKS[rank] });
  return checkFaces(dice.attacker, attacker) ?? checkFaces(dice.defender, defender);
}
