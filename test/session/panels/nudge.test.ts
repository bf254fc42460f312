/** The button that reminds who is waited for is there for people, and not for computers. */
import { expect, test } from "vitest";
import { ENGLISH } from "../../../src/games/castle-risk/text/en/english";
import { LOG_TAIL } from "../../../src/session/panels/log/paint";
import type { Writer } from "../../../src/session/game/panel";
import { act } from "../../../src/session/play/commands/act";
import { newOutcome } from "../../../src/session/play/commands/command";
import type { Room } from "../../../src/session/table/room";
import { dueChance } from "../../../src/session/table/table";
import { matchOf, stateOf } from "../../helpers/presser";
import { say, seatedRoom } from "../../helpers/say";

/** Whether the button is shown when the log is painted. */
function isOffered(room: Room): boolean | undefined {
  let offered: boolean | undefined;
  const nothing = (): void => undefined;
  const writer: Writer = {
    ...{ put: nothing, show: nothing, showTo: nothing, putAll: nothing, showAllTo: nothing, later: nothing },
    ...{ shown: () => undefined, setCopies: () => [], isLocal: () => true },
    showAll: (id, on) => {
      if (id === "log-nudge") offered = on;
    },
  };
  LOG_TAIL.paint(room, "", writer, ENGLISH);
  return offered;
}

test("while chance moves the button stays as it is: no roll makes it come and go", () => {
  const room = seatedRoom("red", "blue");
  for (const words of ["speed instant", "start 3"]) say(room, "red", words);
  expect(dueChance(room.table)).toBeDefined();
  expect(isOffered(room)).toBeUndefined();
});

test("people can be reminded, computers cannot", () => {
  const room = seatedRoom("red", "blue");
  for (const words of ["speed instant", "start 3"]) say(room, "red", words);
  for (let due = dueChance(room.table); due !== undefined; due = dueChance(room.table))
    act(room, due, matchOf(room.table).revision, newOutcome());
  expect(stateOf(room.table).asked.length).toBeGreaterThan(0);
  expect(isOffered(room)).toBe(true);
  for (const colour of ["red", "blue"]) expect(say(room, "red", `computer ${colour}`)).toBe("");
  for (const colour of ["blue", "red"]) expect(say(room, colour, "stand yes")).toBe("");
  expect(isOffered(room)).toBe(false);
});
