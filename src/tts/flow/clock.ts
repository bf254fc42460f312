import type { AnyAction } from "../../core/types";
import { act } from "../../session/play/commands/act";
import { newOutcome } from "../../session/play/commands/command";
import { manualEdit } from "../../session/table/manual";
import { answerOf, endAnswerTime, timedSeat } from "../../session/play/answer-time";
import { isIdleAnswered } from "../../session/play/idle";
import { due, isHeld, isThrown, pauseAfter, pauseOfAnswer } from "../../session/play/pace";
import type { Match } from "../../session/match/match";
import type { Speed } from "../../session/table/settings";
import { lastRoll } from "../../session/table/room";
import { tick } from "../../session/table/undo";
import type { Thinking } from "../../session/table/table";
import { paint } from "../panels/paint";
import { idle, later } from "../queue";
import type { Context } from "./context";
import { guard } from "./guard";
import { playerOf } from "./people";
import { thinkInFrame, unfinished } from "./thinking";
import { stopThrow, throwDice } from "./throwing";
import { LANGUAGE } from "../language";
import { phaseName } from "../../text/names";
import { seatWord } from "../colours";
import { tell, tellAll } from "./speak";

/** Seconds in which a question is shown, unless the table is laid again. */
const SHOWN = 1;

/** Sees to it that what happens by itself happens, once the table has caught up with the game. */
export function schedule(context: Context): void {
  if (context.clock.waiting > 0) Wait.stop(context.clock.waiting);
  context.clock.since = Time.time;
  context.clock.waiting = Wait.condition(() => {
    context.clock.waiting = 0;
    guard(context, "due", () => {
      scheduleNext(context);
    });
  }, idle);
}

/** `begun` is when the question came up that a computer has thought about until now, in seconds of the table. */
function scheduleNext(context: Context, begun = Time.time): void {
  const { match } = context.room.table;
  const waits = match === undefined || !context.ready || manualEdit(context.room) !== undefined;
  const speed = context.clock.isSkipped ? "instant" : context.room.settings.speed;
  const { table } = context.room;
  const thinking = waits ? undefined : unfinished(table);
  if (thinking !== undefined) {
    think(context, thinking, begun);
    return;
  }
  const next = waits ? undefined : due(table, speed, context.clock.rolls, isIdleAnswered(context.room));
  const thrown = next !== undefined && isThrown(context.room.table, context.room.settings, next.action);
  if (!thrown) stopThrow(context);
  if (match === undefined || waits) return;
  if (next === undefined) {
    awaitAnswer(context, match, speed);
    return;
  }
  const { revision } = match;
  if (thrown) {
    throwDice(context, match, next.action, (action) => {
      step(context, action);
    });
    return;
  }
  const go = (): void => {
    context.clock.waiting = 0;
    if (
      context.room.table.match === match &&
      match.revision === revision &&
      manualEdit(context.room) === undefined
    )
      guard(context, "step", () => {
        const action = answerOf(context.room, next.action);
        if (action === next.action && isHeld(context.room, action)) {
          schedule(context);
          return;
        }
        if (next.ends === true) tellEnded(match, next.action.seat);
        step(context, action);
      });
  };
  const pause = next.answers === true ? left(context, next.pause, begun) : next.pause;
  wait(context, pause - (Time.time - begun), go);
}

/** Thinks a slice in each of the next frames, and then goes on with what the computer does. */
function think(context: Context, thinking: Thinking, begun: number): void {
  const go = (): void => {
    context.clock.waiting = 0;
    guard(context, "think", () => {
      if (thinkInFrame(context.room.table, thinking)) scheduleNext(context, begun);
      else think(context, thinking, begun);
    });
  };
  wait(context, 0, go);
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
  const go = (): void => {
    context.clock.waiting = 0;
    if (room.table.match !== match || match.revision !== revision) return;
    guard(context, "answer", () => {
      const pass = endAnswerTime(room);
      if (pass !== undefined) step(context, pass);
    });
  };
  wait(context, left(context, pauseOfAnswer(room.table, speed, seat), Time.time), go);
}

/**
 * What is left at `begun` of the seconds from the question on: to show it takes some frames more where the asked seat has more to
 * choose. Where the whole table is laid first they begin when that is over.
 */
function left({ clock: { since } }: Context, seconds: number, begun: number): number {
  const shown = begun - since;
  return shown < SHOWN ? seconds - shown : seconds;
}

function wait(context: Context, seconds: number, run: (this: void) => void): void {
  context.clock.waiting = seconds > 0 ? Wait.time(run, seconds) : Wait.frames(run, 1);
}

function step(context: Context, action: AnyAction): void {
  const { match } = context.room.table;
  if (match === undefined) return;
  const out = newOutcome();
  if (match.module.table.isBattleRoll(action)) context.clock.rolls++;
  const why = act(context.room, action, match.revision, out);
  if (why !== undefined) error(`due action refused: ${why.code}`);
  context.upward.after(context, out);
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
  Wait.time(() => {
    if (lastRoll(context.room) !== last) return;
    context.room.finishedRoll = last;
    guard(context, "told", () => {
      paint(context.room);
    });
  }, pauseAfter(context.room.settings.speed));
}

/** Starts the seconds that a proposal or a timer counts, or stops them. */
export function startTimers(context: Context): void {
  const { table, settings } = context.room;
  const { match } = table;
  const asked = match === undefined || table.ended ? 0 : match.game.state.asked.length;
  const runs = table.proposal !== undefined || (settings.timer > 0 && asked > 0);
  if (settings.timer < 1 || asked < 1) context.room.secondsLeft = -1;
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
  if (context.room.secondsLeft > 0) {
    context.room.secondsLeft--;
    const { match } = context.room.table;
    if (context.room.secondsLeft === 0 && match !== undefined) {
      const { asked, colours } = match.game.state;
      tellAll(LANGUAGE.flow.timeUp(asked.map((seat) => seatWord(colours[seat]))));
    }
  }
  later(0, () => {
    paint(context.room);
  });
  startTimers(context);
}
