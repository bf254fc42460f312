/** The panel of a fight as it is painted: recorded games from a line on, at a table where people sit. */
import { copyOf } from "../../src/session/ui/scale";
import { readFileSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import type { Table } from "../../tabletop/table";
import { GAME } from "../../src/games/risk-2008/module";
import { play as played2008, room, seats } from "../games/risk-2008/play";
import { RISK_2008 } from "../../mod/saves/risk-2008";
import { openGame } from "../games/contract/packed";
import { openPacked, packHere } from "./packed";
import { openEurope } from "./europe";
import { press, stateOf } from "./people";

const packed = packHere();

/** A recorded game up to the first line that begins so, behind another. Chance goes on by the record's seed. */
async function openAt(record: string, line: string, people: readonly string[], behind = ""): Promise<Table> {
  const text = readFileSync(`test/records/${record}.txt`, "utf8");
  const table = await openPacked(packed);
  onTestFinished(() => {
    table.close();
  });
  for (const who of people) {
    await table.join(who);
    await table.sit(who, who);
  }
  await table.load({
    ...(await table.save()),
    LuaScriptState: text.slice(0, text.indexOf(`\n${line}`, text.indexOf(behind)) + 1),
  });
  return table;
}

/** An attribute of what somebody sees; undefined where that is not shown. */
function seen(table: Table, who: string, id: string, name: string): string | undefined {
  return table.view(who).interface.find(({ attributes }) => attributes["id"] === id)?.attributes[name];
}

/** What a side's dice show, from left to right. */
function diceOf(table: Table, who: string, side: string): string[] {
  const dice = [0, 1, 2, 3, 4, 5].flatMap((i) => {
    const text = seen(table, who, `battle-${side}-die-${i}`, "text");
    const x = Number(seen(table, who, `battle-${side}-die-${i}`, "offsetXY")?.split(" ")[0]);
    return text === undefined ? [] : [{ text, x }];
  });
  return dice.sort((a, b) => a.x - b.x).map(({ text }) => text);
}

test("dice that may get +1 are counted as they lie, from left to right, and show what they got", async () => {
  const table = await openAt("admirals", "roll main 6 4 1", ["Red", "Blue"]);
  await table.settle();
  expect((await stateOf(table)).step).toBe("boost");
  await press(table, "Red", "confirm");
  await table.settle();
  const { step, battle } = await stateOf(table);
  expect([step, battle?.attackerDice.length, battle?.defenderDice.length]).toEqual(["boost", 3, 2]);
  const asked = [0, 1].map((k) => seen(table, "Blue", `step-${k}-text`, "text")?.replace(/^<.*> +/, ""));
  expect(asked).toEqual(diceOf(table, "Blue", "defender").map((face, k) => `Die ${k + 1}, showing ${face}`));
  expect(battle?.defenderDice[0]).toBeGreaterThan(battle?.defenderDice[1] ?? 7);
  expect(diceOf(table, "Blue", "attacker").join(" ")).toMatch(/\d\+[12]/);
});

test("the panel of a fight that is over makes room for the next choice, in large letters as well", async () => {
  const table = await openAt("five-players", "roll siege", ["Red", "Purple"], "\nred attack tunisia greece");
  while (seen(table, "Purple", "status", "class") === undefined) await table.advance(10);
  await press(table, "Purple", "size +");
  const high = (who: string, copy: string): number =>
    ["fight", "over"]
      .map((part) => Number(seen(table, who, `battle-${part}${copy}`, "preferredHeight") ?? 0))
      .reduce((sum, one) => sum + one);
  const lines = (who: string, copy: string): (string | undefined)[] =>
    ["title", "end", "attacker-text"].map((id) => seen(table, who, `battle-${id}${copy}`, "text"));
  while ((await stateOf(table)).battle !== undefined) await table.advance(10);
  await table.advance(20);
  expect(high("Red", "")).toBeGreaterThan(200);
  expect(lines("Red", "")[0]).toMatch(/^Cycle/);
  await table.settle();
  for (const [who, copy] of [
    ["Red", ""],
    ["Purple", copyOf(1)],
  ] as const) {
    expect(high(who, copy)).toBeLessThanOrEqual(52);
    const [title, told, result] = lines(who, copy);
    expect([title, result]).toEqual([undefined, undefined]);
    expect(told).toMatch(/conquers|beaten off|cost both armies/);
  }
});

test("a fight is skipped by those who fight in it and by the host, whoever that is now", async () => {
  const people = ["Green", "Red", "Purple", "Yellow"];
  const table = await openAt("five-players", "roll siege", people, "\nred attack tunisia greece");
  while (seen(table, "Yellow", "battle", "id") === undefined) await table.advance(1);
  await table.advance(5);
  const skippers = (): string[] =>
    people.filter((who) => seen(table, who, "battle-skip", "onClick") !== undefined);
  expect(skippers()).toEqual(["Green", "Red", "Purple"]);
  await press(table, "Green", "show settings");
  await table.advance(20);
  await press(table, "Green", "speed slow");
  await table.advance(20);
  await press(table, "Green", "show people");
  await table.advance(20);
  const before = await table.scriptState();
  await press(table, "Green", "pick_seat yellow");
  await table.advance(20);
  await press(table, "Green", "give_host");
  await table.advance(8);
  // Nothing has happened meanwhile that would paint the panel anew.
  const game = (text = ""): string => text.replace(/^# table.*$/m, "");
  expect(game(await table.scriptState())).toBe(game(before));
  expect(skippers()).toEqual(["Red", "Purple", "Yellow"]);
});

test("a press on the crossed swords of a disputed territory chooses its battle, as the hint says", async () => {
  const table = await openEurope();
  const text = readFileSync("test/records/risk_europe/long-teams.txt", "utf8");
  await table.join("Red");
  await table.sit("Red", "Red");
  await table.load({
    ...(await table.save()),
    LuaScriptState: text.slice(0, text.indexOf("\nred battle swabia") + 1),
  });
  const swords = (): string | undefined =>
    table.tagged("thing").find(({ data }) => data.Memo === "dispute:swabia")?.guid;
  while (swords() === undefined) await table.advance(10);
  // The pieces fall to where they lie.
  await table.advance(60);
  await table.pressButton("Red", swords() ?? "", 0);
  while (seen(table, "Red", "action-confirm", "image") !== "button-accent") await table.advance(1);
  await press(table, "Red", "confirm");
  expect(await table.scriptState()).toContain("\nred battle swabia\n");
});

test(
  "5.7 RISK 2008: computers take territories while somebody sits and looks on",
  { timeout: 60_000 },
  async () => {
    const table = await openGame(RISK_2008);
    await table.join("Ann");
    await table.sit("Ann", "Yellow");
    const { state } = played2008(
      room(`phase attack ; ${seats()} ; brazil yellow 1 ; china green 40 ; siam green 40`, "turn green"),
    );
    const position = GAME.notation.writePosition(state);
    const record = `risk_2008 1\nposition ${position}\nseed 5\n# table match speed instant seat yellow 1 bot green normal bot blue normal\n`;
    await table.load({ ...(await table.save()), LuaScriptState: record });
    const isTaken = async (): Promise<boolean> => /\ngreen occupy /.test(await table.scriptState());
    for (let n = 0; n < 60 && !(await isTaken()); n++) await table.advance(60);
    expect(await isTaken()).toBe(true);
    await table.advance(120);
    expect(table.errors).toEqual([]);
  },
);
