import { NOBODY, type AnyAction } from "../../core/types";
import { act } from "../../session/play/commands/act";
import { newOutcome } from "../../session/play/commands/command";
import { manualEdit } from "../../session/table/manual";
import { answerOf, endAnswerTime, timedSeat } from "../../session/play/answer-time";
import { isIdleAnswered } from "../../session/play/idle";
import {
  due,
  isComputersTurn,
  isFightHasty,
  isHasty,
  isLoneResult,
  isHeld,
  isThrown,
  pauseAfter,
  pauseOfAnswer,
  speedOf,
  type Due,
} from "../../session/play/pace";
import type { Match } from "../../session/match/match";
import type { Speed } from "../../session/table/settings";
import { lastRoll } from "../../session/table/room";
import { tick } from "../../session/table/undo";
import { chairOf, isComputer, isFightOfPeople, isOver, type Thinking } from "../../session/table/table";
import { paint } from "../panels/paint";
import { idle, later } from "../queue";
import type { Context } from "./context";
import { guard } from "./guard";
import { playerOf } from "./people";
import { noteTurn, touchSave } from "./saving";
import { thinkInFrame, unfinished } from "./thinking";
import { stopThrow, throwDice } from "./throwing";
import { isShowDue, keepUnshown, takeUnshown } from "./unshown";
import { LANGUAGE } from "../language";
import { phaseName } from "../../text/names";
import { seatWord } from "../colours";
import { tell, tellAll } from "./speak";

/** Seconds in which a question is shown, unless the table is laid again. */
const SHOWN = 1;

/** So many actions are taken in a frame without being shown in between. */
const MOST_AT_ONCE = 4;

/** Sees to it that what happens by itself happens, once the table has caught up with the game. */
export function schedule(context: Context): void {
  if (context.clock.waiting > 0) Wait.stop(context.clock.waiting);
  context.clock.since = Time.time;
  context.clock.waiting = Wait.condition(
    goingOn(context, "due", () => {
      scheduleNext(context);
    }),
    () => idle() || (isComputersTurn(context.room.table) && speedNow(context) === "instant"),
  );
}

/** `begun` is when the question came up that a computer has thought about until now, in seconds of the table. */
function scheduleNext(context: Context, begun = Time.time): void {
  const { match } = context.room.table;
  const waits = isWaiting(context);
  const thinking = waits ? undefined : unfinished(context.room.table);
  if (thinking !== undefined) {
    think(context, thinking, begun);
    return;
  }
  const next = waits ? undefined : dueNow(context);
  const thrown = next !== undefined && isThrown(context.room.table, context.room.settings, next.action);
  if (!thrown) stopThrow(context);
  if (context.clock.unshown !== undefined && (next === undefined || thrown || isSeenBefore(context, next))) {
    show(context);
    return;
  }
  if (match === undefined || waits) return;
  if (next === undefined) {
    endHurry(context);
    awaitAnswer(context, match, speedNow(context));
    return;
  }
  const { revision } = match;
  if (thrown) {
    throwDice(context, match, next.action, (action) => {
      step(context, action);
    });
    return;
  }
  wait(context, pauseLeft(context, next, begun), "step", () => {
    if (context.room.table.match !== match || match.revision !== revision) return;
    if (manualEdit(context.room) !== undefined) return;
    const action = answerOf(context.room, next.action);
    if (action === next.action && isHeld(context.room, action)) {
      schedule(context);
      return;
    }
    if (next.ends === true) tellEnded(match, next.action.seat);
    spend(context.clock, next.pause);
    step(context, action);
  });
}

/** What is left of a pause. Of computers it begins with what is shown before it, of people's fights once that lies there. */
function pauseLeft(context: Context, { pause, answers, action }: Due, begun: number): number {
  const { table } = context.room;
  if (answers === true) return secondsFrom(context, pause, begun) - (Time.time - begun);
  const isComputers = action.seat >= 0 && isComputer(chairOf(table, action.seat)) && !isFightOfPeople(table);
  return pause - (Time.time - (isComputers ? context.clock.since : begun));
}

/** Whether nothing happens by itself: before the table is laid, or while pieces lie elsewhere than the game has them. */
function isWaiting({ room, ready }: Context): boolean {
  return room.table.match === undefined || !ready || manualEdit(room) !== undefined;
}

