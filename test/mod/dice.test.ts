/** Dice that people throw on the table are read when they lie still (issue: "Automation"). */
import { describe, expect, it } from "vitest";
import { rollFrom, seedRng } from "../../src/core/rng";
import { recordText } from "../../src/session/match";
import { DICE } from "../../src/text/en/dice";
import type { Table } from "../../tabletop/table";
import { nextAction, perform, playOn, press, roomOf, stateOf } from "./people";
import { expectCalm, seatedTable } from "./seated";

const heard = (table: Table): string =>
  table
    .view("Red")
    .messages.map((message) => message.text)
    .join("\n");

/** The rolls of combat that the record has, in its last lines. */
async function rolls(table: Table): Promise<string[]> {
  const { match } = await roomOf(table);
  return match === undefined
    ? []
    : recordText(match)
        .split("\n")
        .filter((line) => line.startsWith("roll "));
}

/** Plays until somebody attacks; the dice that follow are to be thrown. */
async function attack(table: Table, seed: number): Promise<void> {
  const roll = rollFrom(seedRng(seed));
  for (let i = 0; i < 300; i++) {
    const s = await stateOf(table);
    const action = nextAction(s, roll, true);
    if (action?.type !== "attack") {
      await playOn(table, seed + i, 1);
      continue;
    }
    await perform(table, s, action);
    return;
  }
  throw new Error("nobody attacks");
}

/** Lets the game go on until there is one roll more, and gives it. */
async function nextRoll(
  table: Table,
  during: () => Promise<void> = () => Promise.resolve(),
): Promise<string> {
  const before = (await rolls(table)).length;
  for (let i = 0; i < 300; i++) {
    if (table.tagged("die").some((die) => die.life === "live")) await during();
    await table.advance(20);
    const now = await rolls(table);
    if (now.length > before) return now[before] ?? "";
    if ((await stateOf(table)).asked.length > 0) await playOn(table, i, 1);
  }
  throw new Error("nothing is rolled");
}

const DIGITS = /[1-6]/g;
const faces = (line: string): string[] => line.replace(/^roll \w+/, "").match(DIGITS) ?? [];

describe("physical dice", () => {
  it("count as they fall, and again where they fail", { timeout: 300_000 }, async () => {
    const table = await seatedTable(["red", "blue"], 0);
    const { told } = table.session.world;
    await playOn(table, 1, 4);
    await press(table, "Red", "show settings");
    await table.settle(4000);
    await press(table, "Red", "dice physical");

    // The first one lies askew, and is thrown again.
    await attack(table, 1);
    told.push("cocked", ...Array.from({ length: 300 }, () => 3));
    const first = faces(await nextRoll(table));
    expect(first.length).toBeGreaterThan(0);
    expect(new Set(first)).toEqual(new Set(["3"]));
    expect(heard(table)).toContain(DICE.again);

    // One that somebody takes into the hand and lays down is thrown again.
    told.length = 0;
    if ((await stateOf(table)).battle === undefined) await attack(table, 2);
    told.push(...Array.from({ length: 300 }, () => 3));
    let meddled = false;
    const second = faces(
      await nextRoll(table, async () => {
        const dice = table.tagged("die").filter((die) => die.life === "live");
        if (meddled || dice.length === 0) return;
        meddled = true;
        await table.pickUp("Blue", dice[0] ?? "");
        await table.drop("Blue", { x: 0, z: 0 });
      }),
    );
    expect(meddled).toBe(true);
    expect(new Set(second)).toEqual(new Set(["3"]));

    // Dice that never lie flat are left, and the table rolls.
    told.length = 0;
    if ((await stateOf(table)).battle === undefined) await attack(table, 3);
    told.push(...Array.from({ length: 400 }, () => "cocked"));
    await nextRoll(table);
    expect(heard(table)).toContain(DICE.failed);

    told.length = 0;
    // The host lets the table roll again: no dice are left lying.
    await press(table, "Red", "dice seeded");
    await table.advance(600);
    expect(table.tagged("die")).toEqual([]);
    expectCalm(table);
  });
});
