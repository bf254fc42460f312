/** What the host alone is told at the start: what no script can mend, and spoils the game for others. */
import { expect, onTestFinished, test } from "vitest";
import { ENGLISH } from "../../src/games/castle-risk/text/en/english";
import { hostedBase, localBase, type Base } from "../../scripts/pack/addresses";
import type { Table } from "../../tabletop/table";
import { HOST, openPacked, packFor, packHere } from "./packed";
import { expectCalm } from "./seated";

async function open(base: Base): Promise<Table> {
  const table = await openPacked(packFor(base));
  onTestFinished(() => {
    table.close();
  });
  return table;
}

/** How often somebody was told something; everybody is told what is told to all. */
function told(table: Table, who: string, text: string): number {
  return table.view(who).messages.filter((message) => message.text === text).length;
}

test("a save whose pictures lie on one computer says so to its host as soon as somebody else is there", async () => {
  const table = await open(localBase("/home/ann/castle"));
  await table.join("Ann");
  await table.sit("Ann", "Red");
  await table.settle(4000);
  expect(told(table, "Ann", ENGLISH.flow.unseen)).toBe(0);
  await table.join("Bob");
  await table.join("Cid");
  await table.settle(4000);
  expect(["Ann", "Bob", "Cid"].map((who) => told(table, who, ENGLISH.flow.unseen))).toEqual([1, 0, 0]);
  await table.load(await table.save());
  await table.settle(4000);
  expect(told(table, "Bob", ENGLISH.flow.unseen)).toBe(0);
  expectCalm(table);
});

test("one whose pictures are hosted says nothing, and a grid that pulls at pieces is told of", async () => {
  const table = await open(hostedBase(HOST));
  await table.join("Ann");
  await table.join("Bob");
  await table.settle(4000);
  expect(told(table, "Ann", ENGLISH.flow.snapping)).toBe(0);
  const save = await table.save();
  await table.load({ ...save, Grid: { ...save.Grid, Snapping: true } });
  await table.settle(4000);
  expect(["Ann", "Bob"].map((who) => told(table, who, ENGLISH.flow.snapping))).toEqual([1, 0]);
  expect(told(table, "Ann", ENGLISH.flow.unseen)).toBe(0);
  expectCalm(table);
});

test("a board that takes 40 seconds is told of to the host once, in a plain sentence, and to nobody else", async () => {
  const isBoard = (tags: readonly string[] = []): boolean => tags.includes("board");
  const table = await openPacked(packHere(), undefined, 1, {
    assetFrames: ({ Tags }) => (isBoard(Tags) ? 40 * 60 : 12),
  });
  onTestFinished(() => {
    table.close();
  });
  await table.join("Ann");
  await table.join("Bob");
  await table.advance(30 * 60);
  expect(["Ann", "Bob"].map((who) => told(table, who, ENGLISH.flow.doubted))).toEqual([1, 0]);
  await table.settle(4000);
  expect(told(table, "Ann", ENGLISH.flow.doubted)).toBe(1);
  expect(told(table, "Ann", ENGLISH.flow.welcome("Castle Risk: Europe"))).toBe(1);
  expectCalm(table);
});
