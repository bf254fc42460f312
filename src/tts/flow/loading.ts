import { renew } from "../../session/play/commands/act";
import { newOutcome } from "../../session/play/commands/command";
import { rebuildSome, startRebuild } from "../../session/match/rebuild";
import { newRoom } from "../../session/table/room";
import { resumeSome } from "../../session/match/save";
import { statusOf } from "../../session/panel/status/model";
import { refusalText } from "../../text/refusals";
import { clearDice } from "../objects/dice";
import { idle } from "../queue";
import { after, showRecord } from "./after";
import type { Desk } from "./desk";
import { guard } from "./guard";
import { bindKeys } from "./keys";
import { knowPeople, playerOf, seatPeople } from "./people";
import { giveUp, openText } from "./saving";
import { LANGUAGE } from "../language";
import { note, seatWord, tellAll } from "./speak";

/** Actions of a record that are read in one frame. */
const SLICE = 4;
/** After so many frames of reading all are told that it goes on. */
const LONG = 60;

/** Takes up what was saved: opens it, reads it in slices, then lays the table and paints the panels. */
export function load(desk: Desk, text: string): void {
  desk.text = text;
  nextFrame(desk, () => {
    const why = openText(desk, text);
    if (why !== "") tellAll(why);
    nextFrame(desk, () => {
      goOn(desk, 1);
    });
  });
}

function nextFrame(desk: Desk, run: (this: void) => void): void {
  Wait.frames(() => {
    guard(desk, "load", run);
  }, 1);
}

function goOn(desk: Desk, frames: number): void {
  if (desk.resume !== undefined) {
    const done = resumeSome(desk.resume, SLICE);
    if (typeof done !== "boolean") {
      tellAll(giveUp(desk, done.line, refusalText(done.why, LANGUAGE)));
      desk.room = newRoom(desk.room.table.module);
    } else if (!done) {
      if (frames === LONG) tellAll(LANGUAGE.flow.loading);
      nextFrame(desk, () => {
        goOn(desk, frames + 1);
      });
      return;
    }
    desk.resume = undefined;
  }
  // Until the interface has been read, changes to it are lost.
  const lay = (): void => {
    settle(desk);
  };
  Wait.condition(lay, () => !UI.loading, 10, lay);
}

/** Finds what lies there, binds the keys and begins, each in a frame of its own: one that fails does not stop the others. */
function settle(desk: Desk): void {
  nextFrame(desk, () => {
    nextFrame(desk, () => {
      begin(desk);
    });
    bindKeys(desk);
  });
  guard(desk, "lay", () => {
    for (const what of desk.parts.gather()) tellAll(LANGUAGE.flow.missing(what));
    clearDice();
  });
}

function begin(desk: Desk): void {
  const { room, parts } = desk;
  desk.ready = true;
  desk.stale = true;
  knowPeople(desk);
  seatPeople(desk);
  renew(room);
  const { match } = room.table;
  if (match === undefined) note(LANGUAGE.flow.welcome(LANGUAGE.title));
  else {
    desk.seen = match.stamp;
    const s = match.game.state;
    const free = s.colours
      .filter((colour) => playerOf(colour) === undefined)
      .map((colour) => seatWord(colour));
    note(LANGUAGE.flow.resumed(statusOf(s, LANGUAGE, false).title, free));
    desk.rebuild = startRebuild(match);
    if (desk.rebuild !== undefined) rebuildOn(desk);
  }
  parts.relay(room);
  parts.repaint(room);
  const out = newOutcome();
  out.moved = true;
  after(desk, out);
}

/** Reads the beginning of a resumed game, for undo and for the log, while nothing else is to be done. */
function rebuildOn(desk: Desk): void {
  Wait.condition(() => {
    guard(desk, "past", () => {
      const r = desk.rebuild;
      if (r === undefined || desk.room.table.match !== r.match) return;
      if (!rebuildSome(r, SLICE)) {
        rebuildOn(desk);
        return;
      }
      desk.rebuild = undefined;
      if (r.failed) tellAll(LANGUAGE.flow.noPast);
      desk.seen = r.match.stamp;
      showRecord(desk, r.match);
      desk.parts.paint(desk.room);
    });
  }, idle);
}
