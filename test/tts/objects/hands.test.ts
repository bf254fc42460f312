import { describe, expect, test } from "vitest";
import { BOARD, SIZE } from "../../../src/risk/europe/board";
import { TERRITORIES } from "../../../src/risk/europe/territories.data";
import { area, inside, type Point } from "../../../assets/draw/kit/geometry";
import { CASTLE_RISK } from "../../../mod/saves/castle-risk";
import { boardArea, seatPlaces } from "../../../mod/boxes/horseshoe/layout";
import { readDrawing } from "../../../scripts/data/drawing";
import { deliver } from "../../../tabletop/run/deliver";
import { objectOut } from "../../../tabletop/bridge/values";
import type { Table } from "../../../tabletop/table";
import type { Ways } from "../../../tabletop/world/ways";
import { actionNumber } from "../../../tabletop/world/actions";
import { duel } from "../../helpers/play";
import { expectLaid } from "./laid";
import { recordedStates } from "../../helpers/recorded";
import { ALL, layDown } from "../states";
import { laidTable, tell } from "../table";

const drawing = readDrawing(".");
const { territories } = drawing.places;
const SEATS = seatPlaces(boardArea(drawing.places), CASTLE_RISK.meta.colours);
const LONG = { timeout: 200_000 };

const id = (name: string): number => BOARD.index[name];
/** Board pixels as a place of the table. */
const world = ({ x, y }: { x: number; y: number }): { x: number; z: number } => ({
  x: (x - 2048) / 100,
  z: (1800 - y) / 100,
});

/** Red has five infantry in Saxony, archers and a castle to place, coins, a spy and a general in the hand. */
const S = duel({
  phase: "placement",
  table: "round 3",
  red: "coins 7 reserve archer 2 hand general 1 spy 1 ; saxony infantry 5 siege 1 ; bohemia infantry 1",
  blue: "coins 4 hand admiral 1 ; france infantry 3",
}).state;

async function laid(): Promise<Table> {
  const table = await laidTable();
  await layDown(table, S);
  return table;
}

async function told(table: Table): Promise<string> {
  await table.settle();
  return (await tell(table, "test_told")) as string;
}

function guid(table: Table, memo: string): string {
  const found = table.tagged("thing").find(({ data }) => data.Memo === memo);
  if (found === undefined) throw new Error(`there is no ${memo}`);
  return found.guid;
}

describe("in Lua 5.2, a press on a territory", LONG, () => {
  test("is one on its shield, which nothing covers, wherever pieces stand", async () => {
    const table = await laidTable();
    const states = recordedStates(151);
    for (const s of [states[3], states[states.length - 4]]) {
      await layDown(table, s);
      const shields = table.tagged("thing").filter(({ data }) => data.Memo?.startsWith("shield:") === true);
      expect(shields.length).toBe(SIZE);
      for (const shield of shields) await table.pressButton("Blue", shield, 0);
      const said = (await told(table)).split("\n").sort();
      expect(said).toEqual(TERRITORIES.map((_, t) => `Blue pressed ${t}`).sort());
    }
  });

  test("is one on a piece's number, also on that of others", async () => {
    const table = await laid();
    await table.pressButton("Blue", guid(table, "infantry:saxony"), "5");
    expect(await told(table)).toBe(`Blue pressed ${id("saxony")}`);
  });

  test("is a piece picked up and put down, which then stands where it stood", async () => {
    const table = await laid();
    const piece = guid(table, "infantry:bohemia");
    const { x, y } = territories["bohemia"].places["infantry"];
    await table.move("Red", piece, world({ x: x + 20, y: y - 15 }));
    expect(await told(table)).toBe(`Red pressed ${id("bohemia")}`);
    expectLaid(table, S, ALL);
  });

  test("says whose it is, which its colour alone would tell otherwise", async () => {
    const table = await laid();
    const name = (key: string): string | undefined =>
      table.tagged("thing").find(({ data }) => data.Memo === key)?.data.Nickname;
    expect(name("infantry:saxony")).toBe("infantry of Red");
    expect(name("infantry:france")).toBe("infantry of Blue");
  });

  test("is chosen in a piece's menu, which can say the most and confirm besides", async () => {
    const table = await laid();
    const piece = guid(table, "siege:saxony");
    for (const label of ["Choose this territory", "As many as possible", "Confirm"])
      await table.chooseMenu("Red", piece, label);
    expect(await told(table)).toBe(`Red pressed ${id("saxony")}\nRed said most\nRed said confirm`);
  });
});