function speedNow({ clock, room }: Context): Speed {
  return clock.isSkipped ? "instant" : speedOf(room);
}

/** What is due now, with the pause that is left of this turn's. */
function dueNow(context: Context): Due | undefined {
  const { clock, room } = context;
  const turn = room.table.match?.game.state.turn ?? NOBODY;
  if (clock.spentOf !== turn) clock.spent = 0;
  clock.spentOf = turn;
  return due(room.table, speedNow(context), clock.rolls, isIdleAnswered(room), clock.spent);
}

/** Counts a pause into the turn, or what has been shown since the last one where that took longer. */
function spend(clock: Context["clock"], pause: number): void {
  clock.spent += Math.max(pause, Time.time - Math.max(clock.since, clock.counted));
  clock.counted = Time.time;
}

/** The speed by which it is told how often what happens is shown: what is left of a long turn is seen at once. */
function showSpeed(context: Context): Speed {
  const speed = speedNow(context);
  return isComputersTurn(context.room.table) && isHasty(speed, context.clock.spent) ? "instant" : speed;
}

/** Whether people are to see what has happened before what is due now happens. */
function isSeenBefore(context: Context, { pause, answers, ends }: Due): boolean {
  return pause > 0 || answers === true || ends === true || isFightSeen(context);
}

/** Whether people are to see each roll of what is fought: in their own turns always, else not at once nor in what is left of a long turn. */
function isFightSeen(context: Context): boolean {
  const { table } = context.room;
  const speed = speedNow(context);
  if (isComputersTurn(table) && speed === "instant") return false;
  return isFightOfPeople(table) && !isFightHasty(table, speed, context.clock.spent);
}

/** Nothing is hurried any more: somebody is asked. */
function endHurry({ room }: Context): void {
  if (!room.waiting.hurried) return;
  room.waiting.hurried = false;
  paint(room);
}

function show(context: Context): void {
  context.upward.after(context, takeUnshown(context));
}

/** Thinks a slice in each of the next frames, and then goes on with what the computer does. */
function think(context: Context, thinking: Thinking, begun: number): void {
  wait(context, 0, "think", () => {
    const speed = speedNow(context);
    if (isShowDue(context, showSpeed(context))) show(context);
    else if (thinkInFrame(context.room.table, thinking, speed)) scheduleNext(context, begun);
    else think(context, thinking, begun);
  });
}

/** Says to a seat that its phase ends by itself, and why. */
function tellEnded({ game: { state: s } }: Match, seat: number): void {
  tell(playerOf(s.colours[seat]), LANGUAGE.flow.phaseEnded(phaseName(s.phase, LANGUAGE.names)));
}

/** Starts the time that the answer of a person takes; it is not started again by what others do meanwhile. */
function awaitAnswer(context: Context, match: Match, speed: Speed): void {
  const { room } = context;
  const seat = timedSeat(room);
  if (seat < 0) return;
  const { revision } = match;
  const pause = pauseOfAnswer(room.table, speed, seat);
  wait(context, secondsFrom(context, pause, Time.time), "answer", () => {
    if (room.table.match !== match || match.revision !== revision) return;
    const pass = endAnswerTime(room);
    if (pass !== undefined) step(context, pass);
  });
}

/**
 * What is left at `begun` of the seconds from the question on: to show it takes some frames more where the asked seat has more to
 * choose. Where the whole table is laid first they begin when that is over.
 */
function secondsFrom({ clock: { since } }: Context, seconds: number, begun: number): number {
  const shown = begun - since;
  return shown < SHOWN ? seconds - shown : seconds;
}

/** Goes on after some seconds, or without any in the next frame; `what` tells where it failed. */
function wait(context: Context, seconds: number, what: string, run: (this: void) => void): void {
  const go = goingOn(context, what, run);
  context.clock.waiting = seconds > 0 ? Wait.time(go, seconds) : Wait.frames(go, 1);
}

/** What goes on when a wait is over. */
function goingOn(context: Context, what: string, run: (this: void) => void): (this: void) => void {
  return () => {
    context.clock.waiting = 0;
    guard(context, what, run);
  };
}

