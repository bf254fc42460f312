import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { rgb, SEATS, SEAT_ORDER } from "../../assets/draw/kit/palette";
import { render } from "../../assets/draw/kit/picture";
import { path, svg } from "../../assets/draw/kit/svg";
import { KINDS } from "../../assets/draw/pieces/figures.data";
import { icons, iconSvg } from "../../assets/draw/pieces/glyphs";
import { EMBLEMS, outlinePath } from "../../assets/draw/pieces/icon";
import { collider, model } from "../../assets/draw/pieces/mesh";
import { toObj } from "../../assets/draw/pieces/obj";
import { parseObj } from "../../assets/draw/sheet/render3d";
import { VERBS } from "../../src/games/castle-risk/rules/verbs";
import { dieModel, FACES, TURNS } from "../../assets/draw/boxes/europe/dice";

const models = [...KINDS, "die"].map((kind) => ({
  kind,
  text: readFileSync(`assets/models/${kind}.obj`, "utf8"),
}));

describe("models", () => {
  test.each(models)("$kind is drawn anew byte for byte", ({ kind, text }) => {
    expect(toObj(kind, kind === "die" ? dieModel() : model(kind))).toBe(text);
  });

  test.each(models)(
    "$kind is closed, textured, lit from outside and stands on its base (a die lies about its middle)",
    ({ kind, text }) => {
      const { faces } = parseObj(text);
      expect(faces.length).toBeGreaterThan(40);
      expect(faces.length).toBeLessThan(1000);
      const edges = new Map<string, number>();
      const faults = new Set<string>();
      let volume = 0;
      for (const f of faces) {
        const [a, b, c] = f.map((k) => k.p);
        volume +=
          (a[0] * (b[1] * c[2] - b[2] * c[1]) -
            a[1] * (b[0] * c[2] - b[2] * c[0]) +
            a[2] * (b[0] * c[1] - b[1] * c[0])) /
          6;
        const [u, v] = [0, 1].map((k) => [0, 1, 2].map((x) => f[k + 1].p[x] - a[x]));
        const n = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];
        f.forEach(({ p, t, n: normal }, k) => {
          if (Math.abs(Math.hypot(...normal) - 1) > 1e-3) faults.add("a normal is not of length one");
          if (n[0] * normal[0] + n[1] * normal[1] + n[2] * normal[2] < -1e-9)
            faults.add("a normal looks inward");
          if (Math.min(...t) < 0 || Math.max(...t) > 1) faults.add("a texture coordinate is outside");
          const edge = `${p.join()} ${f[(k + 1) % 3].p.join()}`;
          edges.set(edge, (edges.get(edge) ?? 0) + 1);
        });
      }
      for (const [edge, count] of edges)
        if (count !== 1 || edges.get(edge.split(" ").reverse().join(" ")) !== 1)
          faults.add(`open at ${edge}`);
      expect([...faults]).toEqual([]);
      expect(volume).toBeGreaterThan(0);
      const points = faces.flat().map((c) => c.p);
      const low = Math.min(...points.map((p) => p[1]));
      expect(low).toBe(kind === "die" ? -Math.max(...points.map((p) => p[1])) : 0);
      const foot = points.filter((p) => p[1] < low + 0.03);
      const [x, z] = [0, 2].map((k) => [
        Math.min(...foot.map((p) => p[k])),
        Math.max(...foot.map((p) => p[k])),
      ]);
      const centre = [0, 2].map((k) => points.reduce((s, p) => s + p[k], 0) / points.length);
      expect(centre[0] > x[0] && centre[0] < x[1] && centre[1] > z[0] && centre[1] < z[1], kind).toBe(true);
    },
  );

  test("what figures are met at is drawn anew, is convex, and has few enough triangles for the table", () => {
    const text = readFileSync("assets/models/collider.obj", "utf8");
    expect(toObj("collider", collider())).toBe(text);
    const { faces } = parseObj(text);
    // A collider of 256 triangles is refused by Tabletop Simulator.
    expect(faces.length).toBeLessThan(256);
    const points = faces.flat().map(({ p }) => p);
    expect(Math.min(...points.map(([, y]) => y))).toBe(0);
    for (const [a, b, c] of faces.map((face) => face.map(({ p }) => p))) {
      const [u, v] = [b, c].map((q) => q.map((value, axis) => value - a[axis]));
      const n = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];
      for (const q of points)
        expect(q.reduce((sum, value, axis) => sum + (value - a[axis]) * n[axis], 0)).toBeLessThan(1e-5);
    }
  });

  test("a die's opposite faces add to seven", () => {
    for (let v = 1; v <= 3; v++) expect(FACES[v].map((k, i) => k + FACES[7 - v][i])).toEqual([0, 0, 0]);
  });
});

