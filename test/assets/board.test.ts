import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { TERRITORIES } from "../../src/risk/europe/territories.data";
import { flatten } from "../../assets/draw/kit/paths";
import { fromFile, fileText } from "../../assets/draw/map/file";
import { toPlaces, type PlacesFile } from "../../assets/draw/places-file";
import { capHeight, textPath } from "../../assets/draw/kit/type";
import { FIXED } from "../../assets/draw/boxes/europe/ornaments";
import type { Field } from "../../assets/draw/kit/raster";
import type { Point } from "../../assets/draw/kit/geometry";
import { drawnShapes, inkOf, landField, pair, tooClose, touching } from "./map";

const svg = readFileSync("assets/board.svg", "utf8");
const text = readFileSync("assets/places.json", "utf8");
const places = JSON.parse(text) as PlacesFile;
const drawn = drawnShapes("assets/board.svg", TERRITORIES);
const waste = flatten(svg.match(/<path id="waste"[^>]* d="([^"]+)"/)![1]);
let land: Field;
const at = (p: readonly number[]): number => land.v[Math.floor(p[1] / 2) * land.w + Math.floor(p[0] / 2)];

beforeAll(() => {
  land = landField(4096, 3600, [...drawn.values()], waste);
});

describe("shapes", () => {
  test("each territory is one path of the board", () => {
    expect([...drawn.keys()]).toEqual(TERRITORIES.map((t) => t.id));
  });

  test("lands that share a border line are exactly those that border in the data", () => {
    const shared = touching(drawn);
    const wanted = new Set(TERRITORIES.flatMap((t) => t.land.map((id) => pair(t.id, id))));
    expect(wanted.size).toBe(82);
    expect([...shared.keys()].sort()).toEqual([...wanted].sort());
    for (const [key, length] of shared) expect(length, key).toBeGreaterThan(60);
  });

  test("seen as pixels, lands that do not border keep apart", () => {
    expect(tooClose(land, TERRITORIES)).toEqual([]);
  });
});

describe("sea-lines", () => {
  test("are the 19 of the data", () => {
    const wanted = new Set(TERRITORIES.flatMap((t) => t.sea.map((id) => pair(t.id, id))));
    expect(wanted.size).toBe(19);
    expect(places.seaLines.map((l) => pair(l.from, l.to)).sort()).toEqual([...wanted].sort());
    for (const l of places.seaLines) expect(svg).toContain(`id="sea-line-${l.from}-${l.to}"`);
  });

  test("cross no land but that of their ends", () => {
    for (const l of places.seaLines) {
      const own = [l.from, l.to].map((id) => TERRITORIES.findIndex((t) => t.id === id) + 2);
      const over = l.points.flatMap((p, i) => {
        const q = l.points[Math.min(i + 1, l.points.length - 1)];
        return [0, 0.25, 0.5, 0.75].map((t) => at([p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t]));
      });
      expect(
        over.filter((v) => v !== 0 && !own.includes(v)),
        pair(l.from, l.to),
      ).toEqual([]);
      expect([at(l.points[0]), at(l.points[l.points.length - 1])]).toEqual(own);
      expect(over.filter((v) => v === 0).length, pair(l.from, l.to)).toBeGreaterThan(3);
    }
  });
});

const lettered = (l: Parameters<typeof inkOf>[0], face: string): Point[] =>
  inkOf(l, face, face === "title" ? 0.02 : 0);

