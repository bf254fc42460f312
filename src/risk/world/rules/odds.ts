import type { RollBattle } from "../../combat/odds/battle";
import { distantChance } from "../../combat/odds/distant";
import { followRolls, rollOutcome, startRolls } from "../../combat/odds/attack";
import { PLAIN_ROLLS, type RollChances } from "../../combat/odds/rolls";
import type { AttackAction, StormAction } from "./attack";
import type { Lands, WorldState } from "./state";

/** Attackers times defenders from which on following every roll would take too long for a table's frame. */
const MANY = 600;
/** Steps of all that is to be computed at once. */
const ALL = 1e9;

/**
 * The chance that armies take a territory from so many defenders, rolled on until so many of them are left; `rolls` where
 * something helps a side. Exact for armies of usual numbers, and within a hundredth of a point for large ones.
 */
export function chanceOf(armies: number, defenders: number, until: number, rolls = PLAIN_ROLLS): number {
  if (armies * defenders >= MANY) return distantChance(armies, defenders, until, rolls);
  const job = startRolls(rollOn(armies, defenders, until, rolls));
  followRolls(job, ALL);
  return rollOutcome(job).win;
}

/** An attack that is rolled on with the most dice of both sides until so many armies are left in its source. */
export function rollOn(armies: number, defenders: number, until: number, rolls = PLAIN_ROLLS): RollBattle {
  return { kind: "rolls", armies, defenders, until, rolls, dice: 0, defence: 0 };
}

/** The odds of an attack or a storm that is put together (RC31, RC35): an attack is rolled on from to the last army. */
export function attackBattle(
  { armies }: Lands,
  action: AttackAction | StormAction,
  rolls: RollChances,
): RollBattle | undefined {
  const { from, to } = action;
  if (!(armies[from] > 1) || !(armies[to] > 0)) return undefined;
  return action.type === "storm"
    ? rollOn(armies[from], armies[to], action.until, rolls)
    : { ...rollOn(armies[from], armies[to], 1, rolls), dice: action.dice };
}

/** The odds of the attack under way, from its next roll on; undefined where its target is taken. */
export function battleUnderWay(s: WorldState, rolls: RollChances): RollBattle | undefined {
  const battle = s.battle;
  if (battle === undefined || !(s.armies[battle.to] > 0)) return undefined;
  const { dice, defence } = battle;
  return {
    ...rollOn(s.armies[battle.from], s.armies[battle.to], battle.until > 0 ? battle.until : 1, rolls),
    dice,
    defence,
  };
}