describe("in Lua 5.2, a piece that is dragged", LONG, () => {
  test("proposes an action, and goes back to its place", async () => {
    const table = await laid();
    const bohemia = world(territories["bohemia"].places["castle"]);
    await table.move("Red", guid(table, "infantry:saxony"), bohemia);
    expect(await told(table)).toBe(`Red dropped unit infantry of 0 ${id("saxony")} ${id("bohemia")}  x0`);
    expectLaid(table, S, ALL);
    await table.move("Red", guid(table, "red:reserve:archer"), bohemia);
    expect(await told(table)).toBe(`Red dropped reserve archer of 0 -1 ${id("bohemia")}  x0`);
    const { x, z } = SEATS[1].mat;
    await table.move("Red", guid(table, "red:coins"), { x: x + 5, z });
    expect(await told(table)).toBe("Red dropped coins  of 0 -1 -1 blue x0");
    await table.move("Red", guid(table, "infantry:saxony"), { x: 33, z: 10 });
    expect(await told(table)).toBe(`Red dropped unit infantry of 0 ${id("saxony")} -1  x0`);
    expectLaid(table, S, ALL);
  });

  test("takes as many as were typed over it before", async () => {
    const table = await laid();
    const piece = guid(table, "infantry:saxony");
    const bohemia = world(territories["bohemia"].places["castle"]);
    await table.typeNumber("Red", piece, "3");
    await table.advance(70);
    await table.move("Red", piece, bohemia);
    expect(await told(table)).toContain("x3");
    await table.move("Red", piece, bohemia);
    expect(await told(table)).toContain("x0");
    await table.typeNumber("Red", piece, "12");
    await table.advance(70);
    await table.move("Red", guid(table, "siege:saxony"), bohemia);
    await table.move("Red", piece, bohemia);
    expect(await told(table)).not.toContain("x12");
  });
});

describe("in Lua 5.2, a card", LONG, () => {
  test("is played by being dragged out of its owner's hand, and goes back until it is really played", async () => {
    const table = await laid();
    await table.move("Red", guid(table, "red:card:spy:0"), { x: 0, z: 3 });
    expect(await told(table)).toBe("Red played spy");
    expectLaid(table, S, ALL);
  });

  test("can be put in another order in the hand", async () => {
    const table = await laid();
    const { x, z } = SEATS[0].hand;
    await table.move("Red", guid(table, "red:card:spy:0"), { x: x - 4, z });
    expect(await told(table)).toBe("");
    expectLaid(table, S, ALL);
  });

  test("never becomes part of a deck, nor does a number draw one", async () => {
    const table = await laid();
    const deck = guid(table, "deck");
    await table.moveOnto("Red", guid(table, "red:card:spy:0"), deck);
    await table.typeNumber("Red", deck, "2");
    await table.settle();
    expectLaid(table, S, ALL);
    await expect(table.move("Blue", guid(table, "red:card:spy:0"), { x: 0, z: 0 })).rejects.toThrow(
      "hand of Red",
    );
  });
});

test.each<[string, Ways]>([
  ["a container", {}],
  ["nil", { noContainer: true }],
])(
  "nobody flips, turns, copies, deletes, groups or shuffles what is ours, nor puts it into a bag, which is told as %s",
  LONG,
  async (_, ways) => {
    const bag = {
      ...{
        Name: "Bag",
        GUID: "ba6000",
        Transform: {
          posX: 25,
          posY: 1.5,
          posZ: 12,
          rotX: 0,
          rotY: 0,
          rotZ: 0,
          scaleX: 1,
          scaleY: 1,
          scaleZ: 1,
        },
      },
      ...{ Bag: { Order: 0 }, ContainedObjects: [] },
    };
    const table = await laidTable(undefined, {}, ways, [
      bag,
      { ...bag, GUID: "ba6001", Transform: { ...bag.Transform, posX: 29 } },
    ]);
    await layDown(table, S);
    const unit = guid(table, "infantry:saxony");
    const card = guid(table, "red:card:spy:0");
    for (const piece of [unit, card]) {
      expect(await table.flip("Red", piece)).toBe(false);
      expect(await table.rotate("Red", piece, 3)).toBe(false);
      expect(await table.remove("Red", piece)).toBe(false);
      expect(await table.copy("Red", [piece])).toBe(false);
      expect((await told(table)).split("\n")).toContain("Red may not");
      expect(await table.randomize("Red", piece)).toBe(false);
    }
    expect(await table.remove("Red", guid(table, `shield:red:saxony`))).toBe(false);
    expect(await table.group("Red", [card, guid(table, "red:card:general:0")])).toBe(false);
    // Tabletop Simulator may not know who it was.
    const deletes = [
      undefined,
      actionNumber("Delete"),
      [objectOut(table.session.world.guids.get(unit) ?? 0)],
    ];
    expect(await deliver(table.session.script, { what: "onPlayerAction", args: deletes })).toBe(false);
    await table.moveOnto("Red", unit, "ba6000");
    // What is not ours goes where people want it.
    expect(await table.moveOnto("Red", "ba6001", "ba6000")).not.toBe(false);
    expect(table.data("ba6000").ContainedObjects?.map(({ GUID }) => GUID)).toEqual(["ba6001"]);
    await table.settle();
    expectLaid(table, S, ALL);
    expect(await table.remove("Red", "ba6000")).toBe(true);
  },
);