describe("names and places", () => {
  const all = Object.entries(places.territories);

  test("capitals are at least 44 pixels high", () => {
    const tall = (l: { text: string; size: number }, face: string): void => {
      const capital = l.text.match(/\p{Lu}/u)?.[0];
      if (capital) expect(l.size * capHeight(face, capital), l.text).toBeGreaterThanOrEqual(44);
    };
    for (const [, t] of all) {
      for (const l of t.name.lines) tall(l, "title");
      expect(new Set(t.name.lines.map((l) => l.size)).size).toBe(1);
      if (t.city) tall(t.city.name, "italic");
    }
  });

  test("names are level or gently curved: no part of a line leans more than 14 degrees", () => {
    for (const [id, t] of all) {
      for (const l of [...t.name.lines, ...(t.city ? [t.city.name] : [])]) {
        const dots = flatten(textPath(".".repeat(30), { ...l, face: "title", anchor: "middle" }), 3).map(
          (ring): Point => [
            ring.reduce((s, p) => s + p[0], 0) / ring.length,
            ring.reduce((s, p) => s + p[1], 0) / ring.length,
          ],
        );
        expect(dots.length).toBe(30);
        const lean = dots
          .slice(1)
          .map((p, i) => Math.abs(Math.atan2(p[1] - dots[i][1], p[0] - dots[i][0]) * 180) / Math.PI);
        expect(Math.max(...lean), `${id}: ${l.text}`).toBeLessThanOrEqual(14);
      }
    }
  });

  test("no letter leaves its land, or the sea where it has a leader", () => {
    all.forEach(([id, t], i) => {
      const value = t.leader ? 0 : i + 2;
      for (const l of t.name.lines)
        expect(
          lettered(l, "title").filter((p) => at(p) !== value),
          id,
        ).toEqual([]);
      if (t.leader) expect([at(t.leader.slice(0, 2)), at(t.leader.slice(2))]).toEqual([0, i + 2]);
      if (t.city) {
        const under = new Set(lettered(t.city.name, "italic").map(at));
        expect(under.size === 1 && (under.has(0) || under.has(i + 2)), t.city.name.text).toBe(true);
        expect(at([t.city.x, t.city.y])).toBe(i + 2);
      }
    });
  });

  test("every piece has its place", () => {
    for (const t of TERRITORIES) {
      const kinds = [
        "archer",
        "castle",
        "cavalry",
        "infantry",
        "shield",
        "siege",
        ...(t.city ? ["banner", "capital", "plundered"] : []),
      ];
      expect(Object.keys(places.territories[t.id].places).sort()).toEqual(kinds.sort());
    }
  });

  test("all places filled at once cover no border, no name, no city, no sea-line's end and one another", () => {
    const letters = all.flatMap(([, t]) => [
      ...t.name.lines.map((l) => lettered(l, "title")),
      ...(t.city ? [lettered(t.city.name, "italic")] : []),
    ]);
    const boxes = letters.map((ink) => ({
      ink,
      x1: Math.min(...ink.map((p) => p[0])),
      x2: Math.max(...ink.map((p) => p[0])),
      y1: Math.min(...ink.map((p) => p[1])),
      y2: Math.max(...ink.map((p) => p[1])),
    }));
    const discs = all.flatMap(([id, t], i) =>
      Object.entries(t.places).map(([kind, d]) => ({ ...d, id: `${id} ${kind}`, value: d.sea ? 0 : i + 2 })),
    );
    const solid = [
      ...places.seaLines.flatMap((l) =>
        [l.points[0], l.points[l.points.length - 1]].map(([x, y]) => ({
          x,
          y,
          r: 8,
          id: `end of ${l.from}-${l.to}`,
        })),
      ),
      ...all.flatMap(([id, t]) =>
        t.leader ? [{ x: t.leader[2], y: t.leader[3], r: 3, id: `leader of ${id}` }] : [],
      ),
      ...all.flatMap(([, t]) =>
        t.city
          ? [
              [-16, -7, 50],
              [46, 16, 29],
            ].map(([dx, dy, r]) => ({ x: t.city!.x + dx, y: t.city!.y + dy, r, id: t.city!.name.text }))
          : [],
      ),
    ];
    const faults: string[] = [];
    discs.forEach((d, k) => {
      for (let a = 0; a < 48; a++)
        if (
          at([d.x + d.r * Math.cos((a * Math.PI) / 24), d.y + d.r * Math.sin((a * Math.PI) / 24)]) !== d.value
        )
          faults.push(`${d.id} leaves its land`);
      for (const o of [...discs.slice(k + 1), ...solid])
        if (Math.hypot(o.x - d.x, o.y - d.y) < d.r + o.r) faults.push(`${d.id} meets ${o.id}`);
      for (const b of boxes) {
        if (d.x + d.r < b.x1 || d.x - d.r > b.x2 || d.y + d.r < b.y1 || d.y - d.r > b.y2) continue;
        if (b.ink.some((p) => Math.hypot(p[0] - d.x, p[1] - d.y) < d.r))
          faults.push(`${d.id} covers a letter`);
      }
    });
    expect(discs.length).toBe(49 * 6 + 15 * 3);
    expect(faults).toEqual([]);
  });

  test("what lies at sea keeps clear of sea-lines, ornaments and the frame, and a leader ties it to its land", () => {
    const faults: string[] = [];
    const lines = places.seaLines.flatMap((l) => l.points.map(([x, y]) => ({ x, y, r: 7 })));
    const kept = [...lines, ...FIXED];
    const { map } = places.board;
    for (const [id, t] of all) {
      const atSea = Object.values(t.places).filter((d) => d.sea);
      if (atSea.length && !t.leader) faults.push(`${id} has a place at sea and no leader`);
      if (!t.leader) continue;
      const dots = [
        ...atSea,
        ...t.name.lines.flatMap((l) => lettered(l, "title").map(([x, y]) => ({ x, y, r: 0 }))),
      ];
      for (const d of dots) {
        if (kept.some((o) => Math.abs(o.x - d.x) < o.r + d.r && Math.hypot(o.x - d.x, o.y - d.y) < o.r + d.r))
          faults.push(`${id} covers a sea-line or an ornament`);
        if (d.x - d.r < map.x || d.x + d.r > map.x + map.w || d.y - d.r < map.y || d.y + d.r > map.y + map.h)
          faults.push(`${id} leaves the map`);
      }
      const [x1, y1, x2, y2] = t.leader;
      const others = all.flatMap(([other, o]) => [
        ...Object.values(o.places).map((d) => ({ ...d, r: d.r - (d.sea ? 4 : 1) })),
        ...o.name.lines.flatMap((l) => lettered(l, "title").map(([x, y]) => ({ x, y, r: 3, other }))),
      ]);
      const inReach = [...lines, ...others].filter(
        ({ x, y, r }) =>
          x + r + 1 > Math.min(x1, x2) &&
          x - r - 1 < Math.max(x1, x2) &&
          y + r + 1 > Math.min(y1, y2) &&
          y - r - 1 < Math.max(y1, y2),
      );
      for (let k = 0; k <= 60; k++) {
        const [x, y] = [x1 + ((x2 - x1) * k) / 60, y1 + ((y2 - y1) * k) / 60];
        if (![0, TERRITORIES.findIndex((c) => c.id === id) + 2].includes(at([x, y])))
          faults.push(`the leader of ${id} crosses another land`);
        if (inReach.some((o) => Math.hypot(o.x - x, o.y - y) < o.r + 1))
          faults.push(`the leader of ${id} crosses something`);
      }
      const from = atSea.map((d) => Math.hypot(d.x - x1, d.y - y1) - d.r);
      const letters = t.name.lines.flatMap((l) =>
        lettered(l, "title").map((p) => Math.hypot(p[0] - x1, p[1] - y1)),
      );
      expect(Math.min(...from, ...letters), `${id}: where the leader starts`).toBeLessThan(60);
    }
    expect([...new Set(faults)]).toEqual([]);
  });
});

/** What is drawn of it is drawn anew by board.slow.test.ts, and the board of the world by world.test.ts. */
test("the places file is written again byte for byte", () => {
  expect(fileText(toPlaces(fromFile(places)))).toBe(text);
});
