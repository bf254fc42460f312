/** Dice: one model, six skins. Faces of a skin lie three across, two down, 1 to 6. */
import { GOLD, INK, mix, PAPER_LIGHT, SEATS } from "../../kit/palette";
import { circle, g, path, rect, stroked, svg } from "../../kit/svg";
import { at } from "../../pieces/motifs";
import { figure, look } from "../../pieces/icon";
import { cross, dot, step, sum, unit, type Vec3 } from "../../kit/vector";
import type { Mesh } from "../../pieces/mesh";

/** Skins: the ground's colour, the pips', and from which value on a throw hits (with the emblem of its kind). */
export const DICE = {
  attack: { ground: SEATS.red.fill, pip: PAPER_LIGHT },
  defence: { ground: "#f2e9d5", pip: INK },
  siege: { ground: "#8a623c", pip: PAPER_LIGHT, from: 4, kind: "siege" },
  assault: { ground: "#7a4f3c", pip: PAPER_LIGHT, from: 3, kind: "siege" },
  archer: { ground: "#4f7a4a", pip: PAPER_LIGHT, from: 5, kind: "archer" },
  cavalry: { ground: "#34567f", pip: PAPER_LIGHT, from: 3, kind: "cavalry" },
} as const;
export type Die = keyof typeof DICE;

type Spot = readonly [x: number, y: number];
const MIDDLE: Spot = [50, 50];
/** A pip so far from the middle, and the one across from it. */
const both = (x: number, y: number): Spot[] => [1, -1].map((k) => [50 + k * x, 50 + k * y]);

/** The pips of each value. */
const SPOTS: readonly (readonly Spot[])[] = [
  [MIDDLE],
  both(22, 22),
  [MIDDLE, ...both(24, 24)],
  [...both(22, 22), ...both(22, -22)],
  [MIDDLE, ...both(24, 24), ...both(24, -24)],
  [...both(22, 26), ...both(22, 0), ...both(22, -26)],
];

/** One face in the square of 100. */
function dieSide(die: Die, value: number): string {
  const d = DICE[die];
  const hit = "from" in d && value >= d.from;
  const border =
    rect(0, 0, 100, 100, { fill: d.ground }) +
    rect(5, 5, 90, 90, { rx: 14, ...stroked(hit ? GOLD : mix(d.ground, "#000000", 0.25), hit ? 5 : 2.5) });
  if (hit)
    return (
      border +
      at(50, 45, 70, figure(d.kind, look(PAPER_LIGHT, 4))) +
      SPOTS[value - 1]
        .map((_, i) => circle(50 + (i - (value - 1) / 2) * 12, 86, 4.4, stroked(INK, 1, GOLD)))
        .join("")
    );
  return (
    border +
    SPOTS[value - 1]
      .map(([x, y]) => circle(x, y, 9, stroked(mix(d.ground, "#000000", 0.4), 2, d.pip)))
      .join("")
  );
}

/** A die that is beaten fades into the paper, under a cross that is seen on its colour and on its pips. */
const BEATEN =
  rect(0, 0, 100, 100, { rx: 16, fill: PAPER_LIGHT, opacity: 0.4 }) +
  path("M16 16 L84 84 M84 16 L16 84", { ...stroked(PAPER_LIGHT, 9), "stroke-linecap": "round" }) +
  path("M16 16 L84 84 M84 16 L16 84", { ...stroked(INK, 5), "stroke-linecap": "round" });

/** A face as panels show it, large enough for few pixels; 0 is blank. */
export function panelFace(die: "attack" | "defence", value: number, beaten: boolean): string {
  const { ground, pip } = DICE[die];
  const spots = value === 0 ? [] : SPOTS[value - 1];
  return svg(
    100,
    100,
    rect(0, 0, 100, 100, { rx: 16, fill: mix(ground, "#000000", 0.35) }) +
      rect(3, 3, 94, 94, { rx: 14, fill: ground }) +
      spots.map(([x, y]) => circle(x, y, 10, { fill: pip })).join("") +
      (beaten ? BEATEN : ""),
  );
}

/** A die's skin as a picture of three by two faces. */
export function dieSkin(die: Die): string {
  return svg(
    300,
    200,
    g(
      {},
      ...[1, 2, 3, 4, 5, 6].map((v) =>
        g(
          { transform: `translate(${((v - 1) % 3) * 100} ${Math.floor((v - 1) / 3) * 100})` },
          dieSide(die, v),
        ),
      ),
    ),
  );
}

