import { describe, expect, test } from "vitest";
import { rollFrom, seedRng } from "../../../src/core/rng";
import type { State } from "../../../src/games/castle-risk/rules/state";
import { writePosition } from "../../../src/games/castle-risk/notation/position/clauses";
import { layTable } from "../../../src/games/castle-risk/table/layout";
import { thingsOf } from "../../../src/session/scene/thing";
import { destroy, spawn } from "../../../tabletop/world/spawn";
import { objectData } from "../../../tabletop/world/objects";
import { expectLaid } from "./laid";
import { expectAnyMoves } from "./moves";
import { recordedStates } from "../../helpers/recorded";
import { ALL, layDown, pose } from "../states";
import { laidTable, openLaid, PACKED, tell } from "../table";
import type { Table } from "../../../tabletop/table";

const states = recordedStates(23);
const things = (s: State): number => thingsOf(layTable(s, ALL)).length;
const full = states.reduce((a, b) => (things(b) > things(a) ? b : a));

describe("in Lua 5.2, the table", { timeout: 300_000 }, () => {
  test("is laid from nothing, and cleared", async () => {
    const table = await laidTable();
    await layDown(table, full);
    expectLaid(table, full, ALL);
    expect(table.tagged("thing").length).toBeGreaterThan(150);
    const fight = states.find((s) => s.battle !== undefined)!;
    await layDown(table, fight);
    expectLaid(table, fight, ALL);
    await tell(table, "test_clear");
    await tell(table, "test_lay");
    await table.settle();
    expectLaid(table, undefined, ALL);
  });

  test("goes from any state to any other, whoever sits there", async () => {
    await expectAnyMoves(states, 8);
  });

  test("ends right when it is laid anew before the last time was over", async () => {
    const table = await laidTable();
    const roll = rollFrom(seedRng(6));
    let last = full;
    for (let i = 0; i < 20; i++) {
      last = states[roll(states.length)];
      await pose(table, last);
      await tell(table, roll(5) === 0 ? "test_relay" : "test_lay");
      await table.advance(roll(60));
    }
    await table.settle(4000);
    expectLaid(table, last, ALL);
  });
});

/** Takes things away, copies, moves, locks, paints and resizes others: all that people and other scripts can do. */
function vandalise(table: Table, seed: number): void {
  const { world } = table.session;
  const roll = rollFrom(seedRng(seed));
  for (const object of table.tagged("thing")) {
    switch (roll(9)) {
      case 0:
        destroy(world, object);
        break;
      case 1:
        spawn(world, { ...objectData(object), GUID: "" }, { position: { x: 3, y: 3, z: 3 } });
        break;
      case 2:
        object.position = { x: roll(50) - 25, y: 2, z: roll(50) - 25 };
        world.moved.add(object.handle);
        break;
      case 3:
        object.scale = { x: 2, y: 2, z: 2 };
        break;
      case 4:
        object.data.Locked = object.data.Locked !== true;
        break;
      case 5:
        if (object.data.ColorDiffuse !== undefined) object.data.ColorDiffuse = { r: 0.5, g: 0.5, b: 0.5 };
        break;
      default:
    }
  }
}

describe("in Lua 5.2, a table that was kicked over", { timeout: 300_000 }, () => {
  test("is as it was after it is laid anew", async () => {
    const table = await laidTable();
    await layDown(table, full);
    await table.scatter("Ann");
    vandalise(table, 3);
    await tell(table, "test_relay");
    await table.settle(4000);
    expectLaid(table, full, ALL);
  });

  test("is looked after when something is laid: what was done to it meanwhile is put right", async () => {
    const table = await laidTable();
    await layDown(table, full);
    vandalise(table, 4);
    const next = states[states.indexOf(full) - 1];
    await layDown(table, next);
    expectLaid(table, next, ALL);
  });

  test("gets back at once what was deleted, and keeps no copy", async () => {
    const table = await laidTable();
    await layDown(table, full);
    const [one, two] = table.tagged("thing");
    destroy(table.session.world, one);
    spawn(table.session.world, { ...objectData(two), GUID: "" });
    await table.settle(4000);
    expectLaid(table, full, ALL);
  });

  test("is the same after a save and a load, and after a rewind", async () => {
    const table = await laidTable();
    await layDown(table, full);
    const before = table
      .tagged("thing")
      .map(({ data }) => data.GUID)
      .sort();
    await table.load(await table.save());
    await table.settle(4000);
    expectLaid(table, full, ALL);
    expect(
      table
        .tagged("thing")
        .map(({ data }) => data.GUID)
        .sort(),
    ).toEqual(before);
    await table.advance(700);
    const other = states[20];
    await pose(table, other);
    await tell(table, "test_lay");
    await table.advance(40);
    await table.rewind(table.checkpoints.length - 1);
    await table.settle(4000);
    expectLaid(table, full, ALL);
  });
});

test(
  "a board that lies elsewhere, turned and of another size, has its pieces where they belong",
  { timeout: 300_000 },
  async () => {
    for (const ground of [
      { x: 4, z: -3, yaw: 180, unit: 0.8 },
      { x: -6, z: 2, yaw: 90, unit: 0.9 },
    ]) {
      const table = await laidTable(ground);
      await layDown(table, full);
      expectLaid(table, full, ALL, ground);
    }
  },
);

describe("a board whose model takes its time", () => {
  const SECOND = 60;
  const doubts = async (table: Table): Promise<number> => Number(await tell(table, "test_doubted"));

  /** A saved game is resumed, and its board and its mats take so many frames to load. */
  async function resumed(assetFrames: number): Promise<Table> {
    const posed = `${writePosition(full)}|${full.colours.join(" ")}`;
    const isGround = (tags: readonly string[] = []): boolean =>
      tags.includes("board") || tags.includes("mat");
    return openLaid(
      PACKED,
      { LuaScriptState: posed },
      { assetFrames: ({ Tags }) => (isGround(Tags) ? assetFrames : 12) },
    );
  }

  test("of 40 seconds is laid as it is meant to be after 20, and anew when it is there", async () => {
    const table = await resumed(40 * SECOND);
    await table.advance(19 * SECOND);
    expect(table.tagged("thing")).toEqual([]);
    await table.advance(15 * SECOND);
    expectLaid(table, full, ALL);
    expect(await doubts(table)).toBe(1);
    // What lay there meanwhile has fallen through, or was dragged away.
    for (const object of table.tagged("thing")) object.position = { x: 3, y: 2, z: 3 };
    await table.advance(30 * SECOND);
    expectLaid(table, full, ALL);
    expect(await doubts(table), "it is told of once").toBe(1);
  });

  test("for ever, as its address is dead, is laid as it is meant to be", async () => {
    const table = await resumed(Infinity);
    await table.advance(40 * SECOND);
    expectLaid(table, full, ALL);
    expect(await doubts(table)).toBe(1);
  });
});
