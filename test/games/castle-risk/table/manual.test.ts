/** What people change on the table past the rules becomes the new position where a game could stand so (CR43). */
import { describe, expect, it } from "vitest";
import { rollFrom, seedRng } from "../../../../src/core/rng";
import { isFault } from "../../../../src/core/refuse";
import { findBreach } from "../../../../src/games/castle-risk/notation/position/invariants";
import { hashState } from "../../../../src/games/castle-risk/rules/state/hash";
import { contentsOf, type TableContents } from "../../../../src/games/castle-risk/table/contents";
import { beginEdit, changeAtOnce, readEdit } from "../../../../src/session/table/manual";
import type { Table } from "../../../../src/session/table/table";
import type { Refusal } from "../../../../src/core/types";
import { sinceTurn } from "../../../../src/session/match/log";
import { tailOfLog } from "../../../../src/session/log/lines";
import { moveTo, recordText } from "../../../../src/session/match/match";
import { MANUAL } from "../../../../src/text/en/manual";
import { resumeSome, writeSave } from "../../../../src/session/table/save";
import { matchOf, playOn, startedTable, stateOf } from "../../../helpers/presser";
import { newRoom, openSave, startReplay, stepReplay } from "../../../helpers/castle";
import { ENGLISH } from "../../../../src/games/castle-risk/text/en/english";

/** Has what lies there read, as if people had put it so. */
function takeOver(t: Table, contents: TableContents): Refusal | undefined {
  const room = { ...newRoom(), table: t };
  const edit = beginEdit(room);
  if ("code" in edit) return edit;
  room.manual.edit = { ...edit, contents };
  return readEdit(room);
}

describe("by hand", () => {
  it("takes an untouched table for what it is", () => {
    const t = startedTable(4, 11);
    const roll = rollFrom(seedRng(11));
    let taken = 0;
    for (let i = 0; i < 60; i++) {
      playOn(t, roll, 5);
      const before = hashState(stateOf(t));
      if (takeOver(t, contentsOf(stateOf(t))) === undefined) taken++;
      expect(hashState(stateOf(t))).toBe(before);
    }
    expect(taken).toBeGreaterThan(20);
  });

  it("takes units that were carried, and what was put on mats, or refuses with everything as it was", () => {
    const t = startedTable(3, 12);
    const roll = rollFrom(seedRng(12));
    playOn(t, roll, 120);
    let taken = 0;
    let refused = 0;
    for (let i = 0; i < 300; i++) {
      playOn(t, roll, 2);
      if (stateOf(t).step === "over") break;
      const before = hashState(stateOf(t));
      const from = roll(49);
      const to = roll(49);
      const kind = roll(4);
      const revision = matchOf(t).revision;
      const units = stateOf(t).territories[from].units[kind];
      const why = changeAtOnce(t, 0, ["move", `${from}`, `${to}`, `${kind}`, `${1 + roll(3)}`]);
      if (why === undefined) {
        taken++;
        expect(units).toBeGreaterThan(0);
        expect(findBreach(stateOf(t))).toBeUndefined();
        expect(matchOf(t).revision).toBeGreaterThan(revision);
      } else {
        refused++;
        expect(hashState(stateOf(t))).toBe(before);
      }
    }
    expect(taken).toBeGreaterThan(10);
    expect(refused).toBeGreaterThan(10);
  });

  it("goes on from a record that begins with the new position, saved and replayed like any other", () => {
    const t = startedTable(2, 13);
    const roll = rollFrom(seedRng(13));
    playOn(t, roll, 90);
    while (takeOver(t, { ...contentsOf(stateOf(t)), coins: [17, 4] }) !== undefined) playOn(t, roll, 1);
    expect(stateOf(t).seats.map((p) => p.coins)).toEqual([17, 4]);
    playOn(t, roll, 100);
    const hash = hashState(stateOf(t));
    const replay = startReplay(recordText(matchOf(t)));
    if (isFault(replay)) throw new Error(replay.why.code);
    let next = stepReplay(replay, []);
    while (next !== undefined && !isFault(next)) next = stepReplay(replay, []);
    expect(next).toBeUndefined();
    expect(hashState(replay.state)).toBe(hash);
    const opened = openSave(writeSave(t));
    if (isFault(opened)) throw new Error(opened.why.code);
    expect(resumeSome(opened, 1000)).toBe(true);
    expect(hashState(stateOf(opened.table))).toBe(hash);
  });

  it("has a line in the log, behind all that was there", () => {
    const t = startedTable(2, 13);
    const roll = rollFrom(seedRng(13));
    playOn(t, roll, 90);
    const lines = (): readonly string[] => tailOfLog(matchOf(t), 0, 10000, 38, ENGLISH);
    const own = (): number => sinceTurn(matchOf(t).log, matchOf(t).game.at, 0);
    let before = lines();
    while (takeOver(t, { ...contentsOf(stateOf(t)), coins: [17, 4] }) !== undefined) {
      playOn(t, roll, 1);
      before = lines();
    }
    const since = own();
    expect(since).toBeGreaterThan(0);
    expect(lines()).toEqual([...before, MANUAL.changed]);
    playOn(t, roll, 8);
    expect(lines().slice(0, before.length + 1)).toEqual([...before, MANUAL.changed]);
    expect(lines().length).toBeGreaterThan(before.length + 1);
    const { base } = matchOf(t);
    moveTo(matchOf(t), base);
    expect(lines()).toEqual([...before, MANUAL.changed]);
    expect(own()).toBe(since);
  });
});
