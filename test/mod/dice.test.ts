/** Dice that people throw on the table are read when they lie still. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { LEFT, LEFT_WIDTH, TOP } from "../../src/session/ui/grid";
import { rollFrom, seedRng } from "../../src/core/rng";
import { recordText } from "../../src/session/match/match";
import { DICE } from "../../src/games/castle-risk/text/en/board";
import { CITY_SPOTS, PLACES, SLOTS } from "../../src/risk/europe/places.data";
import { PICTURE } from "../../src/risk/europe/picture";
import type { XYZ } from "../../tabletop/save/types";
import type { Table } from "../../tabletop/table";
import { openPacked, packHere } from "./packed";
import { nextAction, perform, playOn, press, roomOf, stateOf } from "./people";
import { expectCalm, seatedTable } from "./seated";

const places = JSON.parse(readFileSync("assets/places.json", "utf8")) as {
  board: { map: { x: number; y: number; w: number; h: number } };
  seaLines: { points: [number, number][] }[];
};

const heard = (table: Table): string =>
  table
    .view("Red")
    .messages.map((message) => message.text)
    .join("\n");

/** What an element that Red sees says. */
const shown = (table: Table, id: string): string =>
  table.view("Red").interface.find(({ attributes }) => attributes["id"] === id)?.attributes["text"] ?? "";

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
    // Who is passed for by an order has nothing to do: the dice come meanwhile.
    if (nextAction(await stateOf(table), rollFrom(seedRng(i)), true) !== undefined) await playOn(table, i, 1);
  }
  throw new Error("nothing is rolled");
}

/** The most dice that people throw, and half of one, in board pixels. */
const MOST = 24;
const HALF = 48;
/** Windows as panels count them, the height of a battle while its dice are thrown, and of the game's own chat. */
const USUAL = { w: 1280, h: 720 };
const LARGE = { w: 1067, h: 600 };
const BATTLE = 242;
const CHAT = 200;

/** Where a person sees a point of the table, in pixels of a window; the game's camera sees 60 degrees of its height. */
function seen(
  table: Table,
  who: string,
  { x, y, z }: XYZ,
  window: { w: number; h: number },
): { x: number; y: number } {
  const camera = table.session.world.people.list.find(({ color }) => color === who)?.camera;
  if (camera === undefined) throw new Error(`${who} sees nothing`);
  const { position, pitch, distance } = camera;
  const [down, ahead] = [Math.sin((pitch * Math.PI) / 180), Math.cos((pitch * Math.PI) / 180)];
  const deep = distance + (z - position.z) * ahead - (y - position.y) * down;
  const up = (z - position.z) * down + (y - position.y) * ahead;
  const scale = window.h / 2 / Math.tan(Math.PI / 6) / deep;
  return { x: window.w / 2 + (x - position.x) * scale, y: window.h / 2 - up * scale };
}

const DIGITS = /[1-6]/g;
const faces = (line: string): string[] => line.replace(/^roll \w+/, "").match(DIGITS) ?? [];

