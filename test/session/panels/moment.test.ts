/** What changes the game for all is shown to all; whoever is out of it is asked what to do. */
import { describe, expect, it } from "vitest";
import { ENGLISH } from "../../../src/games/castle-risk/text/en/english";
import { COMPUTERS } from "../../../src/session/panels/computers/paint";
import { isBattleSeen } from "../../../src/session/panels/battle/paint";
import { passMoment } from "../../../src/session/panels/moment/end";
import { isMomentSeen, MOMENT } from "../../../src/session/panels/moment/paint";
import type { Writer } from "../../../src/session/game/panel";
import { act } from "../../../src/session/play/commands/act";
import { newOutcome } from "../../../src/session/play/commands/command";
import { isFault } from "../../../src/core/refuse";
import { resumeSome, writeSave } from "../../../src/session/table/save";
import { momentOf, recallMoment } from "../../../src/session/table/moment";
import type { Room } from "../../../src/session/table/room";
import { dueChance } from "../../../src/session/table/table";
import { newRoom, openSave } from "../../helpers/castle";
import { matchOf } from "../../helpers/presser";
import { say, seatedRoom } from "../../helpers/say";

/** Who sees each part of it, and what is written there. */
function painted(room: Room, panel = MOMENT): Record<string, string> {
  const seen: Record<string, string> = {};
  const nothing = (): void => undefined;
  const writer: Writer = {
    ...{ put: nothing, show: nothing, showTo: nothing, showAll: nothing, later: nothing },
    ...{ shown: () => undefined, setCopies: () => [], isLocal: () => true },
    putAll: (id, name, value) => {
      seen[`${id}.${name}`] = value;
    },
    showAllTo: (id, names) => {
      seen[id] = names;
    },
  };
  panel.paint(room, "", writer, ENGLISH);
  return seen;
}

function resign(room: Room, colour: string): void {
  for (const words of ["resign", "resign yes"]) expect(say(room, colour, words)).toBe("");
}

/** A game of three in which one of them has just resigned. */
function resigned(colour: string): Room {
  const room = seatedRoom("red", "blue", "green");
  for (const words of ["speed instant", "start 3"]) say(room, "red", words);
  for (let due = dueChance(room.table); due !== undefined; due = dueChance(room.table))
    act(room, due, matchOf(room.table).revision, newOutcome());
  expect(painted(room)["moment"]).toBe("");
  resign(room, colour);
  return room;
}

