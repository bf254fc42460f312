import type { AnyEvent } from "../../../core/types";
import { paired, type Die } from "../../combat/die";
import type { DiceShow } from "../../../session/game/battle";
import { isEvent } from "../rules/events";
import type { Captured } from "../rules/occupy";
import type { Fought } from "../rules/roll";
import type { WorldState } from "../rules/state";

/** One side of an attack before its dice fall: whose it is, and its armies. */
interface Side {
  readonly owner: number;
  readonly armies: number;
}

/** An attack before its dice fall. */
export interface Sides {
  readonly from: number;
  readonly to: number;
  readonly attacker: Side;
  readonly defender: Side;
}

export interface Rolled extends Side {
  readonly dice: readonly Die[];
  readonly lost: number;
}

/** Dice that fell, as everybody sees them, and what came of them. */
export interface RollShow extends DiceShow {
  readonly attacker: Rolled;
  readonly defender: Rolled;
  /** What came of the roll, and of the attack. */
  readonly fought: Fought | undefined;
  readonly captured: Captured | undefined;
}

/** The attack that is under way; undefined where none is. */
export function sidesOf({ battle, owners, armies, turn }: WorldState): Sides | undefined {
  if (battle === undefined) return undefined;
  const { from, to } = battle;
  return {
    from,
    to,
    attacker: { owner: turn, armies: armies[from] },
    defender: { owner: owners[to], armies: armies[to] },
  };
}

/** The dice of a roll that count, highest first, with what the events say came of them. */
export function rollShow(
  { from, to, attacker, defender }: Sides,
  red: readonly Die[],
  white: readonly Die[],
  events: readonly AnyEvent[],
): RollShow {
  let fought: Fought | undefined;
  for (const event of events) if (isEvent(event, "fought")) fought = event;
  const show: RollShow = {
    from,
    to,
    attacker: { ...attacker, dice: paired(red, white, 1), lost: fought?.attackerLost ?? 0 },
    defender: { ...defender, dice: paired(white, red, 0), lost: fought?.defenderLost ?? 0 },
    fought,
    captured: undefined,
  };
  return withCapture(show, events);
}

/** The same roll with all that a game has added to it, and that the armies have moved in since. */
export function withCapture<Show extends RollShow>(show: Show, events: readonly AnyEvent[]): Show {
  for (const event of events) if (isEvent(event, "captured")) return { ...show, captured: event };
  return show;
}