/**
 * Does what is due, and what is due then without a look at the table in between, so many actions in a frame; then it is
 * shown, or the next frame goes on.
 */
function step(context: Context, action: AnyAction): void {
  let next: AnyAction | undefined = action;
  for (let n = 0; n < MOST_AT_ONCE && next !== undefined; n++) {
    if (!take(context, next)) return;
    next = isGoingOn(context) ? unseenNext(context) : undefined;
  }
  if (!isGoingOn(context)) show(context);
  else
    wait(context, 0, "due", () => {
      scheduleNext(context);
    });
}

/** Takes an action, without showing it; says whether there is a match to take it in. */
function take(context: Context, action: AnyAction): boolean {
  const { match } = context.room.table;
  if (match === undefined) return false;
  const out = newOutcome();
  if (match.module.table.isBattleRoll(action)) context.clock.rolls++;
  const why = act(context.room, action, match.revision, out);
  if (why !== undefined) error(`due action refused: ${why.code}`);
  noteTurn(context, match.game.state.turn);
  keepUnshown(context, out);
  touchSave(context);
  return true;
}

/** Whether what comes next may come before what has happened is shown: among computers alone, and not for long. */
function isGoingOn(context: Context): boolean {
  const { table } = context.room;
  if (isWaiting(context) || isShowDue(context, showSpeed(context)) || isOver(table) || isFightSeen(context))
    return false;
  // What a computer does that has still to think is known only then: while its fight, or all that is left of its turn, is one thing to see.
  if (unfinished(table) !== undefined)
    return (
      !isLoneResult(table) &&
      ((table.roll !== undefined && !table.isRollOfPeople) || isHasty(speedNow(context), context.clock.spent))
    );
  const next = dueNow(context);
  return (
    next !== undefined && !isThrown(table, context.room.settings, next.action) && !isSeenBefore(context, next)
  );
}

/** What is done in this frame still; undefined where a computer has to think before. */
function unseenNext(context: Context): AnyAction | undefined {
  if (unfinished(context.room.table) !== undefined) return undefined;
  const next = dueNow(context);
  return next === undefined || isSeenBefore(context, next) ? undefined : next.action;
}

/** Shows no more of a battle than how it ends. */
export function skipShow({ clock }: Context): void {
  clock.isSkipped = true;
}

/** Nothing is fought any more. */
export function endShow({ clock }: Context): void {
  clock.rolls = 0;
  clock.isSkipped = false;
}

/** Lets the dice that have ended a fight lie for a while; then its panel makes room for what comes next. */
export function tellEnd(context: Context): void {
  const last = lastRoll(context.room);
  if (context.clock.roll === last) return;
  context.clock.roll = last;
  if (last === undefined) return;
  Wait.time(
    () => {
      if (lastRoll(context.room) !== last) return;
      context.room.recent.finishedRoll = last;
      guard(context, "told", paint, context.room);
    },
    pauseAfter(speedOf(context.room)),
  );
}

/** Starts the seconds that a proposal or a timer counts, or stops them. */
export function startTimers(context: Context): void {
  const { table, settings } = context.room;
  const { match } = table;
  const asked = match === undefined || table.ended ? 0 : match.game.state.asked.length;
  const runs = table.proposal !== undefined || (settings.timer > 0 && asked > 0);
  if (settings.timer < 1 || asked < 1) context.room.waiting.secondsLeft = -1;
  if (!runs && context.clock.ticking > 0) {
    Wait.stop(context.clock.ticking);
    context.clock.ticking = 0;
  } else if (runs && context.clock.ticking < 1) {
    context.clock.ticking = Wait.time(
      () => {
        onTick(context);
      },
      1,
      -1,
    );
  }
}

function onTick(context: Context): void {
  if (tick(context.room.table)) tellAll(LANGUAGE.flow.lapsed);
  if (context.room.waiting.secondsLeft > 0) {
    context.room.waiting.secondsLeft--;
    const { match } = context.room.table;
    if (context.room.waiting.secondsLeft === 0 && match !== undefined) {
      const { asked, colours } = match.game.state;
      tellAll(LANGUAGE.flow.timeUp(asked.map((seat) => seatWord(colours[seat]))));
    }
  }
  later(0, paint, context.room);
  startTimers(context);
}
