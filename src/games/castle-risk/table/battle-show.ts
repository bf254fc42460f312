import { add, total, zeros } from "../../../core/counts";
import type { Action } from "../rules/actions";
import type { Event } from "../rules/events";
import {
  attackBoosts,
  attackDice,
  attackNeed,
  defendBoosts,
  defendDice,
  defendNeed,
} from "../rules/combat/ranks";
import { RANKS, RANK_MAIN } from "../../../risk/combat/ranks";
import { recruitBonuses } from "../rules/turn/recruit";
import type { State } from "../rules/state";
import { highestFirst, hittingDice, newDice, paired, single, type Die } from "../../../risk/combat/die";
import { withBest, withPlus } from "./main-dice";
import { BOMBARDMENT_NEED, BOMBARDMENT_SPARES, CITY_JOINS } from "../rules/numbers";

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
  readonly openDice: readonly number[];
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
  const battle = s.battle;
  if (battle === undefined) return shotOf(s) ?? envoysOf(s);
  const attacker = {
    seat: battle.attacker,
    units: [...battle.force],
    dice: battle.rank < 0 ? 0 : attackDice(battle),
    need: attackNeed(battle),
    boosts: attackBoosts(battle),
    openDice: [...battle.attackerDice],
  };
  const defender = {
    seat: battle.defender,
    units: [...s.territories[battle.to].units],
    dice: battle.rank < 0 ? 0 : defendDice(s, battle),
    need: defendNeed(battle),
    boosts: defendBoosts(s, battle),
    openDice: [...battle.defenderDice],
  };
  const rank = battle.rank < 0 ? "" : RANKS[battle.rank];
  return { from: battle.from, to: battle.to, cycle: battle.cycle, rank, attacker, defender, bonuses: [] };
}

function quiet(seat: number, units: readonly number[], need: number): Side {
  return { seat, units: [...units], dice: 0, need, boosts: 0, openDice: [] };
}

function shotOf(s: State): Sides | undefined {
  const bombardment = s.bombardment;
  if (bombardment === undefined) return undefined;
  const target = s.territories[bombardment.to];
  return {
    from: bombardment.from,
    to: bombardment.to,
    cycle: 0,
    rank: "bombardment",
    attacker: quiet(s.turn, s.territories[bombardment.from].units, BOMBARDMENT_NEED),
    defender: quiet(target.owner, target.units, 0),
    bonuses: [],
  };
}

function envoysOf(s: State): Sides | undefined {
  const recruitment = s.recruitment;
  if (recruitment === undefined) return undefined;
  const city = s.territories[recruitment.city];
  const bonuses = recruitBonuses(s, recruitment);
  return {
    from: -1,
    to: recruitment.city,
    cycle: 0,
    rank: "recruitment",
    attacker: quiet(s.turn, zeros(city.units.length), CITY_JOINS - bonuses.length),
    defender: quiet(city.owner, city.units, 0),
    bonuses,
  };
}

/**
 * The dice of a roll, or of the +1s given to it, with what the events say came of them. `before` is what was shown
 * until then: of dice that lie already it knows what was added to them.
 */
export function rollShow(
  sides: Sides,
  action: Action,
  events: readonly Event[],
  before: RollShow | undefined,
): RollShow {
  const main = sides.rank === RANKS[RANK_MAIN];
  let red = thrown(sides.attacker, action, true, before);
  let white = thrown(sides.defender, action, false, before);
  if (main) {
    highestFirst(red);
    highestFirst(white);
  }
  let settled = action.type === "bombardment" || action.type === "recruitment";
  let attackerDue = 0;
  let defenderDue = 0;
  for (const event of events) {
    if (event.type === "boosted" && !settled) {
      const attacking = event.seat === sides.attacker.seat;
      const own = attacking ? red : white;
      const other = attacking ? white : red;
      const { boosts } = attacking ? sides.attacker : sides.defender;
      const given = action.type === "boost" && action.seat === event.seat;
      const higher = given ? withPlus(own, action.plus) : withBest(own, other, boosts, attacking);
      if (attacking) red = higher;
      else white = higher;
    } else if (event.type === "rolled" && !settled) {
      settled = true;
      attackerDue = event.attackerDue;
      defenderDue = event.defenderDue;
    }
  }
  if (!main) {
    red = single(red, sides.attacker.need);
    white = single(white, sides.defender.need);
  } else if (settled) {
    const beaten = paired(white, red, 0);
    red = paired(red, white, 1);
    white = beaten;
  }
  if (action.type === "bombardment") defenderDue = shotDue(sides.defender.units, red);
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

/** The dice that lie while +1s are given, for a table that has not seen them fall: after a load or an undo. */
export function lyingDice(s: State): RollShow | undefined {
  const sides = s.step === "boost" ? sidesOf(s) : undefined;
  if (sides === undefined) return undefined;
  const open = (side: Side): Rolled => rolled(side, highestFirst(newDice(side.openDice)), 0);
  return {
    end: undefined,
    ...sides,
    attacker: open(sides.attacker),
    defender: open(sides.defender),
    settled: false,
  };
}

/** A side's dice as they fell, or as they lie while +1s are given. */
function thrown(side: Side, action: Action, attacking: boolean, before: RollShow | undefined): Die[] {
  if (action.type === "dice") return newDice(attacking ? action.attacker : action.defender);
  if (action.type === "bombardment") return newDice(attacking ? action.faces : []);
  if (action.type === "recruitment") return newDice(attacking ? [action.face] : []);
  if (before === undefined || before.settled) return newDice(side.openDice);
  return [...(attacking ? before.attacker : before.defender).dice];
}

/** Units that a bombardment costs: the last one always survives (CR21). */
function shotDue(units: readonly number[], dice: readonly Die[]): number {
  const hits = hittingDice(dice);
  const most = total(units) - BOMBARDMENT_SPARES;
  return hits < most ? hits : most;
}

function rolled(side: Side, dice: Die[], due: number): Rolled {
  return { seat: side.seat, dice, need: side.need, units: side.units, due, lost: zeros(side.units.length) };
}

const ENDINGS: readonly Event["type"][] = ["conquered", "repelled", "wiped_out", "recruited", "declined"];

/** The same roll with losses that came of it, or that an owner has chosen since, and how the combat ended. */
export function withLosses(show: RollShow, events: readonly Event[]): RollShow {
  let { end } = show;
  for (const event of events) {
    if (ENDINGS.includes(event.type)) end = event;
  }
  const { from, to, cycle, rank, bonuses, settled } = show;
  const attacker = withLost(show.attacker, events);
  const defender = withLost(show.defender, events);
  return { from, to, cycle, rank, attacker, defender, bonuses, settled, end };
}

function withLost(side: Rolled, events: readonly Event[]): Rolled {
  const lost = [...side.lost];
  for (const event of events) if (event.type === "lost" && event.seat === side.seat) add(lost, event.units);
  return { ...side, lost };
}
