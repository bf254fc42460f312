import type { AnyAction } from "../../core/types";
import { act } from "../../session/play/commands/act";
import { newOutcome } from "../../session/play/commands/command";
import { manualEdit } from "../../session/table/manual";
import { due, isThrown, pauseAfter } from "../../session/play/pace";
import { lastRoll } from "../../session/table/room";
import { tick } from "../../session/table/undo";
import { idle, later } from "../queue";
import type { Desk } from "./desk";
import type { Outcome } from "../../session/play/commands/types";
import { guard } from "./guard";
import { stopThrow, throwDice } from "./throwing";
import { LANGUAGE } from "../language";
import { seatWord, tellAll } from "./speak";

/** What is done with what came of it: after.ts. */
type Then = (this: void, desk: Desk, out: Outcome) => void;

/** Sees to it that what happens by itself happens, once the table has caught up with the game. */
export function schedule(desk: Desk, then: Then): void {
  if (desk.waiting > 0) Wait.stop(desk.waiting);
  desk.waiting = Wait.condition(() => {
    desk.waiting = 0;
    guard(desk, "due", () => {
      ponder(desk, then);
    });
  }, idle);
}

function ponder(desk: Desk, then: Then): void {
  const { match } = desk.room.table;
  const waits = match === undefined || !desk.ready || manualEdit(desk.room) !== undefined;
  const speed = desk.skipping ? "instant" : desk.room.settings.speed;
  const next = waits ? undefined : due(desk.room.table, speed, desk.rolls);
  const thrown = next !== undefined && isThrown(desk.room.table, desk.room.settings, next.action);
  if (!thrown) stopThrow(desk);
  if (match === undefined || next === undefined) return;
  const { revision } = match;
  if (thrown) {
    throwDice(desk, match, next.action, (action) => {
      step(desk, action, then);
    });
    return;
  }
  const go = (): void => {
    desk.waiting = 0;
    if (desk.room.table.match === match && match.revision === revision && manualEdit(desk.room) === undefined)
      guard(desk, "step", () => {
        step(desk, next.action, then);
      });
  };
  desk.waiting = next.pause > 0 ? Wait.time(go, next.pause) : Wait.frames(go, 1);
}

function step(desk: Desk, action: AnyAction, then: Then): void {
  const { match } = desk.room.table;
  if (match === undefined) return;
  const out = newOutcome();
  if (match.module.table.isBattleRoll(action)) desk.rolls++;
  const why = act(desk.room, action, match.revision, out);
  if (why !== undefined) error(`due action refused: ${why.code}`);
  then(desk, out);
}

/** Lets the dice that have ended a fight lie for a while; then its panel makes room for what comes next. */
export function tellEnd(desk: Desk): void {
  const last = lastRoll(desk.room);
  if (desk.last === last) return;
  desk.last = last;
  if (last === undefined) return;
  Wait.time(() => {
    if (lastRoll(desk.room) !== last) return;
    desk.room.told = last;
    guard(desk, "told", () => {
      desk.parts.paint(desk.room);
    });
  }, pauseAfter(desk.room.settings.speed));
}

/** Starts the seconds that a proposal or a timer counts, or stops them. */
export function wind(desk: Desk): void {
  const { table, settings } = desk.room;
  const { match } = table;
  const asked = match === undefined || table.ended ? 0 : match.game.state.asked.length;
  const runs = table.proposal !== undefined || (settings.timer > 0 && asked > 0);
  if (settings.timer < 1 || asked < 1) desk.room.left = -1;
  if (!runs && desk.ticking > 0) {
    Wait.stop(desk.ticking);
    desk.ticking = 0;
  } else if (runs && desk.ticking < 1) {
    desk.ticking = Wait.time(
      () => {
        second(desk);
      },
      1,
      -1,
    );
  }
}

function second(desk: Desk): void {
  if (tick(desk.room.table)) tellAll(LANGUAGE.flow.lapsed);
  if (desk.room.left > 0) {
    desk.room.left--;
    const { match } = desk.room.table;
    if (desk.room.left === 0 && match !== undefined) {
      const { asked, colours } = match.game.state;
      tellAll(LANGUAGE.flow.timeUp(asked.map((seat) => seatWord(colours[seat]))));
    }
  }
  later(0, () => {
    desk.parts.paint(desk.room);
  });
  wind(desk);
}
