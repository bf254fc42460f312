/** The sentences that lead through a first turn, as people see them at the packed table. */
import { entry } from "../../src/text/entry";
import { expect, test } from "vitest";
import { INTERFACES } from "../../src/games/castle-risk/text/saves";
import { CHOSEN } from "../../src/tts/language";
import type { Table } from "../../tabletop/table";
import { colourOf, nextAction, perform, press, stateOf } from "./people";
import { rollFrom, seedRng } from "../../src/core/rng";
import { expectCalm, seatedTable } from "./seated";

const SEATS = ["red", "blue"] as const;

const STEPS = ["policies", "purchase", "attack", "placement"];
const { guide } = INTERFACES[CHOSEN].labels;

/** What somebody is told of their first turn; empty for nothing. */
function told(table: Table, seat: string): string {
  const found = table
    .view(colourOf(seat))
    .interface.find(({ attributes }) => /^guide-[a-z]+$/.test(attributes["id"] ?? ""));
  return found === undefined ? "" : (found.attributes["text"] ?? "");
}

test(
  "a first turn is led through step by step, each seat by itself, and nobody behind the first round",
  { timeout: 240_000 },
  async () => {
    const table = await seatedTable(SEATS, 3);
    const roll = rollFrom(seedRng(5));
    const read: Record<string, Set<string>> = { red: new Set(), blue: new Set() };
    for (let n = 0; n < 200; n++) {
      const s = await stateOf(table);
      if (s.round > 1) break;
      for (const [seat, colour] of s.colours.entries()) {
        const at = STEPS.indexOf(s.step);
        const asked = s.asked.includes(seat) && at >= 0;
        const text = told(table, colour);
        expect(text, `${colour} at ${s.step}`).toBe(
          asked ? `<b>${at + 1}/${STEPS.length}</b>  ${entry(guide, s.step)}` : "",
        );
        if (text !== "") read[colour]?.add(text);
      }
      const action = nextAction(s, roll, true);
      if (action !== undefined) await perform(table, s, action);
      await table.settle();
    }
    for (const seat of SEATS) expect(read[seat]?.size).toBe(STEPS.length);
    expect((await stateOf(table)).round).toBe(2);
    for (const seat of SEATS) expect(told(table, seat)).toBe("");
    expectCalm(table);
  },
);

test("who skips is told nothing more; the others are", { timeout: 120_000 }, async () => {
  const table = await seatedTable(SEATS, 3);
  const roll = rollFrom(seedRng(5));
  for (let n = 0; n < 50 && (await stateOf(table)).step !== "policies"; n++) {
    const s = await stateOf(table);
    const action = nextAction(s, roll, true);
    if (action !== undefined) await perform(table, s, action);
    await table.settle();
  }
  expect(told(table, "red")).not.toBe("");
  await press(table, "Red", "skip_guide");
  await table.settle();
  for (let n = 0; n < 2; n++) {
    expect(told(table, "red")).toBe("");
    expect(told(table, "blue")).not.toBe("");
    await table.load(await table.save());
    await table.settle(4000);
  }
  expectCalm(table);
});
