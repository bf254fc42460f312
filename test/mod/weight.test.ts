/** What a game of five people by clicks sends to every client for its panels. */
import { expect, onTestFinished, test } from "vitest";
import { interfaceMessages } from "../../scripts/bench/messages";
import { openTable } from "../../tabletop/table";
import { bundle, packHere } from "./packed";
import { playOn, reseed, setUp } from "./people";

/** Changes of the interface in a game of three rounds; single attributes took 3,957. */
const MOST = 2200;

test("a game's panels take few messages", { timeout: 240_000 }, async () => {
  const table = await openTable(packHere().packed.text, { map: bundle.map, seed: 1, trace: true });
  onTestFinished(() => {
    table.close();
  });
  await setUp(table, ["red", "blue", "green", "yellow", "purple"], 2);
  await reseed(table, 11);
  const { step } = await playOn(table, 11, 5000);
  expect(step).toBe("over");
  const begin = table.log.map(({ what }) => what).lastIndexOf("the script's top level");
  expect(interfaceMessages(table.log.slice(begin))).toBeGreaterThan(500);
  expect(interfaceMessages(table.log.slice(begin))).toBeLessThanOrEqual(MOST);
});
