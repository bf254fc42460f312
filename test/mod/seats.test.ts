/** Who takes a seat by its button, as joiners do, is received like one who changes colour. */
import { expect, it, onTestFinished } from "vitest";
import { FLOW } from "../../src/text/en/flow";
import { ENGLISH } from "../../src/games/castle-risk/text/en/english";
import type { Table } from "../../tabletop/table";
import type { Person } from "../../tabletop/world/players";
import { rename } from "../../tabletop/world/coming";
import { openPacked, packHere } from "./packed";
import { press, roomOf } from "./people";
import { expectCalm } from "./seated";

const named = (table: Table, name: string): Person | undefined =>
  table.session.world.people.list.find((one) => one.name === name);

it("is told to all, looks from above with north up, and has the seat again after a loss of connection", async () => {
  const table = await openPacked(packHere());
  onTestFinished(() => {
    table.close();
  });
  for (const name of ["Ann", "Bob", "Cid"]) await table.join(name);
  await table.settle();
  await press(table, "Ann", "sit red");
  await press(table, "Bob", "sit blue");
  await table.settle();
  for (const name of ["Ann", "Bob"]) expect(named(table, name)?.camera?.yaw, name).toBe(0);
  await press(table, "Ann", "close_empty");
  await table.settle();
  await press(table, "Ann", "start");
  await table.settle(4000);
  const helped = (who: string): number =>
    table.view(who).messages.filter(({ text }) => ENGLISH.pages.help.includes(text)).length;
  expect(["Ann", "Bob", "Cid"].map(helped), "who is new to the game reads five lines").toEqual([5, 5, 0]);
  for (const who of ["Ann", "Bob"]) {
    const hints = table.view(who).messages.filter(({ text }) => text === FLOW.helped);
    expect(hints.map(({ way }) => way)).toEqual(["broadcast"]);
  }
  await table.sit("Bob", "Grey");
  await table.settle(4000);
  await press(table, "Cid", "sit blue");
  await table.settle(4000);
  const told = (): string[] => table.view("Ann").messages.map(({ text }) => text);
  expect(told().filter((text) => text === FLOW.sat("Cid", "Blue"))).toHaveLength(1);
  expect(named(table, "Cid")?.camera?.yaw).toBe(0);
  expect(helped("Cid"), "five more have been said to Blue").toBe(10);

  // A load says nothing of those who sit where they sat.
  await table.load(await table.save());
  await table.settle(4000);
  expect(told()).not.toContain(FLOW.sat("Cid", "Blue"));
  const before = named(table, "Cid")?.id;
  await table.leave("Cid");
  await table.settle(4000);
  await table.join("Cid", false, before);
  await table.settle(4000);
  expect(named(table, "Cid")?.color).toBe("Blue");
  expectCalm(table);
});

/** Red, whom Ann plays, and Blue, whom a computer plays, at the end of Red's purchase. */
async function withComputer(): Promise<Table> {
  const table = await openPacked(packHere());
  onTestFinished(() => {
    table.close();
  });
  for (const name of ["Ann", "Cid"]) await table.join(name);
  await table.settle();
  await press(table, "Ann", "sit red");
  await table.settle();
  for (const words of ["computer blue", "close_empty", "start"]) {
    await press(table, "Ann", words);
    await table.settle();
  }
  return table;
}

it("keeps its player under another name: nobody has left", async () => {
  const table = await withComputer();
  await table.settle(4000);
  const ann = named(table, "Ann");
  if (ann === undefined) throw new Error("Ann is not there");
  rename(table.session.world, ann, "Anna");
  await table.settle(4000);
  const told = table.view("Anna").messages.map(({ text }) => text);
  expect(told.filter((text) => text.includes("has left") || text.includes("Anna"))).toEqual([]);
  const { chairs, match } = await roomOf(table);
  expect(chairs.find(({ colour }) => colour === "red")?.name).toBe("Anna");
  expect(match?.names).toContain("Anna");
});

it("asks whoever wants a computer's seat whether they mean it, and says what it means", async () => {
  const table = await withComputer();
  const asks = (): (string | undefined)[] => ["Ann", "Cid"].map((who) => named(table, who)?.dialog?.text);
  await press(table, "Cid", "sit blue");
  await table.settle();
  expect([asks(), named(table, "Cid")?.color]).toEqual([[undefined, FLOW.takeOver("Blue")], "Grey"]);
  await table.answerDialog("Cid", undefined);
  await table.settle();
  expect([asks(), named(table, "Cid")?.color]).toEqual([[undefined, undefined], "Grey"]);
  await press(table, "Cid", "sit blue");
  await table.answerDialog("Cid", "");
  await table.settle();
  expect([asks(), named(table, "Cid")?.color]).toEqual([[undefined, undefined], "Blue"]);
  expectCalm(table);
});

it("says who has left a seat, and who plays on for them", async () => {
  const table = await withComputer();
  const told = (): string[] => table.view("Cid").messages.map(({ text }) => text);
  await table.sit("Ann", "Grey");
  await table.settle();
  expect(told()).toContain(FLOW.left("Ann", "Red", false));
  // Nobody left this one: a computer has played it all along.
  await press(table, "Cid", "sit blue");
  await table.answerDialog("Cid", "");
  await table.settle();
  await table.leave("Cid");
  await table.settle(200);
  const heard = table.session.world.messages.map(({ text }) => text);
  expect(heard.filter((text) => text === FLOW.left("Cid", "Blue", true))).toHaveLength(1);
  expectCalm(table);
});
