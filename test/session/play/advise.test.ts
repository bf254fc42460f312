/** Whoever is out of a game may sit with a computer: it plays on by itself, and waits where its adviser chooses. */
import { expect, test } from "vitest";
import { isFault } from "../../../src/core/refuse";
import { due, isHeld } from "../../../src/session/play/pace";
import { act } from "../../../src/session/play/commands/act";
import { command, newOutcome } from "../../../src/session/play/commands/command";
import { resumeSome, writeSave } from "../../../src/session/table/save";
import type { Room } from "../../../src/session/table/room";
import { chairOf, type Chair } from "../../../src/session/table/table";
import { openSave } from "../../helpers/castle";
import { matchOf } from "../../helpers/presser";
import { person, say, seatedRoom } from "../../helpers/say";

/** A game of Red, who is the host, against the computers of Blue and Green. */
function againstTwo(): Room {
  const room = seatedRoom("red", "blue", "green");
  for (const words of ["speed normal", "start 3"]) say(room, "red", words);
  for (const colour of ["blue", "green"])
    for (const words of ["stand", `computer ${colour} normal`])
      say(room, words === "stand" ? colour : "red", words);
  return room;
}

/** The same when Red is out of it. */
function resigned(): Room {
  const room = againstTwo();
  for (const words of ["resign", "resign yes"]) expect(say(room, "red", words)).toBe("");
  return room;
}

/** The same when whoever played Red advises the computer of Blue. */
function advising(): Room {
  const room = resigned();
  expect(say(room, "red", "advise")).toBe("");
  return room;
}

/** What whoever played Red says at the seat of Blue. */
function atBlue(room: Room, words: string): string {
  return command(room, person(room, "blue", "id-red"), words, newOutcome())?.code ?? "";
}

const chair = (room: Room, colour: string): Chair | undefined =>
  room.table.chairs.find((one) => one.colour === colour);

/** Plays what is due by itself until `until`; gives the pause before what is due then. */
function playUntil(room: Room, until: (seat: number) => boolean): number {
  for (let step = 0; step < 500; step++) {
    const next = due(room.table, "normal", 0);
    if (next === undefined) throw new Error("nobody goes on");
    if (until(next.action.seat)) return next.pause;
    expect(act(room, next.action, matchOf(room.table).revision, newOutcome())).toBeUndefined();
  }
  throw new Error("it never came");
}

test("is refused to whoever is still in the game, and where no computer is left", () => {
  expect(say(againstTwo(), "red", "advise")).toBe("table.in_play");
  const room = resigned();
  for (const colour of ["blue", "green"]) say(room, "red", `computer ${colour} none`);
  expect(say(room, "red", "advise")).toBe("table.no_computer");
});

test("is offered at once: the page from which one resigns is put away", () => {
  const room = againstTwo();
  for (const words of ["show orders", "resign", "resign yes"]) expect(say(room, "red", words)).toBe("");
  expect(room.screens["red"]?.page).toBe("");
});

test("sits with the next computer in turn order, which plays on by itself after a while", () => {
  const room = advising();
  expect(chair(room, "red")).toMatchObject({ player: "", advised: false });
  expect(chair(room, "blue")).toMatchObject({
    player: "id-red",
    advised: true,
    bot: "normal",
    unguided: true,
  });
  const blue = matchOf(room.table).game.state.colours.indexOf("blue");
  // Nobody can follow what would be over at once.
  expect(playUntil(room, (seat) => seat === blue)).toBeGreaterThan(3);
  const { action } = due(room.table, "normal", 0) ?? { action: undefined };
  expect(action?.seat).toBe(blue);
});

test("waits for an adviser who has begun to choose, and goes on when that is cleared", () => {
  const room = advising();
  const { state } = matchOf(room.table).game;
  const blue = state.colours.indexOf("blue");
  playUntil(room, (seat) => seat === blue && matchOf(room.table).game.state.step === "policies");
  const next = due(room.table, "normal", 0);
  if (next === undefined) throw new Error("nothing is due");
  expect(isHeld(room, next.action)).toBe(false);
  expect(atBlue(room, "step 0 1")).toBe("");
  expect(isHeld(room, next.action)).toBe(true);
  expect(atBlue(room, "cancel")).toBe("");
  expect(isHeld(room, next.action)).toBe(false);
});

test("lasts over a save, and ends where its adviser stands up", () => {
  const room = advising();
  const opened = openSave(writeSave(room.table));
  if (isFault(opened)) throw new Error(opened.why.code);
  while (resumeSome(opened, 50) !== true);
  expect(opened.table.chairs.map(({ advised }) => advised)).toEqual(
    room.table.chairs.map(({ advised }) => advised),
  );
  const blue = matchOf(room.table).game.state.colours.indexOf("blue");
  expect(atBlue(room, "stand")).toBe("");
  expect(chairOf(room.table, blue)).toMatchObject({ player: "", advised: false, bot: "normal" });
});
