import { add, zeros } from "../../../core/counts";
import type { AnyEvent } from "../../../core/types";
import type { DiceShow } from "../../../session/game/battle";
import { highestFirst, paired, single, type Die } from "../../combat/die";
import { RANKS, RANK_MAIN } from "../../combat/ranks";

/** One side of a fight before its dice fall. */
export interface Side {
  /** A seat, a mercenary army, or the neutral one. */
  readonly army: number;
  readonly units: readonly number[];
  /** What a die must show to hit; 0 where dice are compared. */
  readonly need: number;
  /** Dice as they lie already. */
  readonly lying: readonly number[];
}

export interface Rolled extends Side {
  readonly dice: readonly Die[];
  /** Units that are to be lost, and those that were; `units` are those before the roll. */
  readonly due: number;
  readonly lost: readonly number[];
}

/** Dice that fell, as everybody sees them, and what came of them. */
export interface FightShow<Event> extends DiceShow {
  /** Id of the rank, or of what else is rolled for. */
  readonly rank: string;
  readonly attacker: Rolled;
  readonly defender: Rolled;
  /** False while somebody still has a say in the dice: nobody loses anything yet. */
  readonly settled: boolean;
  /** How the fight ended with it; undefined while it goes on. */
  readonly end: Event | undefined;
}

export interface BothDice {
  readonly attacker: readonly Die[];
  readonly defender: readonly Die[];
}

export function isMain({ rank }: { readonly rank: string }): boolean {
  return rank === RANKS[RANK_MAIN];
}

/** Dice that hit by themselves, or in the main rank, highest first, against those across. */
export function compared(
  sides: { readonly rank: string; readonly attacker: Side; readonly defender: Side },
  dice: BothDice,
): BothDice {
  if (!isMain(sides))
    return {
      attacker: single(dice.attacker, sides.attacker.need),
      defender: single(dice.defender, sides.defender.need),
    };
  const red = highestFirst([...dice.attacker]);
  const white = highestFirst([...dice.defender]);
  return { attacker: paired(red, white, 1), defender: paired(white, red, 0) };
}

/** A side after its roll, before any losses. */
export function rolled({ army, units, need, lying }: Side, dice: readonly Die[], due: number): Rolled {
  return { army, units, need, lying, dice, due, lost: zeros(units.length) };
}

/** Units that an event says an army has lost. */
export interface Loss {
  readonly army: number;
  readonly units: readonly number[];
}

/** The same roll with losses that came of it, or that an owner has chosen since, and how the fight ended. */
export function withEvents<Event extends AnyEvent, Show extends FightShow<Event>>(
  show: Show,
  events: readonly Event[],
  endings: readonly Event["type"][],
  lossOf: (this: void, event: Event) => Loss | undefined,
): Show {
  let end: Event | undefined;
  for (const event of events) if (endings.includes(event.type)) end = event;
  const withLost = (side: Rolled): Rolled => {
    const lost = [...side.lost];
    for (const event of events) {
      const loss = lossOf(event);
      if (loss !== undefined && loss.army === side.army) add(lost, loss.units);
    }
    return { ...side, lost };
  };
  const after = { ...show, attacker: withLost(show.attacker), defender: withLost(show.defender) };
  return end === undefined ? after : { ...after, end };
}