describe("physical dice", () => {
  it("lie where nothing else does and no panel covers them", { timeout: 300_000 }, async () => {
    const table = await openPacked(packHere());
    await table.join("Rosalind");
    await table.sit("Rosalind", "Red");
    await table.settle();
    const { map } = places.board;
    const things = [
      ...PLACES.flatMap((row) => SLOTS.map((_, slot) => ({ x: row[2 * slot], y: row[2 * slot + 1], r: 40 }))),
      ...CITY_SPOTS.map(([x, y]) => ({ x, y, r: 76 })),
      ...places.seaLines.flatMap(({ points }) => points.map(([x, y]) => ({ x, y, r: 7 }))),
    ].filter(({ x }) => x !== undefined);
    for (let at = 0; at < MOST; at++) {
      const { x, y } = PICTURE.die(at);
      for (const edge of [
        x - HALF - map.x,
        map.x + map.w - x - HALF,
        y - HALF - map.y,
        map.y + map.h - y - HALF,
      ])
        expect(edge).toBeGreaterThan(0);
      const near = things.filter((thing) => Math.hypot(thing.x - x, thing.y - y) < thing.r + HALF);
      expect(near).toEqual([]);
      things.push({ x, y, r: HALF });
      // In the smallest windows, in usual and in large letters, of which a few dice have to do.
      const from = { x: (x - HALF - 2048) / 100, y: 1.5, z: (1800 - y + HALF) / 100 };
      for (const window of at < 12 ? [USUAL, LARGE] : [USUAL]) {
        const corner = seen(table, "Red", from, window);
        expect(corner.x).toBeGreaterThan(LEFT + LEFT_WIDTH);
        expect(corner.y).toBeGreaterThan(TOP + BATTLE);
        expect(corner.y).toBeLessThan(window.h - CHAT);
      }
    }
    table.close();
  });

  it("count as well where the table gives their faces as texts", { timeout: 300_000 }, async () => {
    const table = await seatedTable(["red", "blue"], 0, undefined, { facesAreTexts: true });
    await playOn(table, 1, 4);
    await press(table, "Red", "show settings");
    await table.settle(4000);
    await press(table, "Red", "dice physical");
    await attack(table, 1);
    table.session.world.nextFaces.push(...Array.from({ length: 300 }, () => 3));
    const rolled = faces(await nextRoll(table));
    expect(new Set(rolled)).toEqual(new Set(["3"]));
    expect(heard(table)).not.toContain(DICE.again);
    expectCalm(table);
  });

  it("count as they fall, and again where they fail", { timeout: 300_000 }, async () => {
    const table = await seatedTable(["red", "blue"], 0);
    const { nextFaces } = table.session.world;
    await playOn(table, 1, 4);
    await press(table, "Red", "show settings");
    await table.settle(4000);
    await press(table, "Red", "dice physical");

    // The first one lies askew, and is thrown again.
    await attack(table, 1);
    nextFaces.push("cocked", ...Array.from({ length: 300 }, () => 3));
    const waiting = new Set<string>();
    const first = faces(
      await nextRoll(table, async () => {
        waiting.add(shown(table, "log-tail"));
        return Promise.resolve();
      }),
    );
    expect([...waiting].join("\n")).toContain(DICE.due);
    const invited = table.view("Red").messages.filter(({ text }) => text === DICE.invite(first.length));
    expect(invited.map(({ way }) => way)).toContain("broadcast");
    expect(first.length).toBeGreaterThan(0);
    expect(new Set(first)).toEqual(new Set(["3"]));
    expect(heard(table)).toContain(DICE.again);

    // One that somebody takes into the hand and lays down is thrown again.
    nextFaces.length = 0;
    if ((await stateOf(table)).battle === undefined) await attack(table, 2);
    nextFaces.push(...Array.from({ length: 300 }, () => 3));
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

    // One that has fallen counts: it is not thrown again while the others wait for their throw.
    nextFaces.length = 0;
    const again: boolean[] = [];
    let third: string[] = [];
    for (let n = 0; again.length === 0 && n < 60; n++) {
      if ((await stateOf(table)).battle === undefined) await attack(table, 5 + n);
      // Those of the last roll lie there until the next one, which may be of a single die.
      const old = new Set(table.tagged("die").map(({ guid }) => guid));
      third = faces(
        await nextRoll(table, async () => {
          const dice = table.tagged("die");
          const isWhole = dice.every(({ life, guid }) => life === "live" && !old.has(guid));
          if (again.length > 0 || dice.length < 2 || !isWhole) return;
          nextFaces.length = 0;
          nextFaces.push(6, ...Array.from({ length: 300 }, () => 2));
          again.push(await table.randomize("Red", dice[0] ?? ""));
          await table.advance(100);
          again.push(await table.randomize("Blue", dice[0] ?? ""));
        }),
      );
    }
    expect(again).toEqual([true, false]);
    expect([third[0], ...new Set(third.slice(1))]).toEqual(["6", "2"]);

    // Dice that never lie flat are left, and the table rolls.
    nextFaces.length = 0;
    if ((await stateOf(table)).battle === undefined) await attack(table, 3);
    nextFaces.push(...Array.from({ length: 400 }, () => "cocked"));
    await nextRoll(table);
    expect(heard(table)).toContain(DICE.failed);

    nextFaces.length = 0;
    // The host lets the table roll again: no dice are left lying.
    await press(table, "Red", "dice seeded");
    await table.advance(600);
    expect(table.tagged("die")).toEqual([]);
    expectCalm(table);
  });
});
