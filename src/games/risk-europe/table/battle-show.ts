import { NOBODY } from "../../../core/types";
import { hittingDice, newDice } from "../../../risk/combat/die";
import { RANKS } from "../../../risk/combat/ranks";
import {
  compared,
  rolled,
  withEvents,
  type BothDice,
  type FightShow,
  type Side,
} from "../../../risk/europe/table/battle-show";
import { size } from "../../../risk/units";
import type { DiceShow } from "../../../session/game/battle";
import type { Action } from "../rules/actions";
import { attackNeed, defendNeed, isGeneral } from "../rules/battle/rank";
import type { Event } from "../rules/events";
import { ASSAULT_NEED } from "../rules/numbers";
import type { State } from "../rules/state";

/** A battle before its dice fall; also a Siege Assault. */
export interface Sides extends DiceShow {
  readonly pass: number;
  /** Id of the rank, or `assault`. */
  readonly rank: string;
  readonly attacker: Side;
  readonly defender: Side;
  readonly castle: boolean;
}

/** Dice that fell, as everybody sees them; not settled while the castle may still roll again. */
export interface RollShow extends FightShow<Event> {
  readonly pass: number;
  readonly castle: boolean;
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
  const dice = compared(sides, thrown(sides, action));
  const result = events.find((event) => event.type === "rolled");
  const volley = action.type === "volley";
  const { from, to, pass, rank, castle, attacker, defender } = sides;
  const defenderDue = volley
    ? Math.min(hittingDice(dice.attacker), size(defender.units))
    : (result?.defenderDue ?? 0);
  return withLosses(
    {
      ...{ from, to, pass, rank, castle, settled: volley || result !== undefined, end: undefined },
      attacker: rolled(attacker, dice.attacker, result?.attackerDue ?? 0),
      defender: rolled(defender, dice.defender, defenderDue),
    },
    events,
  );
}

/** Dice as they fell; those that did not fall again lie there. */
function thrown({ attacker, defender }: Sides, action: Action): BothDice {
  const red =
    action.type === "dice" ? action.attacker : action.type === "volley" ? action.faces : attacker.lying;
  const white =
    action.type === "dice" ? action.defender : action.type === "recast" ? action.faces : defender.lying;
  return { attacker: newDice(red), defender: newDice(white) };
}

/** The dice that lie while the castle may roll again, for a table that has not seen them fall: after a load or an undo. */
export function lyingDice(s: State): RollShow | undefined {
  const sides = s.step === "castle" ? sidesOf(s) : undefined;
  if (sides === undefined) return undefined;
  return rollShow(sides, { type: "stand", seat: NOBODY }, []);
}

const ENDINGS: readonly Event["type"][] = ["conquered", "repelled", "wiped_out", "emptied"];

/** The same roll with losses that came of it, or that an owner has chosen since, and how the fight ended. */
export function withLosses(show: RollShow, events: readonly Event[]): RollShow {
  return withEvents<Event, RollShow>(show, events, ENDINGS, (event) =>
    event.type === "lost" ? event : undefined,
  );
}
