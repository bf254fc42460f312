/**
 * How long an answer takes where standing orders may answer, as at a card window. Whoever holds nothing that fits passes
 * by its order, others press, and computers weigh what they hold: if an answer were known as soon as it is given, the
 * clock would tell who holds what. So each takes a time that is drawn beforehand from the seed, be the show skipped or
 * instant; whoever thinks longer is waited for.
 */
import { rollAside } from "../../core/rng";
import { NOBODY, type AnyAction, type Seat } from "../../core/types";
import { done } from "../match/match";
import type { Room } from "../table/room";
import { chairOf, isOver, present, type Table } from "../table/table";

/** Seconds at normal speed: the least and the most that an answer takes, and where nobody is there to learn from it. */
const LEAST = 2;
const MOST = 5;
const UNWATCHED = 0.8;
const STEPS = 100;

/**
 * Seconds that an answer of this seat takes in a show of so many `times` the normal length. A shorter show makes none
 * shorter that people are looked at for: they think as long.
 */
export function answerPause(table: Table, seat: Seat, times: number): number {
  const { match } = table;
  if (match === undefined || !isWatched(table, seat)) return times * UNWATCHED;
  const share = rollAside(match.seed, done(match) * 31 + seat * 7 + 3)(STEPS + 1) / STEPS;
  return (times < 1 ? 1 : times) * (LEAST + (MOST - LEAST) * share);
}

/** The person's seat that is asked for an answer which takes its time, and whose time is not over; NOBODY for none. */
export function timedSeat(room: Room): Seat {
  const { match, module } = room.table;
  if (match === undefined || isOver(room.table)) return NOBODY;
  const { state } = match.game;
  if (module.orders?.isAsked(state) !== true || room.waiting.answered === match.revision) return NOBODY;
  const here = present(room.table);
  return state.asked.find((seat) => here[seat] && isWatched(room.table, seat)) ?? NOBODY;
}

/** Keeps a pass until its time is over; says whether it has to be kept. */
export function keepPass(room: Room, action: AnyAction): boolean {
  const { match, module } = room.table;
  if (match === undefined || action.type !== module.orders?.pass || timedSeat(room) !== action.seat)
    return false;
  room.waiting.pass = { revision: match.revision, action };
  return true;
}

/** The pass that the seat of an action has pressed meanwhile, instead of what the table would do for it; else that. */
export function answerOf(room: Room, action: AnyAction): AnyAction {
  const { match } = room.table;
  const { pass } = room.waiting;
  if (pass === undefined || pass.revision !== match?.revision || pass.action.seat !== action.seat)
    return action;
  return endAnswerTime(room) ?? action;
}

/** Notes that the time for the answer that is awaited now is over; gives the pass that was kept until then. */
export function endAnswerTime(room: Room): AnyAction | undefined {
  const { match } = room.table;
  if (match === undefined) return undefined;
  room.waiting.answered = match.revision;
  const { pass } = room.waiting;
  room.waiting.pass = undefined;
  return pass?.revision === match.revision ? pass.action : undefined;
}

/** Whether a seat that is asked is answered for by its order, and nobody else is there who could tell from what it is shown. */
export function answersItself(table: Table, seat: Seat): boolean {
  const { match, module } = table;
  return (
    match !== undefined &&
    module.orders?.answer(match.game.state, seat) !== undefined &&
    !isWatched(table, seat)
  );
}

/** Whether a person sits elsewhere who might look at the clock; who has several seats learns nothing of their own. */
function isWatched(table: Table, seat: Seat): boolean {
  const { player } = chairOf(table, seat);
  return table.chairs.some((chair) => chair.player !== "" && chair.player !== player);
}
