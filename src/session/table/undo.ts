import { refuse } from "../../text/codes";
import { CHANCE, type AnyAction, type Refusal, type Seat } from "../../core/types";
import { done, moveTo, type Match } from "../match/match";
import { freeBack } from "./free-back";
import { END_HERE } from "./proposal";
import { isOrder, isOver, present, type Table } from "./table";

/** Takes a seat's last action back, where it may do so by itself. */
export function undo(table: Table, seat: Seat): Refusal | undefined {
  const match = table.match;
  if (match === undefined) return refuse("table.not_started");
  if (done(match) < 1) return refuse("undo.nothing");
  if (freeBack(match, seat) >= done(match)) return refuse("undo.consent");
  let at = match.game.at - 1;
  while (isOrder(match, match.game.actions[at])) at--;
  back(table, match, match.base + at);
  return undefined;
}

/** Whether there is something to do again, and this seat may: it is its own deed that was taken back. */
function canRedo(match: Match, seat: Seat): boolean {
  const next: AnyAction | undefined = match.game.actions[match.game.at];
  return match.game.at < match.game.count && next.seat === seat;
}

/** Does again what was taken back: one action of the seat, and the chance and the orders that followed it. */
export function redo(table: Table, seat: Seat): Refusal | undefined {
  const match = table.match;
  if (match === undefined) return refuse("table.not_started");
  if (!canRedo(match, seat)) return refuse("undo.nothing");
  const followsByItself = (action: AnyAction): boolean => action.seat === CHANCE || isOrder(match, action);
  let at = match.game.at + 1;
  while (at < match.game.count && followsByItself(match.game.actions[at])) at++;
  back(table, match, match.base + at);
  return undefined;
}

/** Where the seat's own last action began, from which going back makes a difference to it; -1 for nowhere. */
export function lastOwn(match: Match, seat: Seat): number {
  for (let at = match.game.at - 1; at >= 0; at--) {
    const action = match.game.actions[at];
    if (
      action.seat === seat &&
      !match.module.choices.instant.includes(action.type) &&
      match.module.orders?.isWish(action) !== true
    )
      return match.base + at;
  }
  return -1;
}

/**
 * Proposes to go back to the state after `to` actions, or to the last one before it that waited for a
 * seat. Wanted is the consent of all others who sit at the table and are in the game; where there is
 * none of them it is done at once.
 */
export function propose(table: Table, by: Seat, to: number, ticks: number): Refusal | undefined {
  const match = table.match;
  if (match === undefined) return refuse("table.not_started");
  if (table.proposal !== undefined) return refuse("undo.proposed");
  if (to < match.base && match.base > 0) return refuse("undo.not_ready");
  if (!(to >= 0 && to < done(match))) return refuse("undo.nothing");
  let at = to - match.base;
  while (at > 0 && match.game.actions[at].seat === CHANCE) at--;
  ask(table, match, by, match.base + at, ticks);
  return undefined;
}

/** Proposes to end the match where it stands. Whoever may consent to go back may consent to this. */
export function proposeEnd(table: Table, by: Seat, ticks: number): Refusal | undefined {
  const match = table.match;
  if (match === undefined) return refuse("table.not_started");
  if (table.proposal !== undefined) return refuse("undo.proposed");
  if (isOver(table)) return refuse("game.over");
  ask(table, match, by, END_HERE, ticks);
  return undefined;
}

function ask(table: Table, match: Match, by: Seat, to: number, ticks: number): void {
  const here = present(table);
  const waiting: Seat[] = [];
  const n = here.length;
  for (let seat = 0; seat < n; seat++) {
    if (seat !== by && here[seat] && match.game.state.seats[seat].alive) waiting.push(seat);
  }
  table.proposal = { by, to, waiting, secondsLeft: ticks };
  settle(table, match);
}

/** A seat consents, or does not: then the proposal is off. */
export function respond(table: Table, seat: Seat, yes: boolean): Refusal | undefined {
  const { match, proposal } = table;
  if (match === undefined || proposal === undefined) return refuse("undo.no_proposal");
  if (seat !== proposal.by && !proposal.waiting.includes(seat)) return refuse("undo.no_proposal");
  if (!yes) table.proposal = undefined;
  else {
    proposal.waiting = proposal.waiting.filter((other) => other !== seat);
    settle(table, match);
  }
  return undefined;
}

/** The host decides, whatever the others say. */
export function override(table: Table, yes: boolean): Refusal | undefined {
  const { match, proposal } = table;
  if (match === undefined || proposal === undefined) return refuse("undo.no_proposal");
  if (!yes) table.proposal = undefined;
  else carryOut(table, match, proposal.to);
  return undefined;
}

/** Lets time pass: a proposal that nobody decides lapses. Says whether it just did. */
export function tick(table: Table): boolean {
  const proposal = table.proposal;
  if (proposal === undefined) return false;
  proposal.secondsLeft--;
  if (proposal.secondsLeft > 0) return false;
  table.proposal = undefined;
  return true;
}

function settle(table: Table, match: Match): void {
  if (table.proposal !== undefined && table.proposal.waiting.length === 0)
    carryOut(table, match, table.proposal.to);
}

function carryOut(table: Table, match: Match, to: number): void {
  if (to !== END_HERE) back(table, match, to);
  else {
    table.ended = true;
    table.proposal = undefined;
  }
}

function back(table: Table, match: Match, to: number): void {
  moveTo(match, to);
  table.ended = false;
  table.proposal = undefined;
  table.roll = undefined;
}
