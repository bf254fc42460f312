import { outlineRings } from "../helpers/outlines";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { drawnTables } from "../../scripts/data/tables";
import { readDrawing } from "../../scripts/data/drawing";
import { area, type Point, type Ring } from "../../assets/draw/kit/geometry";
import { TERRITORIES } from "../../src/risk/europe/territories.data";
import { BOARD } from "../../src/risk/europe/board";
import { FRONTS } from "../../src/risk/europe/fronts.data";
import { PIECES } from "../../src/games/castle-risk/table/pieces";
import { CITY_SPOTS, PLACES, SLOTS } from "../../src/risk/europe/places.data";

const drawing = readDrawing(".");

/** Board pixels for a unit of a figure, and of a shield. */
const FIGURE = 100;
const SHIELD = 80;

/** The corners of what figures are met at. */
function parseCollider(): number[][] {
  const text = readFileSync("assets/models/collider.obj", "utf8");
  return [...text.matchAll(/^v (.+)$/gm)].map(([, numbers]) => numbers.split(" ").map(Number));
}

/** How far a point lies from the line through some others. */
function away([x, y]: Point, line: Ring): number {
  let best = Infinity;
  line.forEach(([ax, ay], i) => {
    const [bx, by] = line[(i + 1) % line.length];
    const length = (bx - ax) ** 2 + (by - ay) ** 2;
    const part =
      length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length));
    best = Math.min(best, Math.hypot(ax + (bx - ax) * part - x, ay + (by - ay) * part - y));
  });
  return best;
}

/** Whether two edges of a ring cross. */
function crosses(ring: Ring): boolean {
  const n = ring.length;
  const side = ([ax, ay]: Point, [bx, by]: Point, [px, py]: Point): number =>
    (bx - ax) * (py - ay) - (by - ay) * (px - ax);
  for (let i = 0; i < n; i++) {
    for (let j = i + 2; j < n; j++) {
      if (i === 0 && j === n - 1) continue;
      const [a, b, c, d] = [ring[i], ring[(i + 1) % n], ring[j], ring[(j + 1) % n]];
      if (side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0) return true;
    }
  }
  return false;
}

test("the tables are what `npm run data` makes of the drawings", () => {
  for (const { path, text } of drawnTables(".")) expect(readFileSync(path, "utf8"), path).toBe(text);
});

describe.each(TERRITORIES.map(({ id, city }, t) => ({ id, t, city })))("$id", ({ id, t, city }) => {
  const drawn = drawing.places.territories[id];

  test("has its places where the drawing has them", () => {
    expect(PLACES[t].length).toBe(2 * (city === undefined ? 6 : 9));
    SLOTS.slice(0, PLACES[t].length / 2).forEach((slot, i) => {
      const [x, y] = [PLACES[t][2 * i], PLACES[t][2 * i + 1]];
      expect(Math.hypot(x - drawn.places[slot].x, y - drawn.places[slot].y)).toBeLessThan(1);
    });
    expect(CITY_SPOTS[t].length).toBe(city === undefined ? 0 : 2);
  });

  test("has an outline of few corners that keeps inside the drawn shape, clear of the neighbours'", () => {
    const kept = outlineRings(t);
    const corners = kept.reduce((n, ring) => n + ring.length, 0);
    expect(corners).toBeGreaterThanOrEqual(8);
    expect(corners).toBeLessThanOrEqual(36);
    const shape = drawing.shapes[t];
    for (const ring of kept) {
      expect(area(ring)).toBeGreaterThan(0);
      expect(crosses(ring)).toBe(false);
      for (const point of ring) {
        const deep = Math.min(...shape.map((line) => away(point, line)));
        expect(deep).toBeGreaterThan(10);
        expect(deep).toBeLessThan(18);
      }
    }
    const total = (all: readonly Ring[]): number => all.reduce((sum, ring) => sum + area(ring), 0);
    expect(total(kept) / total(shape)).toBeGreaterThan(0.7);
    expect(total(kept) / total(shape)).toBeLessThan(0.97);
  });
});

test("there is one front for each border and sea-line, on both sides' edge but for those moved off units", () => {
  const wanted = TERRITORIES.flatMap((_, a) =>
    [...BOARD.land[a], ...BOARD.sea[a]].filter((b) => a < b).map((b) => `${a} ${b}`),
  );
  expect(FRONTS.map(([a, b]) => `${a} ${b}`).sort()).toEqual(wanted.sort());
  const off = FRONTS.filter(([a, b]) => BOARD.land[a].includes(b)).map(([a, b, x, y]) =>
    Math.max(...[a, b].map((t) => Math.min(...drawing.shapes[t].map((ring) => away([x, y], ring))))),
  );
  expect(Math.max(...off)).toBeLessThan(35);
  expect(off.length).toBe(82);
  expect(off.filter((far) => far >= 1).length).toBe(12);
});

test("a force at a front stands clear of the units of all lands: colliders that meet shove each other", () => {
  const xs = parseCollider().map(([x]) => x * FIGURE);
  const zs = parseCollider().map(([, , z]) => z * FIGURE);
  const [wide, deep] = [xs, zs].map((all) => Math.max(...all) - Math.min(...all));
  expect([wide, deep].map(Math.round)).toEqual([54, 38]);
  const units = PLACES.flatMap((row) => [0, 2, 4, 6].map((i) => [row[i], row[i + 1]]));
  const met = FRONTS.filter(([, , x, y]) =>
    [-38, 38].some((dx) =>
      [-38, 38].some((dy) =>
        units.some(([ux, uy]) => Math.abs(ux - x - dx) < wide && Math.abs(uy - y - dy) < deep),
      ),
    ),
  );
  expect(met.map(([a, b]) => `${TERRITORIES[a].id} and ${TERRITORIES[b].id}`)).toEqual([]);
});

test("no count of a figure lies over the number of a shield", () => {
  const faults = PLACES.flatMap((row, t) =>
    SLOTS.filter((slot, i) => slot !== "shield" && 2 * i < row.length)
      .filter((slot) => {
        const i = SLOTS.indexOf(slot);
        const s = SLOTS.indexOf("shield");
        const dx = Math.abs(row[2 * i] - row[2 * s]);
        const below = row[2 * i + 1] + PIECES.labels.model.at[2] * FIGURE;
        const dy = Math.abs(below - row[2 * s + 1] - PIECES.labels.token.at[2] * SHIELD);
        // Two figures are about as wide as they are high.
        const reach = (PIECES.labels.model.width * FIGURE + PIECES.labels.token.font * SHIELD) / 2;
        return dx < reach && dy < reach;
      })
      .map((slot) => `${TERRITORIES[t].id} ${slot}`),
  );
  expect(faults).toEqual([]);
});
