/** Another game with one press: the same people, computers and rules, and no setup in between. */
import { readFileSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import type { Table } from "../../tabletop/table";
import { openPacked, packHere } from "./packed";
import { press, roomOf, sitDown } from "./people";
import { expectCalm } from "./seated";

const packed = packHere();

/** These people play Red and Blue up to this line of a record, all of it without one; the seat that nobody has a computer plays. */
async function playing(people: Readonly<Record<string, string>>, until?: string): Promise<Table> {
  const table = await openPacked(packed);
  onTestFinished(() => {
    table.close();
  });
  await sitDown(table, people);
  const lines = readFileSync("test/records/round-limit.txt", "utf8").split("\n");
  const end = until === undefined ? lines.length : lines.findIndex((line) => line.startsWith(until));
  const record = lines.slice(0, end).filter((line) => !line.startsWith("#"));
  if (people["Blue"] === undefined) record.splice(2, 0, "# table match bot blue random");
  await table.load({ ...(await table.save()), LuaScriptState: `${record.join("\n")}\n` });
  await table.settle();
  return table;
}

/** Who plays what by which rules, and how far they are. */
async function standing(table: Table): Promise<object> {
  const { chairs, options, match } = await roomOf(table);
  const seats = chairs.map(({ colour, player, bot, closed }) => [colour, player, bot, closed]);
  const { round, ending } = match?.game.state ?? {};
  return { seats, options: match?.game.state.options ?? options, round, ending };
}

const TWO = { Red: "Ann", Blue: "Bob" };

test("Play again after the end begins another game at once, by the same rules and with the same seats", async () => {
  const table = await playing({ Red: "Ann" });
  const before = await roomOf(table);
  const stood = await standing(table);
  await press(table, "Red", "new_game");
  await table.settle();
  expect(await standing(table)).toEqual({ ...stood, round: 0, ending: "none" });
  const { match } = await roomOf(table);
  expect(match?.seed).not.toEqual(before.match?.seed);
  expect(before.chairs.map(({ bot }) => bot)).toContain("random");
  expect(table.view("Ann").interface.some(({ id }) => id === "page-statistics")).toBe(false);
  expectCalm(table);
});

test("at the end the host has Play again, and a guest reads who may begin another game", async () => {
  const table = await playing(TWO);
  const seen = (who: string): string[] =>
    table.view(who).interface.flatMap(({ id }) => (id.startsWith("statistics-") ? [id] : []));
  expect(seen("Ann")).toContain("statistics-host");
  expect(seen("Ann")).not.toContain("statistics-others");
  expect(seen("Bob")).toContain("statistics-others");
  expect(seen("Bob")).not.toContain("statistics-host");
});

test("while a game lasts it is asked about once, and then begins as well", async () => {
  const table = await playing(TWO, "blue place leon_castile");
  const stood = await standing(table);
  await press(table, "Red", "show settings");
  await press(table, "Red", "new_game");
  await table.settle();
  expect(await standing(table)).toEqual(stood);
  await press(table, "Red", "new_game yes");
  await table.settle();
  expect(await standing(table)).toEqual({ ...stood, round: 0 });
  expectCalm(table);
});

test("a seat whose player has left the table is given away in the setup first", async () => {
  const table = await playing(TWO);
  const stood = await standing(table);
  await table.leave("Bob");
  await press(table, "Red", "new_game");
  await table.settle();
  expect(await standing(table)).toMatchObject({
    options: (stood as { options: object }).options,
    round: undefined,
  });
  await press(table, "Red", "start");
  await table.settle();
  expect(await standing(table)).toMatchObject({ round: 0 });
  expectCalm(table);
});
