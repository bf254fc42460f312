/** Nobody at the table can foretell what chance has in store, and nobody can try it out (docs/notation.md, Chance and seeds). */
import { describe, expect, it } from "vitest";
import { newPool, stir } from "../../src/core/cipher";
import type { Seed } from "../../src/core/types";
import type { Table } from "../../tabletop/table";
import { crack, numbers, seenOf } from "../tts/attacker";
import { openPacked, packHere } from "./packed";
import { playOn, press, say, setUp, sitDown } from "./people";
import { expectCalm } from "./seated";

const packed = packHere();
const textOf = async (table: Table): Promise<string> => table.scriptState();
const seedLine = (text: string): string => /^seed (.*)$/m.exec(text)?.[1] ?? "";

/** Keys that clocks alone would have made, were there nothing else in the pool: a week's seconds, some of them. */
function* clocks(now: number, seconds: number): Generator<Seed> {
  for (let second = now - seconds; second <= now; second++) {
    const pool = newPool();
    stir(pool, second);
    yield [...pool.key];
    yield [second % 4294967296];
  }
}

/** Plays on until so many dice have fallen that no wrong seed of those tried deals them by chance; gives the record. */
async function playMany(table: Table, least: number): Promise<string> {
  for (let n = 0; n < 30; n++) {
    await playOn(table, n, 6);
    const record = await textOf(table);
    const dice = seenOf(record).flatMap((one) => ("faces" in one ? one.faces : []));
    if (dice.length >= least) return record;
  }
  throw new Error("nobody rolls dice in this game");
}

describe("a game that a table has begun by itself", { timeout: 15_000 }, () => {
  it("has a key that no clock and no trying finds, though all its rolls are known", async () => {
    const table = await openPacked(packed, undefined, "none");
    await setUp(table, ["red", "blue"], 9);
    const record = await playMany(table, 15);
    const seen = seenOf(record);
    expect(seedLine(record).split(" ")).toHaveLength(4);
    expect(crack(seen, numbers(0, 50_000))).toBeUndefined();
    expect(crack(seen, clocks(Math.floor(Date.now() / 1000), 5_000))).toBeUndefined();
    expectCalm(table);
    table.close();
  });

  it("is found out where it has a number for a seed, so that this attack can succeed", async () => {
    const table = await openPacked(packed);
    await sitDown(table, { Red: "Ann", Blue: "Bob" });
    await press(table, "Red", "close_empty");
    await say(table, "Ann", "start 1999");
    await table.settle();
    // That any of 5,000 seeds deals so many by chance happens once in two million games.
    const record = await playMany(table, 13);
    expect(crack(seenOf(record), numbers(0, 5000))).toEqual([1999]);
    expect(
      table.session.world.messages.some(({ text }) => text.includes("Ann has given this game its seed")),
    ).toBe(true);
    table.close();
  });

  it("has another key each time, though the table stands the same and the same is pressed", async () => {
    const keys: string[] = [];
    for (let i = 0; i < 2; i++) {
      const table = await openPacked(packed, undefined, "none");
      await setUp(table, ["red", "blue"], 1);
      keys.push(seedLine(await textOf(table)));
      table.close();
    }
    const [one, two] = keys.map((key) => key.split(" "));
    for (const word of one) expect(two).not.toContain(word);
  });
});
