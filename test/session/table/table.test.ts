import { describe, expect, test } from "vitest";
import { ROOM } from "../../../src/core/pack";
import { isFault } from "../../../src/core/refuse";
import { rollFrom, seedRng } from "../../../src/core/rng";
import type { State } from "../../../src/games/castle-risk/rules/state";
import { writePosition } from "../../../src/games/castle-risk/notation/position/clauses";
import { closeEmpty, depart, leave, setClosed, sit } from "../../../src/session/table/chairs";
import { done, matchSave, moveTo, recordText } from "../../../src/session/match/match";
import { due } from "../../../src/session/play/pace";
import { rebuildSome, startRebuild } from "../../../src/session/match/rebuild";
import { resumeSome, writeSave } from "../../../src/session/table/save";
import {
  dueOrder,
  present,
  reset,
  seatOf,
  setOption,
  start,
  type Table,
} from "../../../src/session/table/table";
import { propose } from "../../../src/session/table/undo";
import { faultOf } from "../../helpers/fault";
import { longTable, matchOf, playOn, startedTable, stateOf } from "../../helpers/presser";
import { newTable, openSave, startReplay, stepReplay, submit } from "../../helpers/castle";

function resumed(text: string): Table {
  const r = openSave(text);
  if (isFault(r)) throw new Error(JSON.stringify(r));
  for (;;) {
    const over = resumeSome(r, 7);
    if (isFault(over as object)) throw new Error(JSON.stringify(over));
    if (over === true) return r.table;
  }
}

describe("chairs", () => {
  test("people sit, move, are turned away and leave", () => {
    const t = newTable();
    expect(sit(t, "a", "Ann", "red")).toBeUndefined();
    expect(sit(t, "b", "Ben", "red")?.code).toBe("table.taken");
    expect(sit(t, "b", "Ben", "blue")).toBeUndefined();
    expect(t.host).toBe("a");
    expect(sit(t, "a", "Ann", "green")).toBeUndefined();
    expect(t.chairs.map((c) => c.player)).toEqual(["", "b", "a", "", ""]);
    expect(setClosed(t, "purple", true)).toBeUndefined();
    expect(sit(t, "c", "Cid", "purple")?.code).toBe("table.closed");
    expect(sit(t, "c", "Cid", "pink")?.code).toBe("table.closed");
    depart(t, "a");
    expect(t.host).toBe("b");
    expect(closeEmpty(t)).toBeUndefined();
    expect(start(t, [1])?.code).toBe("table.few");
  });

  test("a match knows its seats, and an absent player's seat is taken over", () => {
    const t = startedTable(3, 5);
    expect(setClosed(t, "red", true)?.code).toBe("table.started");
    expect(start(t, [5])?.code).toBe("table.started");
    expect(seatOf(t, "id2")).toBe(2);
    leave(t, "id2");
    expect(present(t)).toEqual([true, true, false]);
    expect(sit(t, "new", "Nina", "green")).toBeUndefined();
    expect(seatOf(t, "new")).toBe(2);
    expect(recordText(matchOf(t))).toContain("player green Nina");
    expect(sit(t, "more", "Max", "purple")?.code).toBe("table.closed");
    reset(t);
    expect(t.match).toBeUndefined();
    expect(start(t, [6])).toBeUndefined();
    expect(stateOf(t).colours).toEqual(["red", "blue", "green"]);
  });

  test("options are set as a record has them", () => {
    const t = newTable();
    expect(setOption(t, "crowns_to_win 7")).toBeUndefined();
    expect(setOption(t, "crowns_to_win 17")?.code).toBe("text.range");
    expect(t.options.crowns_to_win).toBe(7);
    const again = resumed(writeSave(t));
    expect(again.options.crowns_to_win).toBe(7);
  });
});