/** Which way each value's face looks when the model lies unturned; opposite faces add to seven. */
export const FACES: Record<number, Vec3> = {
  1: [0, 1, 0],
  6: [0, -1, 0],
  2: [0, 0, 1],
  5: [0, 0, -1],
  3: [1, 0, 0],
  4: [-1, 0, 0],
};

/**
 * The turn (degrees about x, y, z, as Tabletop Simulator counts them) that brings each value's face up,
 * if the import turns x of the model round, as docs/art.md says.
 */
export const TURNS: Record<number, Vec3> = {
  1: [0, 0, 0],
  2: [270, 0, 0],
  3: [0, 0, 270],
  4: [0, 0, 90],
  5: [90, 0, 0],
  6: [0, 0, 180],
};

/** Half an edge of the die, and how far from the middle its cut edges begin. */
const HALF = 0.3;
const CUT = 0.245;

const SIGNS = [1, -1];
const AXES: readonly Vec3[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

/** The corner of the face towards `n` that lies on the side `sign`. */
const corner = (n: Vec3, sign: Vec3): Vec3 =>
  [0, 1, 2].map((k) => (n[k] ? n[k] * HALF : sign[k] * CUT)) as Vec3;

/** A point of a value's face on the skin. */
const cell = (value: number, u: number, v: number): [number, number] => [
  (((value - 1) % 3) + 0.04 + 0.92 * u) / 3,
  1 - (Math.floor((value - 1) / 3) + 0.04 + 0.92 * v) / 2,
];

/** The triangles of a flat piece of the surface that looks towards `n`. */
function facet(points: Vec3[], uv: [number, number][], n: Vec3): Mesh {
  const turned = dot(cross(step(points[0], points[1]), step(points[0], points[2])), n) < 0;
  const out: Mesh = [];
  for (let i = 1; i + 1 < points.length; i++) {
    const tri = [0, i, i + 1].map((k) => ({ p: points[k], n: unit(n), t: uv[k] }));
    out.push(turned ? [tri[0], tri[2], tri[1]] : tri);
  }
  return out;
}

/** The square with the pips of a value, which looks towards `n`. */
function side(value: number, n: Vec3): Mesh {
  const up: Vec3 = n[1] ? [0, 0, -1] : [0, 1, 0];
  const right = cross(up, n);
  const square: [number, number][] = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ];
  return facet(
    square.map(([a, b]) => sum([n, HALF], [right, a * CUT], [up, b * CUT])),
    square.map(([a, b]) => cell(value, (a + 1) / 2, (1 - b) / 2)),
    n,
  );
}

/** The four cut edges along an axis. */
function edges(third: number): Mesh {
  const [a, b] = [0, 1, 2].filter((k) => k !== third);
  const edge = (sa: number, sb: number): Mesh => {
    const [na, nb] = [sum([AXES[a], sa]), sum([AXES[b], sb])];
    const sign = (t: number): Vec3 => [0, 1, 2].map((k) => (k === a ? sa : k === b ? sb : t)) as Vec3;
    return facet(
      [corner(na, sign(-1)), corner(na, sign(1)), corner(nb, sign(1)), corner(nb, sign(-1))],
      [cell(1, 0, 0), cell(1, 0, 0.02), cell(1, 0.02, 0.02), cell(1, 0.02, 0)],
      sum([na, 1], [nb, 1]),
    );
  };
  return SIGNS.flatMap((sa) => SIGNS.flatMap((sb) => edge(sa, sb)));
}

/** The triangle at a corner of the cube. */
function tip(s: Vec3): Mesh {
  return facet(
    AXES.map((n, k) => corner(sum([n, s[k]]), s)),
    [cell(1, 0, 0), cell(1, 0.02, 0), cell(1, 0, 0.02)],
    s,
  );
}

/** A cube with its edges cut, an edge of 0.6 units, about its middle, so that it turns in place. */
export function dieModel(): Mesh {
  const corners = SIGNS.flatMap((x) => SIGNS.flatMap((y) => SIGNS.map((z): Vec3 => [x, y, z])));
  return [
    ...Object.entries(FACES).flatMap(([value, n]) => side(Number(value), n)),
    ...[0, 1, 2].flatMap(edges),
    ...corners.flatMap(tip),
  ];
}
