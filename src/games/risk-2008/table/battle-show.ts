import { highestFirst, newDice, type Die } from "../../../risk/combat/die";
import {
  rollShow,
  sidesOf,
  withCapture,
  type RollShow,
  type Sides,
} from "../../../risk/world/table/battle-show";
import type { Action } from "../rules/actions";
import type { Event } from "../rules/events";
import { isLifted } from "../rules/holdings";
import type { State } from "../rules/state";

/** Dice of a side that count, and whether an airfield lifts the highest of them (rules 5.11, 8.4, 8.7). */
interface Counted {
  readonly dice: number;
  readonly lifted: boolean;
}

/** An attack before its dice fall, with what will count of them. */
export interface Noted {
  readonly sides: Sides;
  readonly attacker: Counted;
  readonly defender: Counted;
}

/** Dice that fell in a battle, and those that were dropped. */
export interface RollShow2008 extends RollShow {
  readonly dropped: readonly number[];
}

export function noteBattle(s: State, { type }: Action): Noted | undefined {
  const sides = sidesOf(s);
  const battle = s.battle;
  if (type !== "dice" || sides === undefined || battle === undefined) return undefined;
  return {
    sides,
    attacker: { dice: battle.dice, lifted: isLifted(s, s.turn, battle.to) },
    defender: { dice: battle.defence, lifted: isLifted(s, s.owners[battle.to], battle.to) },
  };
}

/** The dice that count, highest first, the highest lifted by an airfield. */
function countedDice(faces: readonly number[], { dice, lifted }: Counted): Die[] {
  return highestFirst(newDice(faces))
    .slice(0, dice)
    .map((die, i) =>
      i === 0 && lifted ? { face: die.face + 1, plus: 1, hit: die.hit, lost: die.lost } : die,
    );
}

function droppedFaces(faces: readonly number[], { dice }: Counted): number[] {
  return highestFirst(newDice(faces))
    .slice(dice)
    .map(({ face }) => face);
}

/** Dice are shown again, troops that move in end the show's fight, and anything else takes it away. */
export function showDice(
  noted: Noted | undefined,
  action: Action,
  events: readonly Event[],
  shown: RollShow2008 | undefined,
): RollShow2008 | undefined {
  if (noted !== undefined && action.type === "dice") {
    const { sides, attacker, defender } = noted;
    const red = countedDice(action.attacker, attacker);
    const white = countedDice(action.defender, defender);
    const dropped = droppedFaces(action.attacker, attacker).concat(droppedFaces(action.defender, defender));
    return { ...rollShow(sides, red, white, events), dropped };
  }
  return action.type === "occupy" && shown !== undefined ? withCapture(shown, events) : undefined;
}
