import { sortDice } from "../battle/boost";
import { add, total, zeros } from "../core/counts";
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
import { CITY_JOINS, recruitBonuses } from "../games/castle-risk/recruit";
import type { State } from "../games/castle-risk/state";

/** One side before its dice fall. */
export interface Side {
  readonly seat: number;
  readonly units: readonly number[];
  readonly dice: number;
  /** What a die must show to hit, outside the main phase. */
  readonly need: number;
  /** +1s for main dice. */
  readonly boosts: number;
  /** Main dice as they lie, where they lie already. */
  readonly lying: readonly number[];
}

/** A combat before its dice fall; also a bombardment, and envoys that are sent to a city. */
export interface Sides {
  /** Territories; -1 where nobody comes from one. */
  readonly from: number;
  readonly to: number;
  readonly cycle: number;
  /** Id of the phase of combat, `bombardment` or `recruitment`. */
  readonly rank: string;
  readonly attacker: Side;
  readonly defender: Side;
  /** Where each 1 that is added to the envoys' die comes from. */
  readonly bonuses: readonly string[];
}

/** A die as it lies: with its +1s in the main phase, highest first there; whether it hits, once that is known. */
export interface Die {
  readonly face: number;
  readonly hit: boolean;
}

/** What a roll did to one side. */
export interface Rolled {
  readonly seat: number;
  readonly dice: readonly Die[];
  /** What a die had to show to hit, outside the main phase. */
  readonly need: number;
  /** Units as they stood before the roll, how many of them are to be lost, and which were. */
  readonly units: readonly number[];
  readonly due: number;
  readonly lost: readonly number[];
}

/** Dice that fell, as everybody sees them, and what came of them. */
export interface RollShow {
  readonly from: number;
  readonly to: number;
  readonly cycle: number;
  /** Id of the phase of combat. */
  readonly rank: string;
  readonly attacker: Rolled;
  readonly defender: Rolled;
  /** Where each 1 that is added to the envoys' die comes from. */
  readonly bonuses: readonly string[];
  /** False while somebody still has to say where +1s go: no die hits yet. */
  readonly settled: boolean;
  /** How the combat ended with it; undefined while it goes on. */
  readonly end: Event | undefined;
}

export function sidesOf(s: State): Sides | undefined {
  const b = s.battle;
  if (b === undefined) return shotOf(s) ?? envoysOf(s);
  const attacker = {
    seat: b.attacker,
    units: [...b.force],
    dice: b.phase < 0 ? 0 : attackDice(b),
    need: attackNeed(b),
    boosts: attackBoosts(b),
    lying: [...b.attackerDice],
  };
  const defender = {
    seat: b.defender,
    units: [...s.territories[b.to].units],
    dice: b.phase < 0 ? 0 : defendDice(s, b),
    need: defendNeed(b),
    boosts: defendBoosts(s, b),
    lying: [...b.defenderDice],
  };
  const rank = b.phase < 0 ? "" : RANKS[b.phase];
  return { from: b.from, to: b.to, cycle: b.cycle, rank, attacker, defender, bonuses: [] };
}

/** What a die of a bombardment must show (CR21). */
const SHOT_HITS = 4;

function quiet(seat: number, units: readonly number[], need: number): Side {
  return { seat, units: [...units], dice: 0, need, boosts: 0, lying: [] };
}

function shotOf(s: State): Sides | undefined {
  const b = s.bombardment;
  if (b === undefined) return undefined;
  const target = s.territories[b.to];
  return {
    from: b.from,
    to: b.to,
    cycle: 0,
    rank: "bombardment",
    attacker: quiet(s.turn, s.territories[b.from].units, SHOT_HITS),
    defender: quiet(target.owner, target.units, 0),
    bonuses: [],
  };
}

function envoysOf(s: State): Sides | undefined {
  const r = s.recruitment;
  if (r === undefined) return undefined;
  const city = s.territories[r.city];
  const bonuses = recruitBonuses(s, r);
  return {
    from: -1,
    to: r.city,
    cycle: 0,
    rank: "recruitment",
    attacker: quiet(s.turn, zeros(city.units.length), CITY_JOINS - bonuses.length),
    defender: quiet(city.owner, city.units, 0),
    bonuses,
  };
}

/** The dice of a roll, or of the +1s given to it, with what the events say came of them. */
export function rollShow(sides: Sides, action: Action, events: readonly Event[]): RollShow {
  const main = sides.rank === RANKS[RANK_MAIN];
  let attacker = [...sides.attacker.lying];
  let defender = [...sides.defender.lying];
  if (action.type === "dice") {
    attacker = [...action.attacker];
    defender = [...action.defender];
  } else if (action.type === "bombardment") attacker = [...action.faces];
  else if (action.type === "recruitment") attacker = [action.face];
  if (main) {
    sortDice(attacker);
    sortDice(defender);
  }
  let settled = action.type === "bombardment" || action.type === "recruitment";
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
  if (action.type === "bombardment") defenderDue = shotDue(sides.defender.units, attacker);
  const red = main ? pairedDice(attacker, defender, 1, settled) : singleDice(attacker, sides.attacker.need);
  const white = main ? pairedDice(defender, attacker, 0, settled) : singleDice(defender, sides.defender.need);
  const show: RollShow = {
    from: sides.from,
    to: sides.to,
    cycle: sides.cycle,
    rank: sides.rank,
    attacker: rolled(sides.attacker, red, attackerDue),
    defender: rolled(sides.defender, white, defenderDue),
    bonuses: sides.bonuses,
    settled,
    end: undefined,
  };
  return withLosses(show, events);
}

/** Units that a bombardment costs: the last one always survives (CR21). */
function shotDue(units: readonly number[], faces: readonly number[]): number {
  let hits = 0;
  for (const face of faces) if (face >= SHOT_HITS) hits++;
  const most = total(units) - 1;
  return hits < most ? hits : most;
}

function rolled(side: Side, dice: Die[], due: number): Rolled {
  return { seat: side.seat, dice, need: side.need, units: side.units, due, lost: zeros(side.units.length) };
}

const ENDINGS: readonly Event["type"][] = ["conquered", "repelled", "wiped_out", "recruited", "declined"];

/** The same roll with losses that came of it, or that an owner has chosen since, and how the combat ended. */
export function withLosses(show: RollShow, events: readonly Event[]): RollShow {
  let { end } = show;
  for (const e of events) {
    if (ENDINGS.includes(e.type)) end = e;
  }
  return {
    from: show.from,
    to: show.to,
    cycle: show.cycle,
    rank: show.rank,
    attacker: withLost(show.attacker, events),
    defender: withLost(show.defender, events),
    bonuses: show.bonuses,
    settled: show.settled,
    end,
  };
}

function withLost(side: Rolled, events: readonly Event[]): Rolled {
  const lost = [...side.lost];
  for (const e of events) if (e.type === "lost" && e.seat === side.seat) add(lost, e.units);
  return { seat: side.seat, dice: side.dice, need: side.need, units: side.units, due: side.due, lost };
}

function singleDice(faces: readonly number[], need: number): Die[] {
  return faces.map((face) => ({ face, hit: face >= need }));
}

/** Dice of the main phase beat the die across, by one at least (attacker) or level (defender). */
function pairedDice(own: readonly number[], other: readonly number[], by: number, settled: boolean): Die[] {
  return own.map((face, i) => ({ face, hit: settled && i < other.length && face >= other[i] + by }));
}
