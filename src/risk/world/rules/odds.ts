import type { AnyAction } from "../../../core/types";
import type { RollBattle } from "../../combat/odds/battle";
import { CHART, CHARTED } from "../../combat/odds/chart";
import { CHARTED_DEFENDERS } from "../../combat/odds/chart/rows";
import { distantChance } from "../../combat/odds/distant";
import { PLAIN_ROLLS, type RollChances } from "../../combat/odds/rolls";
import { isAttack } from "./attack";
import type { WorldState } from "./state";

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

/** What odds are asked of in a game, from what a seat may see. */
export interface AttackOdds<S> {
  /** Before an attack or a storm (RC31, RC35): an attack is rolled on from to the last army. Undefined for any other action. */
  oddsBefore(this: void, view: S, action: AnyAction): RollBattle | undefined;
  /** Of the attack under way, from its next roll on; undefined where its target is taken. */
  oddsUnderWay(this: void, view: S): RollBattle | undefined;
}

/** The same by the chances of single rolls that armies in one territory have against those in another. */
export function attackOdds<S extends WorldState>(
  rollsOf: (this: void, view: S, from: number, to: number) => RollChances,
): AttackOdds<S> {
  return {
    oddsBefore: (view, action) => {
      if (!isAttack(action)) return undefined;
      const { armies } = view;
      const { from, to } = action;
      if (!(armies[from] > 1) || !(armies[to] > 0)) return undefined;
      const rolls = rollsOf(view, from, to);
      return action.type === "storm"
        ? rollOn(armies[from], armies[to], action.until, rolls)
        : { ...rollOn(armies[from], armies[to], 1, rolls), dice: action.dice };
    },
    oddsUnderWay: (view) => {
      const { battle, armies } = view;
      if (battle === undefined || !(armies[battle.to] > 0)) return undefined;
      const { from, to, until, dice, defence } = battle;
      const rolls = rollsOf(view, from, to);
      return { ...rollOn(armies[from], armies[to], until > 0 ? until : 1, rolls), dice, defence };
    },
  };
}