test("a die's turns bring each value up, if the import turns x round and turns go about z, x, then y", () => {
  const turn = (p: number[], axis: number, degrees: number): number[] => {
    const [a, b] = [0, 1, 2].filter((k) => k !== axis);
    const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
    const q = [...p];
    const sign = axis === 1 ? -1 : 1;
    q[a] = p[a] * c - sign * p[b] * s;
    q[b] = sign * p[a] * s + p[b] * c;
    return q;
  };
  for (let v = 1; v <= 6; v++) {
    const [x, y, z] = FACES[v];
    const up = turn(turn(turn([-x, y, z], 2, TURNS[v][2]), 0, TURNS[v][0]), 1, TURNS[v][1]);
    expect(up.map((k) => Math.round(k) + 0)).toEqual([0, 1, 0]);
  }
});

/** Which pixels of 24 by 24 an outline covers. */
function stamp(d: string): boolean[] {
  const p = render(svg(100, 100, path(d, { fill: "#000000", "fill-rule": "evenodd" })), 24);
  return Array.from({ length: 576 }, (_, i) => p.data[i * 4 + 3] > 100);
}

function likeness(a: boolean[], b: boolean[]): number {
  let [both, any] = [0, 0];
  a.forEach((v, i) => {
    if (v && b[i]) both++;
    if (v || b[i]) any++;
  });
  return both / any;
}

describe("told apart", () => {
  test("outlines of pieces at 24 pixels", () => {
    const stamps = KINDS.map((k) => stamp(outlinePath(k)));
    stamps.forEach((a, i) =>
      stamps
        .slice(i + 1)
        .forEach((b, k) => expect(likeness(a, b), `${KINDS[i]}, ${KINDS[i + 1 + k]}`).toBeLessThan(0.74)),
    );
  });

  test("emblems at 24 pixels", () => {
    const list = Object.entries(EMBLEMS).map(([id, d]) => ({ id, s: stamp(d) }));
    list.forEach((a, i) =>
      list.slice(i + 1).forEach((b) => expect(likeness(a.s, b.s), `${a.id}, ${b.id}`).toBeLessThan(0.75)),
    );
  });
});

const linear = (v: number): number =>
  v / 255 <= 0.04045 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4;

/** CIELAB of linear red, green and blue. */
function lab([r, g, b]: number[]): number[] {
  const f = (t: number): number => (t > 216 / 24389 ? Math.cbrt(t) : (t * 24389) / 27 / 116 + 16 / 116);
  const [x, y, z] = [
    (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505,
    0.2126 * r + 0.7152 * g + 0.0722 * b,
    (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089,
  ].map(f);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** Deuteranopia after Machado, Oliveira and Fernandes (2009), on linear values. */
const deutan = ([r, g, b]: number[]): number[] =>
  [
    0.367322 * r + 0.860646 * g - 0.227968 * b,
    0.280085 * r + 0.672501 * g + 0.047413 * b,
    -0.01182 * r + 0.04294 * g + 0.968881 * b,
  ].map((v) => Math.max(0, Math.min(1, v)));

describe("seat colours", () => {
  const tones = SEAT_ORDER.map((s) => ({ s, lin: rgb(SEATS[s].fill).map(linear) }));
  const pairs = tones.flatMap((a, i) => tones.slice(i + 1).map((b) => ({ a, b, name: `${a.s} and ${b.s}` })));

  test.each(pairs)("$name differ under deuteranopia", ({ a, b }) => {
    const [p, q] = [lab(deutan(a.lin)), lab(deutan(b.lin))];
    expect(Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2])).toBeGreaterThan(20);
  });

  test.each(pairs)("$name differ in grey", ({ a, b }) => {
    // Orange stands between green and yellow, where there is less room.
    const least = a.s === "orange" || b.s === "orange" ? 7 : 9;
    expect(Math.abs(lab(a.lin)[0] - lab(b.lin)[0])).toBeGreaterThan(least);
  });
});

test("icons are drawn anew byte for byte, with ids of their own", () => {
  const list = icons();
  expect(new Set(list.map((i) => i.id)).size).toBe(list.length);
  for (const icon of list)
    expect(iconSvg(icon) === readFileSync(`assets/icons/${icon.id}.svg`, "utf8"), icon.id).toBe(true);
});

test("there is an icon for everything that a player may do", () => {
  const chance = ["order", "first", "deal", "mission", "card", "dice", "bombardment", "recruitment"];
  const ids = new Set(icons().map((i) => i.id));
  const verbs = Object.keys(VERBS).filter((v) => !chance.includes(v));
  expect(verbs.length).toBeGreaterThan(15);
  expect(verbs.filter((v) => !ids.has(`action-${v}`))).toEqual([]);
});

test("there is an icon for every phase, crown reason, rank, seat and piece", () => {
  const ids = new Set(icons().map((i) => i.id));
  const wanted = [
    ...["draw", "taxes", "purchase", "attack", "fortify", "diplomacy", "placement"].map((p) => `phase-${p}`),
    ...["capital", "vassals", "army", "castle", "tax", "missions"].map((r) => `reason-${r}`),
    ...[1, 2, 3, 4, 5, 6, 7, 8].map((r) => `rank-${r}`),
    ...SEAT_ORDER.flatMap((s) => [`shield-${s}`, `total-${s}`, `emblem-${s}`]),
    ...KINDS.map((k) => `piece-${k}`),
  ];
  expect(wanted.filter((id) => !ids.has(id))).toEqual([]);
});
