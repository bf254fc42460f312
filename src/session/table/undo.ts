import { refuse } from "../../core/refuse";
import { CHANCE, type AnyAction, type Refusal, type Seat } from "../../core/types";
import { done, moveTo, type Match } from "../match/match";
import { freeBack } from "./free-back";
import { END_HERE } from "./proposal";
import { isOrder, isOver, present, type Table } from "./table";

/** Takes a seat's last action back, where it may do so by itself. */
export function undo(t: Table, seat: Seat): Refusal | undefined {
  const m = t.match;
  if (m === undefined) return refuse("table.not_started");
  if (done(m) < 1) return refuse("undo.nothing");
  if (freeBack(m, seat) >= done(m)) return refuse("undo.consent");
  let at = m.game.at - 1;
  while (isOrder(m, m.game.actions[at])) at--;
  back(t, m, m.base + at);
  return undefined;
}

/** Whether there is something to do again, and this seat may: it is its own deed that was taken back. */
function canRedo(m: Match, seat: Seat): boolean {
  const next: AnyAction | undefined = m.game.actions[m.game.at];
  return m.game.at < m.game.count && next.seat === seat;
}

/** Does again what was taken back: one action of the seat, and the chance and the orders that followed it. */
export function redo(t: Table, seat: Seat): Refusal | undefined {
  const m = t.match;
  if (m === undefined) return refuse("table.not_started");
  if (!canRedo(m, seat)) return refuse("undo.nothing");
  let at = m.game.at + 1;
  while (at < m.game.count && followsByItself(m, m.game.actions[at])) at++;
  back(t, m, m.base + at);
  return undefined;
}

function followsByItself(m: Match, action: AnyAction): boolean {
  return action.seat === CHANCE || isOrder(m, action);
}

/** Where the seat's own last action began, from which going back makes a difference to it; -1 for nowhere. */
export function lastOwn(m: Match, seat: Seat): number {
  for (let at = m.game.at - 1; at >= 0; at--) {
    const a = m.game.actions[at];
    if (a.seat === seat && !m.module.choices.instant.includes(a.type) && m.module.orders?.isWish(a) !== true)
      return m.base + at;
  }
  return -1;
}

/**
 * Proposes to go back to the state after `to` actions, or to the last one before it that waited for a
 * seat. Wanted is the consent of all others who sit at the table and are in the game; where there is
 * none of them it is done at once.
 */
export function propose(t: Table, by: Seat, to: number, ticks: number): Refusal | undefined {
  const m = t.match;
  if (m === undefined) return refuse("table.not_started");
  if (t.proposal !== undefined) return refuse("undo.proposed");
  if (to < m.base && m.base > 0) return refuse("undo.not_ready");
  if (!(to >= 0 && to < done(m))) return refuse("undo.nothing");
  let at = to - m.base;
  while (at > 0 && m.game.actions[at].seat === CHANCE) at--;
  ask(t, m, by, m.base + at, ticks);
  return undefined;
}

/** Proposes to end the match where it stands. Whoever may consent to go back may consent to this. */
export function proposeEnd(t: Table, by: Seat, ticks: number): Refusal | undefined {
  const m = t.match;
  if (m === undefined) return refuse("table.not_started");
  if (t.proposal !== undefined) return refuse("undo.proposed");
  if (isOver(t)) return refuse("game.over");
  ask(t, m, by, END_HERE, ticks);
  return undefined;
}

function ask(t: Table, m: Match, by: Seat, to: number, ticks: number): void {
  const here = present(t);
  const waiting: Seat[] = [];
  const n = here.length;
  for (let seat = 0; seat < n; seat++) {
    if (seat !== by && here[seat] && m.game.state.seats[seat].alive) waiting.push(seat);
  }
  t.proposal = { by, to, waiting, left: ticks };
  settle(t, m);
}

/** A seat consents, or does not: then the proposal is off. */
export function respond(t: Table, seat: Seat, yes: boolean): Refusal | undefined {
  const m = t.match;
  const p = t.proposal;
  if (m === undefined || p === undefined) return refuse("undo.no_proposal");
  if (seat !== p.by && !p.waiting.includes(seat)) return refuse("undo.no_proposal");
  if (!yes) t.proposal = undefined;
  else {
    p.waiting = p.waiting.filter((other) => other !== seat);
    settle(t, m);
  }
  return undefined;
}

/** The host decides, whatever the others say. */
export function override(t: Table, player: string, yes: boolean): Refusal | undefined {
  const m = t.match;
  const p = t.proposal;
  if (m === undefined || p === undefined) return refuse("undo.no_proposal");
  if (t.host !== player) return refuse("table.not_host");
  if (!yes) t.proposal = undefined;
  else carryOut(t, m, p.to);
  return undefined;
}

/** Lets time pass: a proposal that nobody decides lapses. Says whether it just did. */
export function tick(t: Table): boolean {
  const p = t.proposal;
  if (p === undefined) return false;
  p.left--;
  if (p.left > 0) return false;
  t.proposal = undefined;
  return true;
}

function settle(t: Table, m: Match): void {
  if (t.proposal !== undefined && t.proposal.waiting.length === 0) carryOut(t, m, t.proposal.to);
}

function carryOut(t: Table, m: Match, to: number): void {
  if (to !== END_HERE) back(t, m, to);
  else {
    t.ended = true;
    t.proposal = undefined;
  }
}

function back(t: Table, m: Match, to: number): void {
  moveTo(m, to);
  t.ended = false;
  t.proposal = undefined;
  t.roll = undefined;
}
