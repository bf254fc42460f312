import { total, zeros } from "../../../core/counts";
import { NOBODY } from "../../../core/types";
import { highestFirst, hittingDice, newDice, type Die } from "../../../risk/combat/die";
import { RANKS } from "../../../risk/combat/ranks";
import {
  compared,
  isMain,
  rolled,
  withEvents,
  type BothDice,
  type FightShow,
  type Rolled,
  type Side,
} from "../../../risk/europe/table/battle-show";
import type { DiceShow } from "../../../session/game/battle";
import type { Action } from "../rules/actions";
import { attackBoosts, attackNeed, defendBoosts, defendNeed } from "../rules/combat/ranks";
import type { Event } from "../rules/events";
import { BOMBARDMENT_NEED, BOMBARDMENT_SPARES, CITY_JOINS } from "../rules/numbers";
import type { State } from "../rules/state";
import { recruitBonuses } from "../rules/turn/recruit";
import { bestBoost } from "../rules/combat/comparison";

/** One side before its dice fall, with the +1s for its main dice. */
interface BoostedSide extends Side {
  readonly boosts: number;
}

/** A combat before its dice fall; also a bombardment, and envoys that are sent to a city. */
export interface Sides extends DiceShow {
  readonly cycle: number;
  /** Id of the phase of combat, `bombardment` or `recruitment`. */
  readonly rank: string;
  readonly attacker: BoostedSide;
  readonly defender: BoostedSide;
  /** Where each 1 that is added to the envoys' die comes from. */
  readonly bonuses: readonly string[];
}

/** Dice that fell, as everybody sees them; not settled while somebody still has to say where +1s go. */
export interface RollShow extends FightShow<Event> {
  readonly cycle: number;
  readonly bonuses: readonly string[];
}

export function sidesOf(s: State): Sides | undefined {
  const battle = s.battle;
  if (battle === undefined) return shotOf(s) ?? envoysOf(s);
  const { from, to, rank, cycle, attacker, force, defender, attackerDice, defenderDice } = battle;
  const { units } = s.territories[to];
  const needs = rank < 0 ? [0, 0] : [attackNeed(battle), defendNeed(battle)];
  return {
    ...{ from, to, cycle, bonuses: [] },
    rank: rank < 0 ? "" : RANKS[rank],
    attacker: side(attacker, force, needs[0], attackBoosts(battle), attackerDice),
    defender: side(defender, units, needs[1], defendBoosts(s, battle), defenderDice),
  };
}

function side(
  army: number,
  units: readonly number[],
  need: number,
  boosts = 0,
  lying: readonly number[] = [],
): BoostedSide {
  return { army, units: [...units], need, boosts, lying: [...lying] };
}

function shotOf(s: State): Sides | undefined {
  if (s.bombardment === undefined) return undefined;
  const { from, to } = s.bombardment;
  const target = s.territories[to];
  return {
    ...{ from, to, cycle: 0, rank: "bombardment", bonuses: [] },
    attacker: side(s.turn, s.territories[from].units, BOMBARDMENT_NEED),
    defender: side(target.owner, target.units, 0),
  };
}

