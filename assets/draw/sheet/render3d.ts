/** A small renderer for the contact sheet: reads the OBJ files themselves, z-buffer, soft light. */
import { shrink, type Picture } from "../kit/picture";
import { dot, type Vec3 } from "../kit/vector";
import type { Corner, Mesh } from "../pieces/mesh";

export interface Model {
  faces: Mesh;
}

/** Parses the text of an OBJ file of triangles. */
export function parseObj(text: string): Model {
  const [v, vt, vn]: number[][][] = [[], [], []];
  const faces: Model["faces"] = [];
  for (const row of text.split("\n")) {
    const [key, ...rest] = row.trim().split(/\s+/);
    if (key === "v") v.push(rest.map(Number));
    if (key === "vt") vt.push(rest.map(Number));
    if (key === "vn") vn.push(rest.map(Number));
    if (key === "f")
      faces.push(
        rest.map((c) => {
          const [a, b, n] = c.split("/").map((k) => Number(k) - 1);
          return { p: v[a] as Vec3, t: vt[b] as [number, number], n: vn[n] as Vec3 };
        }),
      );
  }
  return { faces };
}

type Tint = readonly [number, number, number];

/** The picture while it is drawn: square, `S` pixels wide, with the depth of each pixel. */
interface Canvas {
  S: number;
  data: Uint8Array;
  depth: Float32Array;
}

const LIGHT: Vec3 = [-0.45, 0.62, 0.64];

/** Turns vectors by `yaw`, then by `pitch` (degrees). */
function turner(yaw: number, pitch: number): (v: Vec3) => Vec3 {
  const [cy, sy, cp, sp] = [
    Math.cos((yaw * Math.PI) / 180),
    Math.sin((yaw * Math.PI) / 180),
    Math.cos((pitch * Math.PI) / 180),
    Math.sin((pitch * Math.PI) / 180),
  ];
  return ([x, y, z]) => {
    const [x1, z1] = [x * cy + z * sy, -x * sy + z * cy];
    return [x1, y * cp - z1 * sp, y * sp + z1 * cp];
  };
}

/** The colour of a texture at the point of a face with the weights `a`, `b`, `c` of its corners. */
function texel(texture: Picture, q: readonly Corner[], [a, b, c]: Vec3): ArrayLike<number> {
  const u = Math.min(texture.w - 1, Math.floor((a * q[0].t[0] + b * q[1].t[0] + c * q[2].t[0]) * texture.w));
  const v = Math.min(
    texture.h - 1,
    Math.floor((1 - (a * q[0].t[1] + b * q[1].t[1] + c * q[2].t[1])) * texture.h),
  );
  return texture.data.subarray((v * texture.w + u) * 4, (v * texture.w + u) * 4 + 3);
}

/** Sets a pixel to the colour of a face at the weights of its corners, in the light. */
function shade(
  data: Uint8Array,
  i: number,
  q: readonly Corner[],
  at: Vec3,
  tint: Tint,
  texture: Picture,
): void {
  const [a, b, c] = at;
  const n = [0, 1, 2].map((k) => a * q[0].n[k] + b * q[1].n[k] + c * q[2].n[k]);
  const lit = 0.42 + 0.62 * Math.max(0, dot(n, LIGHT) / (Math.hypot(...n) || 1));
  const base = texel(texture, q, at);
  for (let k = 0; k < 3; k++) data[i * 4 + k] = Math.min(255, (base[k] * tint[k] * lit) / 255);
  data[i * 4 + 3] = 255;
}

/** First and last pixel of what lies between the least and the greatest of some coordinates, within the canvas. */
function spanOf(values: readonly number[], S: number): [number, number] {
  return [Math.max(0, Math.floor(Math.min(...values))), Math.min(S - 1, Math.ceil(Math.max(...values)))];
}

/** Draws a turned face whose corners are seen at `s`; faces that look away are left out. */
function drawFace(
  { S, data, depth }: Canvas,
  q: readonly Corner[],
  s: readonly (readonly [number, number])[],
  tint: Tint,
  texture: Picture,
): void {
  const det = (s[1][0] - s[0][0]) * (s[2][1] - s[0][1]) - (s[2][0] - s[0][0]) * (s[1][1] - s[0][1]);
  if (det >= 0) return;
  const [[x0, x1], [y0, y1]] = [0, 1].map((k) =>
    spanOf(
      s.map((p) => p[k]),
      S,
    ),
  );
  for (let y = y0; y <= y1; y++) {
    for (let x = x0; x <= x1; x++) {
      const [px, py] = [x + 0.5, y + 0.5];
      const b = ((px - s[0][0]) * (s[2][1] - s[0][1]) - (s[2][0] - s[0][0]) * (py - s[0][1])) / det;
      const c = ((s[1][0] - s[0][0]) * (py - s[0][1]) - (px - s[0][0]) * (s[1][1] - s[0][1])) / det;
      const a = 1 - b - c;
      if (a < 0 || b < 0 || c < 0) continue;
      const z = a * q[0].p[2] + b * q[1].p[2] + c * q[2].p[2];
      const i = y * S + x;
      if (z <= depth[i]) continue;
      depth[i] = z;
      shade(data, i, q, [a, b, c], tint, texture);
    }
  }
}

/** Renders a model turned by `yaw` and seen from `pitch` above (degrees) into a square picture. */
export function renderModel(
  model: Model,
  yaw: number,
  pitch: number,
  tint: Tint,
  texture: Picture,
  size: number,
  span = 1.15,
): Picture {
  const S = size * 3;
  const canvas = { S, data: new Uint8Array(S * S * 4), depth: new Float32Array(S * S).fill(-1e9) };
  const turn = turner(yaw, pitch);
  const heights = model.faces.flat().map((c) => c.p[1]);
  const rise = ((Math.min(...heights) + Math.max(...heights)) / 2) * Math.cos((pitch * Math.PI) / 180);
  for (const face of model.faces) {
    const q = face.map((c) => ({ p: turn(c.p), n: turn(c.n), t: c.t }));
    const s = q.map((c): [number, number] => [
      S / 2 + (c.p[0] / span) * S,
      S / 2 - ((c.p[1] - rise) / span) * S,
    ]);
    drawFace(canvas, q, s, tint, texture);
  }
  return shrink({ w: S, h: S, data: canvas.data }, size);
}
