import { RANK_MAIN, RANKED } from "../ranks";
import { size } from "../../units";
import { diceOf, moreArmy, startArmy, type Army, type ArmyParts } from "./army";
import { isPlain, type RankBattle, type RankSide } from "./battle";
import { poorHits, ways, type Field } from "./ranks";
import { RECAST_ROLLS, SEEN_DICE } from "./recast";
import { PLAIN_ROLLS } from "./rolls";

/** The field of a battle while it is made: one side, the other one, and what follows from both. */
export interface FieldParts {
  readonly battle: RankBattle;
  attacker: ArmyParts | undefined;
  defender: ArmyParts | undefined;
  field: Field | undefined;
  /** Whether what is made next has waited for a slice of its own. */
  waits: boolean;
}

/** Begins with a field; `like`: one of a battle against the same defender, whose army is taken over where it rests on nothing else. */
export function startField(battle: RankBattle, like?: FieldParts): FieldParts {
  const defender = isPlain(battle) ? like?.defender : undefined;
  return { battle, attacker: undefined, defender, field: undefined, waits: false };
}

/** Makes parts of a field for about so many steps; gives how many of them are left. The field is there once any are. */
export function moreField(parts: FieldParts, steps: number): number {
  let left = moreSide(parts, "attacker", "defender", steps);
  const attacker = parts.attacker?.army;
  if (attacker === undefined || left <= 0) return left;
  left = moreSide(parts, "defender", "attacker", left);
  const defender = parts.defender?.army;
  if (parts.field === undefined && defender !== undefined && left > 0)
    parts.field = joined(parts.battle, attacker, defender);
  return left;
}

type SideName = "attacker" | "defender";

/** The same for the army of a side. What is made of it at once waits for the next slice, where too little is left of this one; it waits once. */
function moreSide(parts: FieldParts, side: SideName, other: SideName, steps: number): number {
  const { battle } = parts;
  const begun = parts[side];
  if (begun !== undefined) return moreArmy(begun, steps);
  const cost = armyCost(battle, battle[side], battle[other]);
  parts.waits = cost > steps && !parts.waits;
  if (parts.waits) return 0;
  const army = startArmy(battle[side], battle[other], battle.once, isPlain(battle));
  parts[side] = army;
  return moreArmy(army, steps - cost);
}

/** Steps that it takes to begin with an army: of a plain battle all of it is made at once. */
function armyCost(battle: RankBattle, side: RankSide, other: RankSide): number {
  const both = size(side.units) + size(other.units);
  if (side.order === "shrewd") return 25 + 16 * both;
  let cost = 25 + 10 * size(side.units);
  if (!isPlain(battle)) return 25 + 1.5 * both;
  for (let rank = 0; rank < RANK_MAIN; rank++) cost += 0.4 * diceOf(side, side.units, rank) ** 2;
  return cost;
}

/** The field of a battle, made at once. */
export function fieldOf(battle: RankBattle): Field {
  const parts = startField(battle);
  while (parts.field === undefined) moreField(parts, AT_ONCE);
  return parts.field;
}

/** Steps where nobody waits for a frame. */
const AT_ONCE = 1e6;

function joined(battle: RankBattle, attacker: Army, defender: Army): Field {
  const ranks = RANKED.filter((rank) => ways(attacker, rank) + ways(defender, rank) > 2);
  const first = battle.once || ranks.length === 0 ? RANK_MAIN : ranks[0];
  const next: number[] = [RANK_MAIN, RANK_MAIN, RANK_MAIN, first];
  let behind = RANK_MAIN;
  for (let rank = RANK_MAIN - 1; rank >= 0; rank--) {
    next[rank] = behind;
    if (ranks.includes(rank)) behind = rank;
  }
  const castle = battle.reroll !== "none";
  const seen = castle ? SEEN_DICE : undefined;
  return {
    battle,
    attacker,
    defender,
    width: defender.units.length,
    lanes: castle ? 2 : 1,
    ranks,
    next,
    main: castle ? [PLAIN_ROLLS, RECAST_ROLLS] : [battle.main],
    seen,
    ...(castle ? againOf(battle.defender.need, defender) : { poor: [], turned: [] }),
  };
}

function againOf(need: readonly number[], { chances }: Army): Pick<Field, "poor" | "turned"> {
  const ranks = chances.map((rows, rank) => poorHits(rows, need[rank]));
  return { poor: ranks.map(({ poor }) => poor), turned: ranks.map(({ turned }) => turned) };
}
