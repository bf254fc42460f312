import { refreshIntents } from "../../session/play/commands/act";
import { newOutcome } from "../../session/play/commands/command";
import { rebuildSome, startRebuild } from "../../session/match/rebuild";
import { recallMoment } from "../../session/table/moment";
import { newRoom } from "../../session/table/room";
import { resumeSome } from "../../session/table/save";
import { statusOf } from "../../session/panels/status/model";
import { refusalText } from "../../text/refusals";
import { gather } from "../objects/board/gather";
import { clearDice } from "../objects/dice/dice";
import { resync } from "../objects/resync";
import { paint, repaint } from "../panels/paint";
import { idle } from "../queue";
import { after, noteShown, showRecord } from "./after";
import type { Context } from "./context";
import { guard } from "./guard";
import { bindKeys } from "./keys";
import { knowPeople, playerOf, seatPeople } from "./people";
import { giveUp, keepText, openText } from "./saving";
import { LANGUAGE } from "../language";
import { seatWord } from "../colours";
import { note, tellAll } from "./speak";
import { warnHost } from "./warnings";

/** Actions of a record that are read in one frame. */
const SLICE = 4;
/** After so many frames of reading all are told that it goes on. */
const LONG = 60;

/** Takes up what was saved: opens it, reads it in slices, then lays the table and paints the panels. */
export function load(context: Context, text: string): void {
  keepText(context, text);
  nextFrame(context, () => {
    const why = openText(context, text);
    if (why !== "") tellAll(why);
    nextFrame(context, goOn, context, 1);
  });
}

function nextFrame<Args extends unknown[]>(
  context: Context,
  run: (this: void, ...args: Args) => void,
  ...args: Args
): void {
  Wait.frames(() => {
    guard(context, "load", run, ...args);
  }, 1);
}

function goOn(context: Context, frames: number): void {
  if (context.load.resume !== undefined) {
    const done = resumeSome(context.load.resume, SLICE);
    if (typeof done !== "boolean") {
      tellAll(giveUp(context, done.line, refusalText(done.why, LANGUAGE)));
      context.room = newRoom(context.room.table.module);
    } else if (!done) {
      if (frames === LONG) tellAll(LANGUAGE.flow.loading);
      nextFrame(context, goOn, context, frames + 1);
      return;
    }
    context.load.resume = undefined;
  }
  // Until the interface has been read, changes to it are lost.
  const lay = (): void => {
    settle(context);
  };
  Wait.condition(lay, () => !UI.loading, 10, lay);
}

/** Finds what lies there, binds the keys and begins, each in a frame of its own: one that fails does not stop the others. */
function settle(context: Context): void {
  nextFrame(context, () => {
    nextFrame(context, begin, context);
    bindKeys(context);
  });
  guard(context, "lay", () => {
    for (const what of gather()) tellAll(LANGUAGE.flow.missing(what));
    clearDice();
  });
}

function begin(context: Context): void {
  const { room } = context;
  context.ready = true;
  warnHost(context);
  knowPeople(context);
  seatPeople(context);
  refreshIntents(room);
  const { match } = room.table;
  if (match === undefined) note(LANGUAGE.flow.welcome(LANGUAGE.title));
  else {
    noteShown(context, match);
    const s = match.game.state;
    const free = s.colours
      .filter((colour) => playerOf(colour) === undefined)
      .map((colour) => seatWord(colour));
    note(LANGUAGE.flow.resumed(statusOf(s, LANGUAGE, false).title, free));
    context.load.rebuild = startRebuild(match);
    recallMoment(room);
    if (context.load.rebuild !== undefined) rebuildOn(context);
  }
  resync(room);
  repaint(room);
  const out = newOutcome();
  out.moved = true;
  after(context, out);
}

/** Reads the beginning of a resumed game, for undo and for the log, while nothing else is to be done. */
function rebuildOn(context: Context): void {
  Wait.condition(() => {
    guard(context, "past", () => {
      const rebuild = context.load.rebuild;
      if (rebuild === undefined || context.room.table.match !== rebuild.match) return;
      if (!rebuildSome(rebuild, SLICE)) {
        rebuildOn(context);
        return;
      }
      context.load.rebuild = undefined;
      if (rebuild.failed) tellAll(LANGUAGE.flow.noPast);
      noteShown(context, rebuild.match);
      recallMoment(context.room);
      showRecord(context, rebuild.match);
      paint(context.room);
    });
  }, idle);
}
