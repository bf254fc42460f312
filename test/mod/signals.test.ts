/** What shows all where something happens, on the packed save: highlights, a ping, and keys that fly the camera there. */
import { entry } from "../../src/text/entry";
import { readFileSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { GAME } from "../../src/games/castle-risk/module";
import { ENGLISH } from "../../src/games/castle-risk/text/en/english";
import type { Table } from "../../tabletop/table";
import { openPacked, packHere } from "./packed";
import { stateOf } from "./people";
import { expectCalm } from "./seated";

const packed = packHere();
const FROM = "tunisia";
const TO = "greece";

/** Five players, at the moment when Red is about to attack Purple from Tunisia; who else there is watches. */
async function openAtAttack(watchers: readonly string[] = []): Promise<{ table: Table; line: string }> {
  const text = readFileSync("test/records/five-players.txt", "utf8");
  const at = text.indexOf(`\nred attack ${FROM} ${TO}`) + 1;
  const table = await openPacked(packed);
  onTestFinished(() => {
    table.close();
  });
  for (const who of ["Red", "Purple", ...watchers]) {
    await table.join(who);
    if (!watchers.includes(who)) await table.sit(who, who);
  }
  await table.load({ ...(await table.save()), LuaScriptState: text.slice(0, at) });
  await table.settle(4000);
  return { table, line: text.slice(at, text.indexOf("\n", at)) };
}

/** Memos of the pieces that a person sees highlighted. */
function lit(table: Table, who: string): string[] {
  const seen = table.view(who).objects.filter(({ highlighted }) => highlighted !== undefined);
  const memos = new Map(table.tagged("thing").map(({ guid, data }) => [guid, data.Memo ?? ""]));
  return seen.map(({ guid }) => memos.get(guid) ?? "").sort();
}

test("a battle lights up where it comes from and goes to for all, pings once, and goes out again", async () => {
  const { table, line } = await openAtAttack(["Wim"]);
  expect(lit(table, "Purple")).toEqual([]);
  const pings = table.session.world.pings.length;
  await table.chat("Red", `!${line}`);
  for (let i = 0; i < 60 && lit(table, "Purple").length === 0; i++) await table.advance(2);
  for (const who of ["Red", "Purple", "Wim"]) {
    const memos = lit(table, who);
    const stays = memos.filter((memo) => !memo.startsWith("force:"));
    expect(memos.length, "the force as well").toBeGreaterThan(stays.length);
    expect([...new Set(stays.map((memo) => memo.split(":").at(-1)))].sort(), who).toEqual([TO, FROM]);
  }
  await table.advance(240);
  expect(lit(table, "Purple")).toEqual([]);
  const { world } = table.session;
  expect(world.pings.slice(pings).map(({ by }) => by)).toEqual(["Red"]);
  // North of Africa and west of the Bosporus, on the board's south.
  const { at } = world.pings[pings];
  expect([at.x > 0 && at.x < 15, at.z < -5 && at.z > -18]).toEqual([true, true]);
  expectCalm(table);
});

test("a key flies whoever presses it to the battle, another back to the whole board, and one to the own mat", async () => {
  const { table, line } = await openAtAttack();
  const { people } = table.session.world;
  const camera = (who: string) => people.list.find(({ name }) => name === who)?.camera;
  const key = async (who: string, command: string): Promise<void> => {
    await table.pressHotkey(who, entry(ENGLISH.flow.hotkeys, command) ?? "");
    await table.advance(10);
  };
  await table.chat("Red", `!${line}`);
  await table.advance(30);
  const before = camera("Red");
  await key("Purple", "camera place");
  expect(camera("Red")).toEqual(before);
  const shown = camera("Purple")!;
  expect(shown.distance).toBeLessThan(20);
  const places = table
    .tagged("thing")
    .filter(({ data }) =>
      [FROM, TO].some((land) => data.Memo === `shield:red:${land}` || data.Memo === `shield:purple:${land}`),
    )
    .map(({ position }) => position);
  const middle = (axis: "x" | "z"): number => (places[0][axis] + places[1][axis]) / 2;
  expect(Math.hypot(shown.position.x - middle("x"), shown.position.z - middle("z"))).toBeLessThan(3);
  await key("Purple", "camera");
  expect(camera("Purple")?.distance).toBeGreaterThan(35);
  await key("Purple", "camera mat");
  const mat = table.tagged("mat").find(({ data }) => data.Memo === "purple")!;
  const { x, z } = camera("Purple")!.position;
  expect(Math.hypot(x - mat.position.x, z - mat.position.z)).toBeLessThan(3);
  expectCalm(table);
});

test("of a computer all see what it has done, from where to where, and not what it may do", async () => {
  const text = readFileSync("test/records/five-players.txt", "utf8");
  const at = text.indexOf("\nblue fortify ") + 1;
  const table = await openPacked(packed);
  onTestFinished(() => {
    table.close();
  });
  await table.join("Wim");
  const computers =
    "# table match bot red normal bot blue normal bot green normal bot yellow normal bot purple normal\n";
  const header = text.search(/^(roll|deal) /m);
  const state = text.slice(0, header) + computers + text.slice(header, at);
  await table.load({ ...(await table.save()), LuaScriptState: state });
  const seen = new Set<string>();
  const tint = ({ r, g, b }: { r: number; g: number; b: number }): string =>
    [r, g, b].map((part) => part.toFixed(2)).join(" ");
  // All of them have been seen after thirty looks.
  for (let i = 0; i < 120; i++) {
    await table.advance(20);
    const loops = table.view("Wim").lines.filter(({ loop }) => loop);
    seen.add([...new Set(loops.map(({ color }) => tint(color)))].join(", "));
  }
  // Source and target, one behind the other; a target alone is a city that is recruited; what is legal has a colour of its own.
  expect([...seen].sort()).toEqual(["", "0.85 0.16 0.10", "0.95 0.70 0.10, 0.85 0.16 0.10"]);
  expectCalm(table);
});

test("when a battle ends the game, all look at the whole board, and what the winner holds is lit in their colour", async () => {
  const text = readFileSync("test/records/two-players.txt", "utf8");
  const at = text.lastIndexOf(" attack ");
  const table = await openPacked(packed);
  onTestFinished(() => {
    table.close();
  });
  await table.join("Wim");
  const header = text.search(/^(roll|deal) /m);
  const upTo = text.lastIndexOf("\n", at) + 1;
  const computers = "# table match bot red normal bot blue normal\n";
  const state = text.slice(0, header) + computers + text.slice(header, upTo);
  await table.load({ ...(await table.save()), LuaScriptState: state });
  const loops = (): { color: { r: number; g: number; b: number } }[] =>
    table.view("Wim").lines.filter(({ loop }) => loop);
  let most = 0;
  for (let i = 0; i < 400 && (await stateOf(table)).step !== "over"; i++) {
    await table.advance(20);
    most = Math.max(most, loops().length);
  }
  const s = await stateOf(table);
  expect(s.ending).toBe("survivor");
  expect(most).toBeGreaterThan(0);
  await table.settle(2000);
  const { r, g, b } = GAME.pieces.tints[s.colours[s.winner] ?? ""] ?? { r: 0, g: 0, b: 0 };
  const held = s.territories.filter(({ owner }) => owner === s.winner).length;
  // A territory of islands has a loop around each.
  expect(loops().length).toBeGreaterThanOrEqual(held);
  for (const { color } of loops())
    expect([color.r, color.g, color.b].map((part, i) => Math.abs(part - ([r, g, b][i] ?? 0)) < 0.01)).toEqual(
      [true, true, true],
    );
  const { camera } = table.session.world.people.list.find(({ name }) => name === "Wim") ?? {};
  expect(camera?.distance).toBeGreaterThan(40);
  // The page that has opened says who wins: the chat has it as well, without a banner over the page.
  const won = table.view("Wim").messages.filter(({ text: words }) => words.includes(" wins"));
  expect(won.map(({ way }) => way)).toEqual(["print"]);
  expectCalm(table);
});
