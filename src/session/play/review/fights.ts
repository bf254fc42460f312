/** The fights of a game: battles, each with all its actions, as the game's log folds them. */
import type { AnyEvent } from "../../../core/types";
import type { LogFold } from "../../game/module";

/** A fight: its first and its last action, both by their index, where it was, and its events. */
export interface Fight {
  readonly from: number;
  to: number;
  /** The index of the territory. */
  readonly territory: number;
  readonly events: AnyEvent[];
}

/** Fights as far as a game has been looked at. */
export interface FightFold {
  readonly all: Fight[];
  /** The last one, while it may go on. */
  open: Fight | undefined;
}

/**
 * Goes on by the events of the action at this index. Where each roll begins a battle for the log, rolls of a turn for one
 * territory are one fight as long as no other one comes between them.
 */
export function addEvents(fights: FightFold, fold: LogFold, events: readonly AnyEvent[], at: number): void {
  for (const event of events) addEvent(fights, fold, event, at);
}

function addEvent(
  fights: FightFold,
  { parts, begins, within, taken, failed }: LogFold,
  event: AnyEvent,
  at: number,
): void {
  const { all, open } = fights;
  const { type } = event;
  const territory = territoryOf(event);
  const isHere = open !== undefined && (territory ?? open.territory) === open.territory;
  const decides = taken.includes(type) || failed.includes(type);
  const goesOn = decides || within.includes(type) || (within.length === 0 && begins.includes(type));
  if (open !== undefined && isHere && goesOn) {
    open.to = at;
    open.events.push(event);
    if (decides) fights.open = undefined;
    return;
  }
  if (parts.includes(type) || begins.includes(type)) fights.open = undefined;
  if (!begins.includes(type) || territory === undefined) return;
  // An action that ends a fight and begins the next one belongs to the first.
  const isTaken = all.length > 0 && all[all.length - 1].to === at;
  const fight = { from: isTaken ? at + 1 : at, to: at, territory, events: [event] };
  fights.open = fight;
  all.push(fight);
}

/** The fights in their order; one that no action is left of is none. */
export function fightsIn({ all }: FightFold): Fight[] {
  return all.filter(({ from, to }) => from <= to);
}

function territoryOf(event: AnyEvent): number | undefined {
  return "territory" in event && typeof event.territory === "number" ? event.territory : undefined;
}