describe("a match", () => {
  test("refuses clicks for states that are gone, but not picks at the same time", () => {
    const t = startedTable(3, 8);
    const roll = rollFrom(seedRng(3));
    while (stateOf(t).step !== "policies") playOn(t, roll, 1);
    const { revision } = matchOf(t);
    const picks = (seat: number) => ({ type: "policies" as const, seat, cards: [2, 0, 0, 0, 0, 0, 0, 0] });
    const n = stateOf(t).seats[0].crowns;
    const cards = [Math.min(n, 2), n > 2 ? 1 : 0, 0, 0, 0, 0, 0, 0];
    expect(submit(t, { ...picks(0), cards }, revision, [])).toBeUndefined();
    expect(submit(t, { ...picks(1), cards }, revision, [])).toBeUndefined();
    expect(submit(t, { ...picks(2), cards }, revision, [])).toBeUndefined();
    expect(submit(t, { ...picks(2), cards }, revision, [])?.code).toBe("table.stale");
    expect(submit(t, { ...picks(2), cards }, revision + 99, [])?.code).toBe("table.stale");
  });

  test.each([2, 3, 4, 5])("of %i is played to victory by presses alone, saved and resumed anywhere", (n) => {
    const t = startedTable(n, 40 + n, { round_limit: 6 });
    const roll = rollFrom(seedRng(n));
    let most = 0;
    playOn(t, roll, 20000, () => {
      if (roll(40) > 0) return;
      const text = writeSave(t);
      most = Math.max(most, text.length);
      const again = resumed(text);
      const m = matchOf(again);
      expect(m.game.state).toEqual(stateOf(t));
      expect(done(m)).toBe(done(matchOf(t)));
      expect(again.chairs).toEqual(t.chairs);
      expect(again.host).toBe(t.host);
      expect(writeSave(again)).toBe(text);
      expect(recordText(m)).toBe(recordText(matchOf(t)));
    });
    expect(stateOf(t).step).toBe("over");
    expect(most).toBeLessThan(65536);
    const replay = startReplay(writeSave(t));
    if (isFault(replay)) throw new Error("no record");
    while (stepReplay(replay, []) !== undefined);
    expect(writePosition(replay.state)).toBe(writePosition(stateOf(t)));
  });

  test("of any length is saved in less than 64 KB, for every reader of records to read", () => {
    const t = longTable(66_000);
    const record = recordText(matchOf(t));
    const text = writeSave(t);
    expect(text.length).toBeLessThan(27_000);
    const m = matchOf(resumed(text));
    expect(m.game.state).toEqual(stateOf(t));
    const rebuild = startRebuild(m);
    if (rebuild === undefined) throw new Error("nothing to rebuild");
    while (!rebuildSome(rebuild, 500));
    expect(rebuild.failed).toBe(false);
    expect(recordText(m)).toBe(record);
    expect(matchSave(m, "")).toBe(matchSave(matchOf(t), ""));
    const replay = startReplay(text);
    if (isFault(replay)) throw new Error("no record");
    while (stepReplay(replay, []) !== undefined);
    expect(writePosition(replay.state)).toBe(writePosition(stateOf(t)));
    // Back into an earlier chunk, and on: its lines are others now.
    for (const match of [m, matchOf(t)]) moveTo(match, done(match) - 150);
    playOn(t, rollFrom(seedRng(5)), 140);
    expect(writeSave(t)).toContain("\npacked ");
    expect(matchOf(resumed(writeSave(t))).game.state).toEqual(stateOf(t));
    const broken = writeSave(t).replace(/\npacked .../, "\npacked ~~~");
    expect(faultOf(broken.replace(/\n# position .*/, ""))).toMatchObject({
      ...{ line: 12, column: 8 },
      why: { code: "text.unknown", params: { expected: "packed", word: "~~" } },
    });
    // More different words than have signs: it stays as it is.
    matchOf(t).packer.size = ROOM + 1;
    expect(writeSave(t)).not.toContain("\npacked ");
  });

  test("CR33: who passes until further notice does so in the next round as well, and after a load", () => {
    const t = startedTable(3, 8, { round_limit: 3 });
    const roll = rollFrom(seedRng(2));
    const set = (value: "never" | "holding"): void => {
      expect(
        submit(t, { type: "set", seat: 1, setting: "windows", value }, matchOf(t).revision, []),
      ).toBeUndefined();
    };
    const toRound = (round: number): void => {
      while (stateOf(t).round < round) playOn(t, roll, 1);
    };
    toRound(1);
    set("never");
    expect(dueOrder(t)).toBeUndefined();
    toRound(2);
    expect(stateOf(t).seats[1].settings.windows).toBe("holding");
    const again = resumed(writeSave(t));
    expect([again.chairs, dueOrder(again)]).toEqual([t.chairs, dueOrder(t)]);
    expect(due(t, "slow", 0)).toEqual({
      action: { type: "set", seat: 1, setting: "windows", value: "never" },
      pause: 0,
    });
    set("never");
    expect(dueOrder(t)).toBeUndefined();
    set("holding");
    toRound(3);
    expect(dueOrder(t)).toBeUndefined();
    set("never");
    leave(t, "id1");
    expect(dueOrder(t)).toBeUndefined();
    sit(t, "other", "Other", "blue");
    expect(t.chairs[1].passes).toBe(false);
  });

  test("who wants no hints any more is given none after a load either; whoever takes the seat over is", () => {
    const t = startedTable(3, 8);
    t.chairs[0].unguided = true;
    const again = resumed(writeSave(t));
    expect(again.chairs.map(({ unguided }) => unguided)).toEqual([true, false, false, false, false]);
    leave(again, "id0");
    sit(again, "other", "Other", "red");
    expect(again.chairs[0].unguided).toBe(false);
  });

  test("resumed from a checkpoint it plays on, and gets its past back in slices meanwhile", () => {
    const t = startedTable(3, 77);
    const roll = rollFrom(seedRng(9));
    playOn(t, roll, 300);
    const again = resumed(writeSave(t));
    const m = matchOf(again);
    expect(m.base).toBe(256);
    expect(propose(again, 0, 10, 5)?.code).toBe("undo.not_ready");
    const rebuild = startRebuild(m);
    if (rebuild === undefined) throw new Error("nothing to rebuild");
    const one = rollFrom(seedRng(10));
    const two = rollFrom(seedRng(10));
    while (!rebuildSome(rebuild, 25)) playOn(again, one, 1);
    expect(rebuild.failed).toBe(false);
    expect(m.base).toBe(0);
    playOn(t, two, done(m) - done(matchOf(t)));
    expect(m.game.state).toEqual(stateOf(t));
    expect(m.log.ends).toEqual(matchOf(t).log.ends);
    expect(writeSave(again)).toBe(writeSave(t));
    moveTo(m, 10);
    moveTo(matchOf(t), 10);
    expect(m.game.state).toEqual(stateOf(t));
  });

  test("what is taken back and done otherwise while a resumed game gets its past back is in its record so", () => {
    const t = startedTable(3, 77);
    playOn(t, rollFrom(seedRng(9)), 300);
    const saved = writeSave(t);
    for (let n = 0; n < 40; n++) {
      const again = resumed(saved);
      const m = matchOf(again);
      const rebuild = startRebuild(m);
      if (rebuild === undefined) throw new Error("nothing to rebuild");
      // So many frames on the copy has read what is taken back now.
      for (let i = 0; i < 62 + n; i++) if (rebuildSome(rebuild, 4)) break;
      if (m.base === 0) break;
      const to = done(m) - 20;
      moveTo(m, to < m.base ? m.base : to);
      playOn(again, rollFrom(seedRng(n)), 21);
      const [at, text] = [done(m), writePosition(m.game.state as State)];
      while (!rebuildSome(rebuild, 4));
      expect([rebuild.failed, m.base, done(m)]).toEqual([false, 0, at]);
      expect(writePosition(m.game.state as State)).toBe(text);
      expect(writePosition(stateOf(resumed(writeSave(again))))).toBe(text);
    }
  });

  test("a save whose position is not that of its record goes on without its past", () => {
    const t = startedTable(2, 3);
    playOn(t, rollFrom(seedRng(1)), 70);
    const text = writeSave(t).replace(/coins \d+/, "coins 99");
    const m = matchOf(resumed(text));
    const rebuild = startRebuild(m);
    if (rebuild === undefined) throw new Error("nothing to rebuild");
    while (!rebuildSome(rebuild, 50));
    expect(rebuild.failed).toBe(true);
    expect(m.base).toBe(64);
  });

  test("a record from a position stays one", () => {
    const t = startedTable(2, 12);
    playOn(t, rollFrom(seedRng(5)), 90);
    const text = `castle_risk 1\nposition ${writePosition(stateOf(t))}\nplayer red Ann\n`;
    const other = resumed(text);
    playOn(other, rollFrom(seedRng(6)), 100);
    expect(matchOf(resumed(writeSave(other))).game.state).toEqual(stateOf(other));
    expect(recordText(matchOf(other)).startsWith("castle_risk 1\nposition ")).toBe(true);
  });

  test("a record's position is read clause by clause, and its faults are where they are in the line", () => {
    const t = startedTable(2, 12);
    playOn(t, rollFrom(seedRng(5)), 90);
    const position = writePosition(stateOf(t));
    const text = `castle_risk 1\nplayer red Ann\nposition ${position}\nseed 5\n`;
    const r = openSave(text);
    if (isFault(r)) throw new Error(r.why.code);
    let steps = 0;
    while (r.table.match === undefined) {
      expect(resumeSome(r, 1)).toBe(r.table.match !== undefined);
      steps++;
    }
    expect(steps).toBeGreaterThan(position.split(";").length - 1);
    expect(writePosition(stateOf(r.table))).toBe(position);
    expect([r.table.chairs[0].name, matchOf(r.table).seed]).toEqual(["Ann", [5]]);
    const broken = text.replace(" infantry ", " infanterie ");
    const line = broken.split("\n")[2];
    expect(faultOf(broken)).toMatchObject({
      ...{ line: 3, column: line.indexOf("infanterie") + 1 },
      why: { code: "text.unknown" },
    });
  });

  test("a record's position is the same at the table as for every other reader", () => {
    const t = startedTable(2, 12);
    playOn(t, rollFrom(seedRng(5)), 90);
    const position = writePosition(stateOf(t));
    const record = (line: string): string => `castle_risk 1\nposition ${line}\nseed 5\n`;
    // What stands in a comment is no clause, and a semicolon is a word.
    const hidden = position.replace(/ ; option \w+ \w+/, "");
    expect(writePosition(stateOf(resumed(record(`${hidden} # ; option round_limit 7`))))).toBe(
      writePosition(stateOf(resumed(record(hidden)))),
    );
    for (const line of [position.replace(/ ; (?=round)/, "; "), position.replace(/ ; (?=round)/, " ;")])
      expect(faultOf(record(line)).line).toBe(2);
    expect(faultOf(`castle_risk 1\nplayers red blue\nroll 7\nposition ${position}\n`).line).toBe(3);
  });
});
