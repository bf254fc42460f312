import { zeros, add } from "../../../core/counts";
import { NOBODY } from "../../../core/types";
import { hittingDice, highestFirst, newDice, paired, single, type Die } from "../../../risk/combat/die";
import { RANKS } from "../../../risk/combat/ranks";
import { size } from "../../../risk/units";
import type { DiceShow } from "../../../session/game/battle";
import type { Action } from "../rules/actions";
import { attackNeed, defendNeed, isGeneral } from "../rules/battle/rank";
import type { Event } from "../rules/events";
import { ASSAULT_NEED } from "../rules/numbers";
import type { State } from "../rules/state";

/** One side before its dice fall; `need` is 0 in the general attack, where dice are compared. */
interface Side {
  readonly army: number;
  readonly units: readonly number[];
  readonly need: number;
  /** Dice as they lie already. */
  readonly lying: readonly number[];
}

/** A battle before its dice fall; also a Siege Assault. */
export interface Sides {
  /** Where a Siege Assault comes from; NOBODY for a battle. */
  readonly from: number;
  readonly to: number;
  readonly pass: number;
  /** Id of the rank, or `assault`. */
  readonly rank: string;
  readonly attacker: Side;
  readonly defender: Side;
  readonly castle: boolean;
}

/** What a roll did to one side. */
export interface Rolled extends Side {
  readonly dice: readonly Die[];
  /** Units that are to be lost, and those that were. */
  readonly due: number;
  readonly lost: readonly number[];
}

/** Dice that fell, as everybody sees them, and what came of them. */
export interface RollShow extends DiceShow {
  readonly pass: number;
  readonly rank: string;
  readonly castle: boolean;
  readonly attacker: Rolled;
  readonly defender: Rolled;
  /** False while the castle may still roll again: nobody loses anything yet. */
  readonly settled: boolean;
  /** How the fight ended with it; undefined while it goes on. */
  readonly end: Event | undefined;
}

/** The fight that is fought; undefined where none is. */
export function sidesOf(s: State): Sides | undefined {
  const battle = s.battle;
  if (battle === undefined) return assaultOf(s);
  const land = s.territories[battle.land];
  const main = isGeneral(battle);
  return {
    from: NOBODY,
    to: battle.land,
    pass: battle.pass,
    rank: RANKS[battle.rank],
    castle: land.castle,
    attacker: side(land.attacker, land.force, main ? 0 : attackNeed(battle.rank), battle.attackerDice),
    defender: side(land.owner, land.units, main ? 0 : defendNeed(s, battle), battle.defenderDice),
  };
}

function assaultOf(s: State): Sides | undefined {
  const shot = s.assault;
  if (shot === undefined) return undefined;
  const from = s.territories[shot.from];
  const to = s.territories[shot.to];
  return {
    from: shot.from,
    to: shot.to,
    pass: 0,
    rank: "assault",
    castle: false,
    attacker: side(s.acting, from.units, ASSAULT_NEED, []),
    defender: side(to.owner, to.units, 0, []),
  };
}

function side(army: number, units: readonly number[], need: number, lying: readonly number[]): Side {
  return { army, units: [...units], need, lying: [...lying] };
}

/** The dice of a roll with what the events say came of them. */
export function rollShow(sides: Sides, action: Action, events: readonly Event[]): RollShow {
  let red = sides.attacker.lying;
  let white = sides.defender.lying;
  if (action.type === "dice") {
    red = action.attacker;
    white = action.defender;
  } else if (action.type === "recast") white = action.faces;
  else if (action.type === "volley") red = action.faces;
  const [attackerDice, defenderDice] = compared(sides, newDice(red), newDice(white));
  let settled = action.type === "volley";
  let attackerDue = 0;
  let defenderDue = settled ? least(hittingDice(attackerDice), size(sides.defender.units)) : 0;
  for (const event of events) {
    if (event.type === "rolled" && !settled) {
      settled = true;
      attackerDue = event.attackerDue;
      defenderDue = event.defenderDue;
    }
  }
  const { from, to, pass, rank, castle } = sides;
  return withLosses(
    {
      ...{ from, to, pass, rank, castle, settled, end: undefined },
      attacker: rolled(sides.attacker, attackerDice, attackerDue),
      defender: rolled(sides.defender, defenderDice, defenderDue),
    },
    events,
  );
}

/** The dice that lie while the castle may roll again, for a table that has not seen them fall: after a load or an undo. */
export function lyingDice(s: State): RollShow | undefined {
  const sides = s.step === "castle" ? sidesOf(s) : undefined;
  if (sides === undefined) return undefined;
  return rollShow(sides, { type: "stand", seat: NOBODY }, []);
}

/** Dice that hit by themselves, or in the general attack against those across. */
function compared({ rank, attacker, defender }: Sides, red: Die[], white: Die[]): [Die[], Die[]] {
  if (rank !== "main") return [single(red, attacker.need), single(white, defender.need)];
  highestFirst(red);
  highestFirst(white);
  return [paired(red, white, 1), paired(white, red, 0)];
}

function least(first: number, second: number): number {
  return first < second ? first : second;
}

function rolled({ army, units, need, lying }: Side, dice: readonly Die[], due: number): Rolled {
  return { army, units, need, lying, dice, due, lost: zeros(units.length) };
}

const ENDINGS: readonly Event["type"][] = ["conquered", "repelled", "wiped_out", "emptied"];

/** The same roll with losses that came of it, or that an owner has chosen since, and how the fight ended. */
export function withLosses(show: RollShow, events: readonly Event[]): RollShow {
  let { end } = show;
  for (const event of events) if (ENDINGS.includes(event.type)) end = event;
  const { from, to, pass, rank, castle, settled } = show;
  const attacker = withLost(show.attacker, events);
  const defender = withLost(show.defender, events);
  return { from, to, pass, rank, castle, settled, end, attacker, defender };
}

function withLost(before: Rolled, events: readonly Event[]): Rolled {
  const lost = [...before.lost];
  for (const event of events) if (event.type === "lost" && event.army === before.army) add(lost, event.units);
  return { ...before, lost };
}
