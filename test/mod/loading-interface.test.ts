/** What is shown where the interface comes late, and where of two ways to hide an element the last one counts alone. */
import { expect, onTestFinished, test } from "vitest";
import { copyOf } from "../../src/session/ui/scale";
import type { Ways } from "../../tabletop/world/ways";
import type { Table } from "../../tabletop/table";
import { openPacked, packHere } from "./packed";
import { playOn, press, reseed, say, setUp } from "./people";
import { expectCalm } from "./seated";

async function tableThat(ways: Ways): Promise<Table> {
  const table = await openPacked(packHere(), undefined, 1, ways);
  onTestFinished(() => {
    table.close();
  });
  return table;
}

const SECOND = 60;

test("pictures that load for a minute keep no panel from being painted when they are there", async () => {
  const table = await tableThat({ interfaceFrames: 60 * SECOND });
  await table.join("Ann");
  await table.advance(30 * SECOND);
  // The table is there after ten seconds, and hears what people say.
  await say(table, "Ann", "sit red");
  expect(table.session.world.people.list.map(({ color }) => color)).toEqual(["Red"]);
  expect(table.view("Ann").interface).toEqual([]);
  await table.advance(31 * SECOND);
  const texts = table.view("Ann").interface.map(({ text }) => text);
  expect(texts.join("\n")).toContain("Ann");
  expectCalm(table);
});

test(
  "everybody sees the same, whether the last of active and visibility counts or both",
  { timeout: 120_000 },
  async () => {
    const seen = async (ways: Ways): Promise<string[]> => {
      const table = await tableThat(ways);
      await setUp(table, ["red", "blue", "green"], 2);
      await table.join("Watcher");
      await reseed(table, 4);
      const list: string[] = [];
      const look = (): Promise<void> => {
        for (const who of ["Red", "Blue", "Green", "Watcher"])
          list.push(
            `${who}: ${table
              .view(who)
              .interface.map(({ id, text }) => `${id} ${text}`)
              .join("|")}`,
          );
        return Promise.resolve();
      };
      await playOn(table, 4, 10, look);
      expect(table.errors).toEqual([]);
      return list;
    };
    const usual = await seen({});
    expect(await seen({ lastCounts: true })).toEqual(usual);
    expect(await seen({ answers: true }), "whatever setAttributes gives").toEqual(usual);
  },
);

test.each<[string, Ways]>([
  ["an unknown element's attribute is an empty text", {}],
  ["an unknown element's attribute is nil", { absent: "nil" }],
  ["a new document is seen to load after four frames", { loadsLate: 4 }],
])("larger letters are for whoever wants them where %s", async (_, ways) => {
  const table = await tableThat(ways);
  await setUp(table, ["red", "blue"], 1);
  const large = copyOf(1);
  const ids = (who: string): string[] => table.view(who).interface.map(({ id }) => id);
  const before = ids("Blue");
  await press(table, "Red", "size +");
  await table.settle();
  expect(ids("Red").filter((id) => id.endsWith(large)).length).toBeGreaterThan(20);
  expect(ids("Blue")).toEqual(before);
  expectCalm(table);
});
