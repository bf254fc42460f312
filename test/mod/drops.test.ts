/** A piece that is dropped where it proposes nothing goes back, and the one who dropped it is told why. */
import { expect, it, test } from "vitest";
import { BOARD } from "../../src/risk/europe/board";
import { ENGLISH } from "../../src/games/castle-risk/text/en/english";
import { LAND_IDS } from "../helpers/lands";
import { destroy } from "../../tabletop/world/spawn";
import { emit } from "../../tabletop/world/events";
import { objectOut } from "../../tabletop/bridge/values";
import type { TableObject } from "../../tabletop/world/objects";
import { openClassic } from "./classic";
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
    expect(table.view("Red").messages.map(({ text }) => text)).toEqual([ENGLISH.flow.nowhere]);
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
  // A piece that is gone before the script hears that it was taken up, or let go, is no error of the script.
  const { world } = table.session;
  for (const event of ["onObjectPickUp", "onObjectDrop"]) {
    const gone = table.tagged("thing").find(({ data }) => data.Memo?.startsWith("infantry:") === true);
    if (gone === undefined) throw new Error("there is no infantry");
    destroy(world, gone);
    await table.advance(2);
    emit(world, event, who, objectOut(gone.handle));
    await table.advance(60);
  }
  expectCalm(table);
});

test.each([
  [0, "<b>3</b>"],
  [2, undefined],
])(
  "RISK: what is counted need not be called as the dragged piece is: with %i typed before the steppers show %s",
  { timeout: 120_000 },
  async (typed, steppers) => {
    const table = await openClassic();
    for (const colour of ["Red", "Blue", "Green"]) {
      await table.join(`Player ${colour}`);
      await table.sit(`Player ${colour}`, colour);
    }
    const position =
      "risk_classic 1 ; players red blue green ; phase attack ; step attack ; asked red ; first red ; turn red ; round 2 ; " +
      "peru red 8 ; congo red 1 ; siam green 1 ; others blue 1";
    await table.load({
      ...(await table.save()),
      LuaScriptState: `risk_classic 1\nseed 9\nposition ${position}\n`,
    });
    await table.settle();
    const find = (memo: RegExp): TableObject | undefined =>
      table.tagged("thing").find(({ data }) => memo.test(data.Memo ?? ""));
    const piece = find(/^cavalry:peru$/)?.guid ?? "";
    if (typed > 0) await table.typeNumber("Red", piece, `${typed}`);
    await table.advance(70);
    await table.move("Red", piece, find(/^shield:blue:brazil$/)?.position ?? { x: 0, z: 0 });
    await table.settle();
    const shown = table.view("Red").interface.find((one) => one.id === "step-0-text")?.text;
    // With a number it is done at once.
    if (steppers === undefined)
      expect(await table.scriptState()).toContain(`\nred attack peru brazil ${typed}\n`);
    else expect(shown).toContain(steppers);
    expectCalm(table);
  },
);
