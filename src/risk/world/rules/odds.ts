import type { RollBattle } from "../../combat/odds/battle";
import { CHART, CHARTED } from "../../combat/odds/chart";
import { CHARTED_DEFENDERS } from "../../combat/odds/chart/rows";
import { distantChance } from "../../combat/odds/distant";
import { PLAIN_ROLLS, type RollChances } from "../../combat/odds/rolls";
import type { AttackAction, StormAction } from "./attack";
import type { Lands, WorldState } from "./state";

/** Against so many defenders all armies that the chart has, or more, win but for rounding. */
const FEW = 40;

/**
 * The chance that armies take a territory from so many defenders, rolled on to the last army, nothing helping either side:
 * exact, read off a chart, and but for rounding where armies are too many for it.
 */
export function chanceOf(armies: number, defenders: number): number {
  if (defenders <= FEW) return CHART[armies < CHARTED ? armies : CHARTED][defenders];
  return armies <= CHARTED && defenders <= CHARTED_DEFENDERS
    ? CHART[armies][defenders]
    : distantChance(armies, defenders);
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