function envoysOf(s: State): Sides | undefined {
  const recruitment = s.recruitment;
  if (recruitment === undefined) return undefined;
  const city = s.territories[recruitment.city];
  const bonuses = recruitBonuses(s, recruitment);
  return {
    ...{ from: NOBODY, to: recruitment.city, cycle: 0, rank: "recruitment", bonuses },
    attacker: side(s.turn, zeros(city.units.length), CITY_JOINS - bonuses.length),
    defender: side(city.owner, city.units, 0),
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
  const fallen = withBoosts(sides, thrown(sides, action, before), action, events);
  const result = events.find((event) => event.type === "rolled");
  const settled = result !== undefined || action.type === "bombardment" || action.type === "recruitment";
  const dice = settled || !isMain(sides) ? compared(sides, fallen) : fallen;
  const defenderDue =
    action.type === "bombardment" ? shotDue(sides.defender.units, dice.attacker) : (result?.defenderDue ?? 0);
  const { from, to, cycle, rank, bonuses, attacker, defender } = sides;
  return withLosses(
    {
      ...{ from, to, cycle, rank, bonuses, settled, end: undefined },
      attacker: rolled(attacker, dice.attacker, result?.attackerDue ?? 0),
      defender: rolled(defender, dice.defender, defenderDue),
    },
    events,
  );
}

/** The dice that lie while +1s are given, for a table that has not seen them fall: after a load or an undo. */
export function lyingDice(s: State): RollShow | undefined {
  const sides = s.step === "boost" ? sidesOf(s) : undefined;
  if (sides === undefined) return undefined;
  const open = (own: Side): Rolled => rolled(own, highestFirst(newDice(own.lying)), 0);
  return {
    ...{ end: undefined, settled: false },
    ...sides,
    attacker: open(sides.attacker),
    defender: open(sides.defender),
  };
}

/** Dice as they fell, or as they lie while +1s are given; those of the main phase highest first. */
function thrown(sides: Sides, action: Action, before: RollShow | undefined): BothDice {
  const { attacker, defender } = sides;
  switch (action.type) {
    case "dice": {
      const red = newDice(action.attacker);
      const white = newDice(action.defender);
      return isMain(sides)
        ? { attacker: highestFirst(red), defender: highestFirst(white) }
        : { attacker: red, defender: white };
    }
    case "bombardment":
      return { attacker: newDice(action.faces), defender: [] };
    case "recruitment":
      return { attacker: newDice([action.face]), defender: [] };
    default:
      if (before !== undefined && !before.settled)
        return { attacker: before.attacker.dice, defender: before.defender.dice };
      return {
        attacker: highestFirst(newDice(attacker.lying)),
        defender: highestFirst(newDice(defender.lying)),
      };
  }
}

/** The same dice with the +1s that were given before they were compared: as a seat has said, or as they serve best. */
function withBoosts(sides: Sides, dice: BothDice, action: Action, events: readonly Event[]): BothDice {
  let { attacker, defender } = dice;
  for (const event of events) {
    if (event.type === "rolled") break;
    if (event.type !== "boosted") continue;
    const attacks = event.seat === sides.attacker.army;
    const own = attacks ? attacker : defender;
    const { boosts } = attacks ? sides.attacker : sides.defender;
    const raised =
      action.type === "boost" && action.seat === event.seat
        ? withPlus(own, action.plus)
        : withBest(own, attacks ? defender : attacker, boosts, attacks);
    if (attacks) attacker = raised;
    else defender = raised;
  }
  return { attacker, defender };
}

/** Units that a bombardment costs: the last one always survives (CR21). */
function shotDue(units: readonly number[], dice: readonly Die[]): number {
  const hits = hittingDice(dice);
  const most = total(units) - BOMBARDMENT_SPARES;
  return hits < most ? hits : most;
}

const ENDINGS: readonly Event["type"][] = ["conquered", "repelled", "wiped_out", "recruited", "declined"];

/** The same roll with losses that came of it, or that an owner has chosen since, and how the combat ended. */
export function withLosses(show: RollShow, events: readonly Event[]): RollShow {
  return withEvents<Event, RollShow>(show, events, ENDINGS, (event) =>
    event.type === "lost" ? { army: event.seat, units: event.units } : undefined,
  );
}

/** Dice with +1s, die by die, highest first again. */
function withPlus(dice: readonly Die[], plus: readonly number[]): Die[] {
  return highestFirst(
    dice.map(({ face, plus: had, hit, lost }, i) => ({
      face: face + plus[i],
      plus: had + plus[i],
      hit,
      lost,
    })),
  );
}

/** The same as the program gives `n` +1s (CR29). */
function withBest(own: readonly Die[], other: readonly Die[], n: number, attacking: boolean): Die[] {
  return withPlus(own, bestBoost(facesOf(own), facesOf(other), n, attacking));
}

function facesOf(dice: readonly Die[]): number[] {
  return dice.map(({ face }) => face);
}
