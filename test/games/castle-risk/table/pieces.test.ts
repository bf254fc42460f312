import { describe, expect, test } from "vitest";
import { rollFrom, seedRng } from "../../../../src/core/rng";
import { NOBODY } from "../../../../src/core/types";
import { TERRITORIES } from "../../../../src/risk/europe/territories.data";
import type { Event } from "../../../../src/games/castle-risk/rules/events";
import type { State } from "../../../../src/games/castle-risk/rules/state";
import { viewOf } from "../../../../src/games/castle-risk/rules/view";
import { diff, type Command } from "../../../../src/session/scene/diff";
import { layTable } from "../../../../src/games/castle-risk/table/layout";
import { thingsOf, type Layout, type Thing } from "../../../../src/session/scene/thing";
import { matchOf, playOn, startedTable, stateOf } from "../../../helpers/presser";
import { duel } from "../../../helpers/play";
import { expectSame } from "../../../helpers/same";
import { otherwise } from "../../../helpers/secrets";
import { moveTo } from "../../../../src/session/match/match";

/** The list after these commands, by key. */
function applied(before: Layout, commands: readonly Command[]): Record<string, Thing> {
  const table: Record<string, Thing> = {};
  for (const thing of thingsOf(before)) table[thing.key] = thing;
  for (const c of commands) {
    expectSame(table[c.key] === undefined, c.type === "add", c.key);
    if (c.type === "remove") delete table[c.key];
    else table[c.key] = c.thing;
  }
  return table;
}

function byKey(l: Layout): Record<string, Thing> {
  const table: Record<string, Thing> = {};
  const things = thingsOf(l);
  for (const thing of things) table[thing.key] = thing;
  expect(Object.keys(table).length).toBe(things.length);
  return table;
}

const ALL = [true, true, true, true, true];

/** What one seat sees of all that lies there: what others hold is as many blanks, in no order that tells anything. */
function seenThings(layout: Layout, seat: number): Thing[] {
  const blanks: Record<number, number | undefined> = {};
  return thingsOf(layout).map((thing) => {
    if (thing.eyes === NOBODY || thing.eyes === seat) return thing;
    const { kind, place, at, owner, count } = thing;
    const mat = `${layout.colours[at]}:`;
    let key = `${mat}mission`;
    if (kind === "card") {
      const copy = blanks[at] ?? 0;
      key = `${mat}blank:${copy}`;
      blanks[at] = copy + 1;
    }
    return { key, kind, place, at, owner, face: "", count, eyes: NOBODY };
  });
}

describe("the table model", () => {
  test.each([2, 3, 5])("of %i seats: commands lead from any list to the next, keys are unique", (n) => {
    const t = startedTable(n, 60 + n, { round_limit: 5 });
    const roll = rollFrom(seedRng(n));
    let before = layTable(stateOf(t), ALL);
    let before2: Layout = before;
    let most = 0;
    playOn(t, roll, 5000, () => {
      const after = layTable(stateOf(t), ALL, before);
      expectSame(thingsOf(after), thingsOf(layTable(stateOf(t), ALL)));
      const commands = diff(before, after);
      expectSame(applied(before, commands), byKey(after));
      most = Math.max(most, thingsOf(after).length);
      before = after;
      if (roll(20) === 0) {
        // Far away too, as undo and reconciling need it, and with somebody gone.
        const far = layTable(stateOf(t), [true, false, true, false, true]);
        expect(applied(before2, diff(before2, far))).toEqual(byKey(far));
        expect(applied(far, diff(far, after))).toEqual(byKey(after));
        before2 = far;
      }
    });
    expect(diff(before, before)).toEqual([]);
    expect(most).toBeGreaterThan(60);
    moveTo(matchOf(t), 30);
    const back = layTable(stateOf(t), ALL);
    expect(applied(before, diff(before, back))).toEqual(byKey(back));
  });

  test("holds every unit, castle, token and card there is", () => {
    const t = startedTable(4, 3);
    playOn(t, rollFrom(seedRng(3)), 700, () => {
      const s = stateOf(t);
      const things = thingsOf(layTable(s, ALL));
      const sum = (kind: Thing["kind"]): number =>
        things.filter((x) => x.kind === kind).reduce((n, x) => n + x.count, 0);
      const units = s.territories.flatMap((land) => land.units).reduce((a, b) => a + b, 0);
      const force = (s.battle?.force ?? []).reduce((a, b) => a + b, 0);
      expect(sum("unit")).toBe(units + force);
      expect(sum("shield")).toBe(units);
      expectSame(
        things.filter((x) => x.kind === "shield").map((x) => x.at),
        TERRITORIES.map((_, i) => i),
      );
      for (const x of things) if (x.kind === "banner") expect(TERRITORIES[x.at].city).toBeDefined();
      expect(sum("card")).toBe(s.seats.flatMap((p) => p.hand).reduce((a, b) => a + b, 0));
      expect(sum("token")).toBe(s.territories.reduce((n, land) => n + land.tokens, 0));
      expect(sum("card") + sum("deck") + sum("discards")).toBe(48);
    });
  });

  test("units leave before they arrive, in the order of the events", () => {
    const g = duel({ table: "round 1", red: "lorraine infantry 5", blue: "burgundy infantry 1" });
    const before = layTable(g.state, ALL);
    const seen = g.events.length;
    g.do("red attack lorraine burgundy infantry 4", "roll main 6 6 6 vs 1");
    const after = layTable(g.state, ALL);
    const events: Event[] = g.events.slice(seen);
    expect(diff(before, after, events).map((c) => `${c.type} ${c.key} ${c.thing.count}`)).toEqual([
      "remove shield:blue:burgundy 1",
      "change infantry:lorraine 1",
      "change shield:red:lorraine 1",
      "change infantry:burgundy 4",
      "add shield:red:burgundy 4",
    ]);
  });

  test("has no secret outside of its owner's hand", () => {
    const t = startedTable(3, 14);
    const roll = rollFrom(seedRng(8));
    let compared = 0;
    playOn(t, roll, 900, () => {
      const s = stateOf(t);
      if (roll(4) > 0) return;
      for (let owner = 0; owner < 3; owner++) {
        const other: State | undefined = otherwise(s, owner);
        if (other === undefined) continue;
        compared++;
        for (let seat = -1; seat < 3; seat++) {
          if (seat !== owner) {
            const mine = seenThings(layTable(s, ALL), seat);
            expectSame(seenThings(layTable(other, ALL), seat), mine);
            expectSame(thingsOf(layTable(viewOf(s, seat), ALL)), mine);
          }
        }
        const gone = ALL.map((_, i) => i !== owner);
        expectSame(thingsOf(layTable(other, gone)), thingsOf(layTable(s, gone)));
      }
      for (const thing of thingsOf(layTable(s, ALL))) {
        if (thing.eyes >= 0) expectSame([thing.place, thing.at], ["hand", thing.eyes]);
      }
    });
    expect(compared).toBeGreaterThan(200);
  });
});
