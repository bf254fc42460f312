/** A fight's panel keeps its height from roll to roll: what one presses in it, or reads below it, stays where it is. */
import { expect, test } from "vitest";
import { rollFrom, seedRng } from "../../../src/core/rng";
import { ENGLISH } from "../../../src/games/castle-risk/text/en/english";
import { battlePanel } from "../../../src/session/panel/battle/paint";
import type { ArmyView, BattleView, DieView } from "../../../src/session/panel/battle/view";
import type { Writer } from "../../../src/session/panel/panel";
import { lastRoll, type Room } from "../../../src/session/table/room";
import { newRoom } from "../../helpers/castle";
import { playOn, startedTable } from "../../helpers/presser";

/** A room in which the first dice of a fight have fallen. */
function fighting(): Room {
  const room = newRoom();
  room.table = startedTable(3, 8);
  const roll = rollFrom(seedRng(2));
  do playOn(room.table, roll, 1);
  while (lastRoll(room) === undefined);
  return room;
}

/** How high the panel is painted for both armies. */
function heightOf(room: Room, attacker: Partial<ArmyView>, defender: Partial<ArmyView>): number {
  let height = 0;
  const nothing = (): void => undefined;
  const writer: Writer = {
    ...{ put: nothing, show: nothing, showTo: nothing, showAll: nothing, showAllTo: nothing, later: nothing },
    ...{ shown: () => undefined, setCopies: () => [], isLocal: () => true },
    putAll: (id, name, value) => {
      if (id === "battle" && name === "preferredHeight") height = Number(value);
    },
  };
  const units = { units: [3, 2, 1, 0], lost: [0, 0, 0, 0] };
  const army = { owner: "red", name: "Red", ...units, dice: [], result: "", lines: [], room: 0 };
  const view: BattleView = {
    attacker: { ...army, ...attacker },
    defender: { ...army, ...defender },
    ...{ fought: 0, title: "Cycle 1", rule: "5 or 6 hits", end: "" },
  };
  battlePanel(() => view).paint(room, "", writer, ENGLISH);
  return height;
}

test("before the first dice, with results of one line or two, and with dice that have no place", () => {
  const room = fighting();
  const dice: DieView[] = Array.from({ length: 8 }, () => ({ face: 5, plus: 0, hit: true }));
  const before = heightOf(room, {}, {});
  expect(before).toBeGreaterThan(200);
  expect(heightOf(room, { result: "0 hits." }, { result: "1 hit. Loses nothing." })).toBe(before);
  const long = "3 hits. Loses 1 infantry, 1 archer and 1 cavalry.";
  expect(heightOf(room, { result: long }, {})).toBe(before);
  expect(heightOf(room, { dice, result: "8 hits." }, {})).toBe(before);
});

test("and with what helps the defender it is as much higher in every roll", () => {
  const room = fighting();
  const lines = ["City: +1 to the highest die", "Castle: +1 to the highest die"];
  const before = heightOf(room, {}, { lines });
  expect(before).toBe(heightOf(room, {}, {}) + 32);
  expect(heightOf(room, {}, { lines, result: "1 hit. Loses 1 infantry." })).toBe(before);
});

test("a line that may still come has its room before", () => {
  const room = fighting();
  const lines = ["Capital: 2 siege dice"];
  const before = heightOf(room, {}, { lines, room: 2 });
  expect(before).toBe(heightOf(room, {}, { lines }) + 16);
  expect(heightOf(room, {}, { lines: ["Marshal: archers 4+", ...lines], room: 2 })).toBe(before);
});
