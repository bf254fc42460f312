/** The board of the world: what lies on it is what its table of borders says. */
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { drawBoard } from "../../assets/draw/boxes/world/board";
import { toWorldFile, type WorldFile } from "../../assets/draw/boxes/world/file";
import { FIXED, PLAQUE, PLAQUES } from "../../assets/draw/boxes/world/ornaments";
import { LETTERS } from "../../assets/draw/boxes/world/tones";
import { legend } from "../../assets/draw/games/risk-classic/legend";
import { fileText, fromFile } from "../../assets/draw/map/file";
import type { Field } from "../../assets/draw/kit/raster";
import { setValue } from "../../src/games/risk-classic/rules/cards";
import { CONTINENTS } from "../../src/risk/world/continents";
import { PICTURE } from "../../src/risk/world/picture";
import { TERRITORIES } from "../../src/risk/world/territories.data";
import { drawnShapes, inkOf, pair, tooClose, touching } from "./map";
import { worldLand, worldShapes } from "./world";

const text = readFileSync("assets/places-world.json", "utf8");
const svg = readFileSync("assets/board-world.svg", "utf8");
const places = JSON.parse(text) as WorldFile;
const { map } = places.board;
const drawn = drawnShapes("assets/board-world.svg", TERRITORIES);
const all = Object.entries(places.territories);
const KINDS = ["airfield", "artillery", "capital", "cavalry", "city", "infantry", "shield"];

let land: Field;
const at = (p: readonly number[]): number => land.v[Math.floor(p[1] / 2) * land.w + Math.floor(p[0] / 2)];
beforeAll(() => {
  land = worldLand();
});

describe("shapes", () => {
  test("the 42 territories share a border line exactly where the table has one of its 58 land borders", () => {
    expect([...drawn.keys()]).toEqual(TERRITORIES.map((t) => t.id));
    const wanted = new Set(TERRITORIES.flatMap((t) => t.land.map((id) => pair(t.id, id))));
    const shared = touching(drawn);
    expect(wanted.size).toBe(58);
    expect([...shared.keys()].sort()).toEqual([...wanted].sort());
    // The shortest is the isthmus of Panama.
    for (const [key, length] of shared) expect(length, key).toBeGreaterThan(30);
  });

  test("seen as pixels, territories that do not border keep apart", () => {
    expect(tooClose(land, TERRITORIES)).toEqual([]);
  });
});

describe("sea-lines", () => {
  const edge = (x: number): boolean => x === map.x || x === map.x + map.w;

  test("are the 25 of the table; Alaska and Kamchatka meet over both edges of the map, at one height", () => {
    const wanted = new Set(TERRITORIES.flatMap((t) => t.sea.map((id) => pair(t.id, id))));
    expect(wanted.size).toBe(25);
    expect(new Set(places.seaLines.map((l) => pair(l.from, l.to)))).toEqual(wanted);
    expect(places.seaLines.length).toBe(26);
    const over = places.seaLines.filter((l) => edge(l.points[l.points.length - 1][0]));
    expect(over.map(({ from, to }) => `${from} ${to}`)).toEqual(["alaska kamchatka", "kamchatka alaska"]);
    expect(new Set(over.map(({ points }) => points[points.length - 1][1])).size).toBe(1);
    for (const l of places.seaLines) expect(svg).toContain(`id="sea-line-${l.from}-${l.to}"`);
  });

  test("begin and end in their territories and cross no other land", () => {
    for (const l of places.seaLines) {
      const own = [l.from, l.to].map((id) => TERRITORIES.findIndex((t) => t.id === id) + 2);
      const inside = l.points.filter(([x]) => !edge(x));
      expect(
        inside.map(at).filter((v) => v !== 0 && !own.includes(v)),
        pair(l.from, l.to),
      ).toEqual([]);
      expect(at(l.points[0])).toBe(own[0]);
      if (inside.length === l.points.length) expect(at(l.points[l.points.length - 1])).toBe(own[1]);
    }
  });

  test("do not cross each other, and end in circles of their own", () => {
    const near = places.seaLines.flatMap((one, i) =>
      places.seaLines
        .slice(i + 1)
        .filter((other) =>
          one.points.some(([x, y]) => other.points.some((p) => Math.hypot(p[0] - x, p[1] - y) < 18)),
        )
        .map((other) => `${pair(one.from, one.to)} and ${pair(other.from, other.to)}`),
    );
    expect(near).toEqual([]);
  });
});

describe("names and places", () => {
  test("no letter leaves its land, or the sea where it has a leader", () => {
    all.forEach(([id, t], i) => {
      for (const l of t.name.lines)
        expect(
          inkOf(l, LETTERS.face, LETTERS.tracking).filter((p) => at(p) !== (t.leader ? 0 : i + 2)),
          id,
        ).toEqual([]);
      if (t.leader) expect(at(t.leader.slice(2)), id).toBe(i + 2);
    });
  });

  test("every piece has its place in its land, a shield beside a name in the sea, and none covers another", () => {
    const discs = all.flatMap(([id, t], i) =>
      Object.entries(t.places).map(([kind, d]) => ({ ...d, id: `${id} ${kind}`, value: d.sea ? 0 : i + 2 })),
    );
    for (const [id, t] of all) expect(Object.keys(t.places).sort(), id).toEqual(KINDS);
    const faults: string[] = [];
    discs.forEach((d, k) => {
      for (let a = 0; a < 24; a++)
        if (
          at([d.x + d.r * Math.cos((a * Math.PI) / 12), d.y + d.r * Math.sin((a * Math.PI) / 12)]) !== d.value
        )
          faults.push(`${d.id} leaves its land`);
      for (const o of discs.slice(k + 1))
        if (Math.hypot(o.x - d.x, o.y - d.y) < d.r + o.r) faults.push(`${d.id} meets ${o.id}`);
      if (d.sea && FIXED.some((o) => Math.hypot(o.x - d.x, o.y - d.y) < d.r + o.r))
        faults.push(`${d.id} covers an ornament`);
    });
    const letters = all.flatMap(([, t]) =>
      t.name.lines.flatMap((l) => inkOf(l, LETTERS.face, LETTERS.tracking)),
    );
    for (const d of discs)
      if (letters.some(([x, y]) => Math.abs(x - d.x) < d.r && Math.hypot(x - d.x, y - d.y) < d.r))
        faults.push(`${d.id} covers a letter`);
    expect(discs.length).toBe(42 * 7);
    expect([...new Set(faults)]).toEqual([]);
  });
});

test("the ladder tells what each set is worth (rule 3.3), and a plaque what each continent pays", () => {
  expect(places.sets.map(({ worth }) => worth)).toEqual(
    places.sets.map((_, i) => setValue("escalating", i, [])),
  );
  for (const { id } of CONTINENTS) expect(svg).toContain(`id="plaque-${id}"`);
});

test("drawing the board anew gives the same vectors and the same places, byte for byte", () => {
  const layout = fromFile(places);
  expect(fileText(toWorldFile(layout))).toBe(text);
  expect(drawBoard(worldShapes(), layout, legend()) === svg).toBe(true);
}, 120_000);

test("the ring that tells who holds a continent lies on the coin of its plaque", () => {
  const coins = CONTINENTS.map(({ id, territories }) => ({
    ...{ x: PLAQUES[id].x + PLAQUE.w - 48, y: PLAQUES[id].y, territories },
  }));
  expect(PICTURE.badges.map(({ x, y, territories }) => ({ x, y, territories }))).toEqual(coins);
});
