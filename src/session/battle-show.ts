import { sortDice } from "../battle/boost";
import type { Action } from "../games/castle-risk/actions";
import type { Event } from "../games/castle-risk/events";
import {
  RANKS,
  RANK_MAIN,
  attackBoosts,
  attackDice,
  attackNeed,
  defendBoosts,
  defendDice,
  defendNeed,
} from "../games/castle-risk/ranks";
import type { State } from "../games/castle-risk/state";

/** One side before its dice fall. */
export interface Side {
  readonly seat: number;
  readonly dice: number;
  /** What a die must show to hit, outside the main phase. */
  readonly need: number;
  /** +1s for main dice. */
  readonly boosts: number;
  /** Main dice as they lie, where they lie already. */
  readonly lying: readonly number[];
}

/** A combat before its dice fall. */
export interface Sides {
  readonly from: number;
  readonly to: number;
  readonly cycle: number;
  readonly phase: number;
  readonly attacker: Side;
  readonly defender: Side;
}

/** A die as it lies: with its +1s in the main phase, highest first there; whether it hits, once that is known. */
export interface Die {
  readonly face: number;
  readonly hit: boolean;
}

/** Dice that fell, as everybody sees them. */
export interface RollShow {
  readonly cycle: number;
  /** Id of the phase of combat. */
  readonly rank: string;
  readonly attacker: readonly Die[];
  readonly defender: readonly Die[];
  /** False while somebody still has to say where +1s go: no die hits yet. */
  readonly settled: boolean;
  /** Units that each side is to lose. */
  readonly attackerDue: number;
  readonly defenderDue: number;
}

export function sidesOf(s: State): Sides | undefined {
  const b = s.battle;
  if (b === undefined) return undefined;
  const attacker = {
    seat: b.attacker,
    dice: b.phase < 0 ? 0 : attackDice(b),
    need: attackNeed(b),
    boosts: attackBoosts(b),
    lying: [...b.attackerDice],
  };
  const defender = {
    seat: b.defender,
    dice: b.phase < 0 ? 0 : defendDice(s, b),
    need: defendNeed(b),
    boosts: defendBoosts(s, b),
    lying: [...b.defenderDice],
  };
  return { from: b.from, to: b.to, cycle: b.cycle, phase: b.phase, attacker, defender };
}

/** The dice of a roll, or of the +1s given to it, with what the events say came of them. */
export function rollShow(sides: Sides, action: Action, events: readonly Event[]): RollShow {
  const main = sides.phase === RANK_MAIN;
  let attacker = action.type === "dice" ? [...action.attacker] : [...sides.attacker.lying];
  let defender = action.type === "dice" ? [...action.defender] : [...sides.defender.lying];
  if (main) {
    sortDice(attacker);
    sortDice(defender);
  }
  let settled = false;
  let attackerDue = 0;
  let defenderDue = 0;
  for (const e of events) {
    if (e.type === "boosted" && !settled) {
      if (e.seat === sides.attacker.seat) attacker = [...e.faces];
      else defender = [...e.faces];
    } else if (e.type === "rolled" && !settled) {
      settled = true;
      attackerDue = e.attackerDue;
      defenderDue = e.defenderDue;
    }
  }
  return {
    cycle: sides.cycle,
    rank: RANKS[sides.phase],
    attacker: main ? pairedDice(attacker, defender, 1, settled) : singleDice(attacker, sides.attacker.need),
    defender: main ? pairedDice(defender, attacker, 0, settled) : singleDice(defender, sides.defender.need),
    settled,
    attackerDue,
    defenderDue,
  };
}

function singleDice(faces: readonly number[], need: number): Die[] {
  return faces.map((face) => ({ face, hit: face >= need }));
}

/** Dice of the main phase beat the die across, by one at least (attacker) or level (defender). */
function pairedDice(own: readonly number[], other: readonly number[], by: number, settled: boolean): Die[] {
  return own.map((face, i) => ({ face, hit: settled && i < other.length && face >= other[i] + by }));
}
