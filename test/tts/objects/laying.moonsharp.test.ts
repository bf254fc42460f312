import { describe, expect, test } from "vitest";
import { rollFrom, seedRng } from "../../../src/core/rng";
import { layTable } from "../../../src/games/castle-risk/table/layout";
import { thingsOf } from "../../../src/session/scene/thing";
import { isWhole, moonSharpUnderTest } from "../../moonsharp/engine";
import { expectLaid } from "./laid";
import { recordedStates } from "../../helpers/recorded";
import { ALL, layDown, pose } from "../states";
import { laidTable, tell } from "../table";

const { name } = moonSharpUnderTest();

describe(`on MoonSharp under ${name}`, { timeout: 600_000 }, () => {
  test("laying, laying anew and looking after a scattered table end in the same table", async () => {
    const states = recordedStates(37);
    const size = states.map((s) => thingsOf(layTable(s, ALL)).length);
    const full = states[size.indexOf(Math.max(...size))];
    const table = await laidTable();
    const roll = rollFrom(seedRng(2));
    await layDown(table, full);
    await tell(table, "test_clear");
    await tell(table, "test_lay");
    await table.settle(4000);
    for (let i = 0; i < (isWhole ? 6 : 1); i++) await layDown(table, states[roll(states.length)]);
    await layDown(table, full);
    await table.scatter("Ann");
    await tell(table, "test_relay");
    await table.settle(4000);
    expectLaid(table, full, ALL);
    await pose(table, full);
    await table.load(await table.save());
    await table.settle(4000);
    expectLaid(table, full, ALL);
    await tell(
      table,
      "test_outline",
      9,
      14,
      [9, 14, 0, 1, 2, 3, 5, 7, 11, 12, 13, 17, 19, 20, 25, 30, 33, 35, 40, 44],
    );
    await table.settle();
    expect(table.errors).toEqual([]);
  });
});
