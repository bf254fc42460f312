/** The drawings of RISK 2008: its names on the board of the world, and its sheets of cards. */
import { expect, test } from "vitest";
import { LETTERS } from "../../assets/draw/boxes/world/tones";
import type { WorldFile } from "../../assets/draw/boxes/world/file";
import { renamed } from "../../assets/draw/games/risk-2008/names";
import { readJson } from "../../assets/draw/kit/json";
import { fromFile } from "../../assets/draw/map/file";
import type { ManifestFile } from "../../assets/draw/sheet/manifest";
import { SHEETS } from "../../src/games/risk-2008/table/card";
import { TERRITORIES } from "../../src/risk/world/territories.data";
import { inkOf } from "./map";
import { worldLand, worldShapes } from "./world";

test("four territories have other names (rule 1.2), which cover no piece's place and lie on their land or in water", () => {
  const file = readJson<WorldFile>("assets/places-world.json");
  const layout = fromFile(file);
  const { lands } = renamed(layout, worldShapes());
  const others = lands.filter((land, i) => land.name !== layout.lands[i].name);
  expect(others.map(({ id, name }) => `${id}: ${name.map(({ text }) => text).join(" ")}`)).toEqual([
    "quebec: Eastern Canada",
    "ukraine: Russia",
    "congo: Central Africa",
    "siam: S. E. Asia",
  ]);
  const field = worldLand();
  const discs = layout.lands.flatMap(({ places }) => Object.values(places));
  const faults = others.flatMap(({ id, name, leader }) => {
    const home = leader === undefined ? TERRITORIES.findIndex((t) => t.id === id) + 2 : 0;
    const ink = name.flatMap((line) => inkOf(line, LETTERS.face, LETTERS.tracking));
    const away = ink.filter(([x, y]) => field.v[Math.floor(y / 2) * field.w + Math.floor(x / 2)] !== home);
    const over = ink.filter(([x, y]) => discs.some((d) => Math.hypot(x - d.x, y - d.y) < d.r));
    return [...away.map(() => `${id} leaves its place`), ...over.map(() => `${id} covers a piece`)];
  });
  expect([...new Set(faults)]).toEqual([]);
}, 120_000);

test("each sheet is as wide and as high as its cells, within what the table can cut", () => {
  const { files } = readJson<{ files: ManifestFile[] }>("assets/manifest.json");
  for (const { path, columns, cells } of Object.values(SHEETS)) {
    const { width = 0, height = 0 } = files.find((f) => f.path === path)!;
    const rows = Math.ceil(cells.length / columns);
    expect(
      [columns, rows].every((n) => n >= 2 && n <= 7),
      path,
    ).toBe(true);
    expect(width % columns, path).toBe(0);
    expect(height / rows / (width / columns), path).toBeCloseTo(896 / 640, 2);
  }
});