describe("the fall of a kingdom", () => {
  it("is shown to all with its picture, until each has put it away", () => {
    const room = resigned("blue");
    const shown = painted(room);
    expect(shown["moment"]?.split("|")).toEqual(expect.arrayContaining(["Red", "Blue", "Green", "Grey"]));
    expect(shown["moment-picture.image"]).toBe("action-plunder");
    expect(shown["moment-text.text"]).toMatch(/A kingdom has fallen.*\n.*The kingdom of .*Blue.* is no more/);
    expect(say(room, "red", "moment close")).toBe("");
    expect(painted(room)["moment"]?.split("|")).not.toContain("Red");
    expect(painted(room)["moment"]?.split("|")).toContain("Green");
  });

  it("comes to those who read how a battle ended when they have put that away, and at once to whoever is out", () => {
    const room = resigned("blue");
    // A roll that has ended a fight stays on the panel.
    room.table.roll = { sets: [] } as unknown as NonNullable<Room["table"]["roll"]>;
    expect(isBattleSeen(room, "red")).toBe(true);
    expect(painted(room)["moment"]).toBe("Blue");
    expect([isMomentSeen(room, "red"), isMomentSeen(room, "blue")]).toEqual([false, true]);
    expect(say(room, "red", "press none")).toBe("");
    expect(painted(room)["moment"]?.split("|").sort()).toEqual(["Blue", "Red"]);
  });

  it("comes late to those who read for longer than it is shown to all, until they have put it away", () => {
    const room = resigned("blue");
    const moment = momentOf(room);
    if (moment === undefined) throw new Error("There is none.");
    say(room, "green", "moment close");
    room.table.roll = { sets: [] } as unknown as NonNullable<Room["table"]["roll"]>;
    for (const colour of ["green", "grey"]) expect(say(room, colour, "press none")).toBe("");
    passMoment(room, moment);
    expect(painted(room)["moment"]).toBe("Blue");
    expect(say(room, "red", "press none")).toBe("");
    expect(painted(room)["moment"]?.split("|").sort()).toEqual(["Blue", "Red"]);
    expect(say(room, "red", "moment close")).toBe("");
    expect(painted(room)["moment"]).toBe("Blue");
  });

  it("goes after a while from those who saw it late as well", () => {
    const room = resigned("blue");
    const moment = momentOf(room);
    if (moment === undefined) throw new Error("There is none.");
    room.table.roll = { sets: [] } as unknown as NonNullable<Room["table"]["roll"]>;
    for (let n = 0; n < 3; n++) expect(passMoment(room, moment), "the battle's end is still read").toBe(true);
    expect(say(room, "red", "press none")).toBe("");
    expect(painted(room)["moment"]?.split("|")).toContain("Red");
    passMoment(room, moment);
    expect(painted(room)["moment"]?.split("|"), "it has the whole time").toContain("Red");
    passMoment(room, moment);
    expect(painted(room)["moment"], "whoever is out keeps it").toBe("Blue");
  });

  it("stays for whoever is out of the game, who may advise a computer", () => {
    const room = resigned("blue");
    expect(painted(room)["moment-advise"]).toBe("");
    say(room, "green", "stand");
    say(room, "red", "computer green normal");
    const moment = momentOf(room);
    if (moment === undefined) throw new Error("There is none.");
    moment.isPast = true;
    const { moment: all, "moment-advise": advise, "moment-fast": fast, "moment-new": anew } = painted(room);
    expect([all, advise, fast, anew]).toEqual(["Blue", "Blue", "", ""]);
    // How fast the table goes is the host's to say.
    expect(say(room, "blue", "moment fast")).toBe("table.not_host");
    expect(painted(room)["moment"]).toBe("Blue");
    expect(say(room, "blue", "moment close")).toBe("");
    expect(painted(room)["moment"]).toBe("");
    expect(say(room, "blue", "moment later")).toBe("command.unknown");
  });

  it("leaves a computer at its seat, which is no free one", () => {
    const room = resigned("blue");
    const seat = (): string | undefined => painted(room, COMPUTERS)["mat-blue.tooltip"];
    expect(seat()).toBe("");
    for (const words of ["stand", "stand yes"]) say(room, "blue", words);
    say(room, "red", "computer blue normal");
    expect(seat()).toBe("Computer, normal");
  });

  it("is still there after a load for whoever is out of the game, and for nobody else", () => {
    const room = resigned("blue");
    const again = newRoom();
    const opened = openSave(writeSave(room.table));
    if (isFault(opened)) throw new Error(opened.why.code);
    while (resumeSome(opened, 50) !== true);
    again.table = opened.table;
    expect(painted(again)["moment"]).toBe("");
    recallMoment(again);
    expect(painted(again)["moment"]).toBe("Blue");
    expect(painted(again)["moment-text.text"]).toMatch(/A kingdom has fallen/);
  });

  it("lets a host who is out of it watch fast, or begin anew", () => {
    const room = resigned("red");
    const { "moment-fast": fast, "moment-new": anew } = painted(room);
    expect([fast, anew]).toEqual(["Red", "Red"]);
    expect(say(room, "red", "moment fast")).toBe("");
    expect(room.settings.speed).toBe("fast");
    expect(painted(room)["moment"]?.split("|")).not.toContain("Red");
  });

  it("is gone when it is taken back, and when the game is over", () => {
    const room = resigned("red");
    expect(momentOf(room)).toBeDefined();
    say(room, "red", "undo");
    expect(momentOf(room)).toBeUndefined();
    say(room, "red", "redo");
    expect(momentOf(room)).toBeDefined();
    resign(room, "blue");
    expect(momentOf(room)).toBeUndefined();
  });
});
