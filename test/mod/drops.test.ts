/** A piece that is dropped where it proposes nothing goes back, and the one who dropped it is told why. */
import { expect, it } from "vitest";
import { BOARD } from "../../src/risk/europe/board";
import { FLOW } from "../../src/games/castle-risk/text/en/board";
import { LAND_IDS } from "../helpers/lands";
import type { TableObject } from "../../tabletop/world/objects";
import { colourOf, playOn, press, stateOf } from "./people";
import { expectCalm, seatedTable } from "./seated";

it("in the sea, on a mat, and coins wherever it is", { timeout: 120_000 }, async () => {
  const table = await seatedTable(["red", "blue"], 0);
  while ((await stateOf(table)).step !== "purchase") await playOn(table, 3, 1);
  await table.settle(4000);
  const find = (memo: RegExp): TableObject => {
    const found = table.tagged("ours").find(({ data }) => memo.test(data.Memo ?? ""));
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

it("as many as were typed before are taken as long as nothing else has happened", async () => {
  const table = await seatedTable(["red", "blue"], 0);
  while ((await stateOf(table)).step !== "attack") await playOn(table, 3, 1);
  await table.settle(4000);
  const s = await stateOf(table);
  const who = colourOf(s.colours[s.turn] ?? "");
  const capital = s.seats[s.turn]?.capital ?? 0;
  const next = BOARD.near[capital]?.find((t) => s.territories[t]?.owner !== s.turn) ?? 0;
  const find = (memo: RegExp): TableObject | undefined =>
    table.tagged("thing").find(({ data }) => memo.test(data.Memo ?? ""));
  const unit = find(new RegExp(`^infantry:${LAND_IDS[capital] ?? ""}$`));
  const target = find(new RegExp(`^shield:\\w+:${LAND_IDS[next] ?? ""}$`));
  await table.typeNumber(who, unit?.guid ?? "", "1");
  await table.advance(70);
  await press(table, who, "end");
  await table.settle(4000);
  await press(table, who, "confirm");
  await table.settle(4000);
  await press(table, who, "undo");
  await table.settle(4000);
  const lit = (): number => table.view(who).lines.filter(({ loop }) => loop).length;
  const open = lit();
  await table.pickUp(who, unit?.guid ?? "");
  await table.advance(60);
  // What may be attacked from here, and where from, in place of all that one may begin with.
  expect([open > 0, lit() > 1, lit() !== open]).toEqual([true, true, true]);
  await table.drop(who, { x: -18, z: -10 });
  await table.advance(200);
  expect(lit()).toBe(open);
  await table.move(who, unit?.guid ?? "", target?.position ?? { x: 0, z: 0 });
  await table.settle(4000);
  // The steppers are open, at what was dragged, and nobody marches yet.
  expect(await stateOf(table)).toMatchObject({ step: "attack", battle: undefined });
  const shown = (id: string): string | undefined =>
    table.view(who).interface.find((one) => one.id === id)?.text;
  expect([shown("step-0-text"), shown("step-1-text")]).toEqual([
    "<size=16><b>4</b></size>  Infantry",
    "<size=16><b>0</b></size>  Archers",
  ]);
  expectCalm(table);
});
