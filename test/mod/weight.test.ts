/** What a game of five people by clicks sends to every client for its panels. */
import { expect, onTestFinished, test } from "vitest";
import { interfaceMessages } from "../../scripts/bench/messages";
import { openTable, type Table } from "../../tabletop/table";
import { reseed as reseedAny, setUp as setUpAny } from "../games/contract/people";
import { bundle, packHere } from "./packed";
import { openEurope, playEurope } from "./europe";
import { open2008, play2008 } from "./edition-2008";
import { openClassic, playClassic } from "./classic";
import { playOn, reseed, setUp } from "./people";

/**
 * Changes of the interface in a game of two rounds, and of three, whose presses open the panel of a territory. The
 * first, which the bench counts too, took 3,670 when each attribute was sent for itself and what is idle was ended by
 * hand: it may take half of that. The second has the sentences of a first turn, and ends of battles that stay to be read.
 */
const MOST = 1730;
const MOST_OF_EUROPE = 1640;
/**
 * The same of the world's games, in three rounds of three people: a person's action is four or five presses, and armies
 * are placed one by one before the first round. A game is to take 3,000 at most.
 */
const MOST_OF_WORLD = { RISK: 2920, "RISK 2008": 2410 };

function sentSinceLoad(table: Table): number {
  const begin = table.log.map(({ what }) => what).lastIndexOf("the script's top level");
  return interfaceMessages(table.log.slice(begin));
}

test("a game's panels take few messages", { timeout: 240_000 }, async () => {
  const table = await openTable(packHere().packed.text, { map: bundle.map, seed: 1, trace: "texts" });
  onTestFinished(() => {
    table.close();
  });
  await setUp(table, ["red", "blue", "green", "yellow", "purple"], 2);
  await reseed(table, 11);
  const before = sentSinceLoad(table);
  const { step } = await playOn(table, 11, 5000);
  expect(step).toBe("over");
  const sent = sentSinceLoad(table) - before;
  expect(sent).toBeGreaterThan(500);
  expect(sent).toBeLessThanOrEqual(MOST);
});

test("so do those of Risk Europe, with four people", { timeout: 240_000 }, async () => {
  const table = await openEurope({ trace: "texts" });
  await setUpAny(
    table,
    ["red", "blue", "green", "yellow"],
    ["option round_limit +1", "option round_limit +1", "option round_limit +1"],
  );
  await reseedAny(table, 12);
  const { step } = await playEurope(table, 12, 5000);
  expect(step).toBe("over");
  const sent = sentSinceLoad(table);
  expect(sent).toBeGreaterThan(300);
  expect(sent).toBeLessThanOrEqual(MOST_OF_EUROPE);
});

test.each([
  ["RISK", openClassic, playClassic],
  ["RISK 2008", open2008, play2008],
] as const)("so do those of %s, with three people", { timeout: 600_000 }, async (name, open, play) => {
  const table = await open({ trace: "texts" });
  onTestFinished(() => {
    table.close();
  });
  const rounds = Array.from({ length: 3 }, () => "option round_limit +1");
  await setUpAny(table, ["red", "blue", "green"], rounds);
  await reseedAny(table, 12);
  const { step } = await play(table, 12, 5000);
  expect([step, table.errors]).toEqual(["over", []]);
  const sent = sentSinceLoad(table);
  expect(sent).toBeGreaterThan(300);
  expect(sent).toBeLessThanOrEqual(MOST_OF_WORLD[name]);
});