test("every point of the board's lands is known for what it is", LONG, async () => {
  const table = await laidTable();
  const lands = async (points: readonly Point[]): Promise<number[]> => {
    const text = points.map((point) => point.join(" ")).join(" ");
    return ((await tell(table, "test_lands", text)) as string).split(" ").map(Number);
  };
  for (let t = 0; t < SIZE; t++) {
    const shape = drawing.shapes[t];
    const spots = Object.values(territories[TERRITORIES[t].id].places).map(({ x, y }): Point => [x, y]);
    expect(await lands(spots)).toEqual(spots.map(() => t));
    const [ring] = shape.filter((line) => area(line) > 0).sort((a, b) => area(b) - area(a));
    const [left, top] = [0, 1].map((c) => Math.min(...ring.map((point) => point[c])));
    const [right, bottom] = [0, 1].map((c) => Math.max(...ring.map((point) => point[c])));
    const points: Point[] = [];
    for (let x = left; x < right; x += 23) {
      for (let y = top; y < bottom; y += 23) {
        const near = [-24, 0, 24].flatMap((dx) => [-24, 0, 24].map((dy): Point => [x + dx, y + dy]));
        const isDeep = near.every(([px, py]) => shape.filter((line) => inside(line, px, py)).length === 1);
        if (isDeep) points.push([Math.round(x), Math.round(y)]);
      }
    }
    expect(points.length).toBeGreaterThan(20);
    expect(await lands(points), TERRITORIES[t].id).toEqual(points.map(() => t));
  }
  expect(
    await lands([
      [100, 1300],
      [700, 700],
      [-500, 200],
      [2500, 2900],
    ]),
  ).toEqual([-1, -1, -1, -1]);
  const { x, z } = world(territories["saxony"].city!);
  expect(await tell(table, "test_land", x, z)).toBe(id("saxony"));
});

test("outlines lie around source, target and legal territories, and go again", LONG, async () => {
  const table = await laidTable();
  const lines = (): typeof table.session.world.file.VectorLines => table.session.world.file.VectorLines;
  await tell(table, "test_outline", id("saxony"), id("bohemia"), [
    id("bohemia"),
    id("france"),
    id("sardinia"),
  ]);
  await table.settle();
  expect(lines().map(({ loop }) => loop)).toEqual([true, true, true, true, true]);
  const around = (name: string): number =>
    lines().filter(({ points3 }) => {
      const ring = points3.map(({ x, z }): Point => [x * 100 + 2048, 1800 - z * 100]);
      return inside(ring, territories[name].places["shield"].x, territories[name].places["shield"].y);
    }).length;
  // The shields of small islands stand at their coast.
  expect(["saxony", "bohemia", "france", "poland"].map(around)).toEqual([1, 1, 1, 0]);
  for (const { points3 } of lines()) for (const { y } of points3) expect(y).toBeGreaterThan(1.16);
  // Who was a target before has the colour of a source as soon as it is one.
  const colours = (): string[] => [...new Set(lines().map(({ color }) => JSON.stringify(color)))];
  const before = colours();
  await tell(table, "test_outline", id("bohemia"), id("saxony"), [id("france")]);
  await table.settle();
  expect(colours()).toEqual(before);
  expect(before.length).toBe(3);
  await tell(table, "test_outline", -2, -1, []);
  await table.settle();
  expect(lines()).toEqual([]);
});

test("landmarks mark the cities, and are taken away by the next command", LONG, async () => {
  const table = await laidTable();
  await tell(table, "test_landmarks");
  await table.settle();
  const marks = table.tagged("landmark");
  expect(marks.length).toBe(15);
  for (const { id: land, city } of TERRITORIES) {
    if (city === undefined) continue;
    const mark = marks.find(({ data }) => data.Nickname === city.name)!;
    const place = world(territories[land].city!);
    expect(Math.hypot(mark.position.x - place.x, mark.position.z - place.z), land).toBeLessThan(0.02);
  }
  await tell(table, "test_landmarks");
  expect(table.tagged("landmark")).toEqual([]);
});

test("what the save lacks is named in words", LONG, async () => {
  const table = await laidTable();
  expect(await tell(table, "test_missing")).toBe("");
  const save = await table.save();
  save.ObjectStates = save.ObjectStates.filter(({ Tags = [], FogColor, Memo }) => {
    const isMat = Tags.includes("mat") && Memo === "green";
    return !Tags.includes("board") && FogColor !== "Red" && !isMat;
  });
  await table.load(save);
  await table.settle();
  expect(await tell(table, "test_missing")).toBe("board, hand zone of Red, mat of Green");
  expect(table.errors).toEqual([]);
});
