/** A piece that is dropped where it proposes nothing goes back, and the one who dropped it is told why. */
import { expect, it } from "vitest";
import { FLOW } from "../../src/text/en/flow";
import type { TableObject } from "../../tabletop/world/objects";
import { playOn, stateOf } from "./people";
import { expectCalm, seatedTable } from "./seated";

it("in the sea, on a mat, and coins wherever it is", { timeout: 120_000 }, async () => {
  const table = await seatedTable(["red", "blue"], 0);
  while ((await stateOf(table)).step !== "purchase") await playOn(table, 3, 1);
  await table.settle(4000);
  const find = (memo: RegExp): TableObject => {
    const found = table.tagged("castle-risk").find(({ data }) => memo.test(data.Memo ?? ""));
    if (found === undefined) throw new Error(`there is no ${memo.source}`);
    return found;
  };
  const unit = find(/^infantry:/);
  const coins = find(/^red:coins$/);
  const { x, z } = find(/^blue$/).position;
  for (const [piece, to] of [
    [unit, { x: -18, z: -10 }],
    [unit, { x, z }],
    [coins, { x, z }],
    [coins, find(/^shield:blue:/).position],
  ] as const) {
    table.session.world.messages.length = 0;
    const before = piece.position;
    await table.move("Red", piece.guid, to);
    await table.settle(4000);
    expect(table.view("Red").messages.map(({ text }) => text)).toEqual([FLOW.nowhere]);
    expect(piece.position.x).toBeCloseTo(before.x, 1);
    expect(piece.position.z).toBeCloseTo(before.z, 1);
  }
  expectCalm(table);
});
