import { expect, test } from "vitest";
import type { State } from "../../../src/games/castle-risk/rules/state";
import { TERRITORIES } from "../../../src/risk/europe/territories.data";
import { NEUTRAL, NOBODY } from "../../../src/core/types";
import { layTable } from "../../../src/games/castle-risk/table/layout";
import { thingsOf } from "../../../src/session/scene/thing";
import type { Table } from "../../../tabletop/table";
import { recordedStates } from "../../helpers/recorded";
import { ALL, layDown } from "../states";
import { laidTable } from "../table";

const states = recordedStates(23);
const things = (s: State): number => thingsOf(layTable(s, ALL)).length;
const full = states.reduce((a, b) => (things(b) > things(a) ? b : a));

/** Who meets whom, where physics could move one of them. */
function met(table: Table): string[] {
  return table.meeting().map((pair) => pair.map(({ data }) => data.Memo).join(" meets "));
}

test("pieces of every kind in every land leave each other room", { timeout: 300_000 }, async () => {
  const crowded = structuredClone(full);
  crowded.moves.castle = "none";
  crowded.territories.forEach((land, t) => {
    if (land.owner === NOBODY) land.owner = NEUTRAL;
    land.units = [2, 2, 2, 2];
    land.castle = true;
    if (TERRITORIES[t].city !== undefined) land.tokens = 1;
  });
  const table = await laidTable();
  await layDown(table, crowded);
  expect(table.errors.map(({ message }) => message)).toEqual([]);
  expect(table.tagged("thing").length).toBeGreaterThan(49 * 6);
  expect(met(table)).toEqual([]);
});

test(
  "a piece that a drag has knocked over stands again soon after the drop",
  { timeout: 300_000 },
  async () => {
    const table = await laidTable();
    await layDown(table, full);
    const [dragged, hit] = table
      .tagged("thing")
      .filter(({ data }) => data.Locked !== true && data.Hands !== true);
    await table.pickUp("Ann", dragged.guid);
    hit.rotation = { ...hit.rotation, x: 90 };
    await table.drop("Ann", { x: dragged.position.x + 0.1, z: dragged.position.z });
    await table.settle(4000);
    expect(hit.rotation.x).toBe(0);
  },
);

test(
  "flat tokens lie as high above the board as they would rest by themselves",
  { timeout: 300_000 },
  async () => {
    const table = await laidTable();
    await layDown(table, full);
    const [{ position, scale }] = table.tagged("board");
    const slab = table.session.world.measure(table.tagged("board")[0].data, "collider")!.y * scale.y;
    const shields = table.tagged("thing").filter(({ data }) => data.Memo?.startsWith("shield") === true);
    expect(shields.length).toBe(49);
    for (const shield of shields) expect(shield.position.y - position.y - slab / 2).toBeCloseTo(0.1, 4);
  },
);
