/** A small renderer for the contact sheet: reads the OBJ files themselves, z-buffer, soft light. */
import { shrink, type Picture } from "../kit/picture";

type V3 = [number, number, number];
export interface Model {
  /** Triangles of corners: position, texture, normal. */
  faces: { p: V3; t: [number, number]; n: V3 }[][];
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
          return { p: v[a] as V3, t: vt[b] as [number, number], n: vn[n] as V3 };
        }),
      );
  }
  return { faces };
}

const dot = (a: readonly number[], b: readonly number[]): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** Renders a model turned by `yaw` and seen from `pitch` above (degrees) into a square picture. */
export function renderModel(
  model: Model,
  yaw: number,
  pitch: number,
  tint: readonly [number, number, number],
  texture: Picture | undefined,
  size: number,
  span = 1.15,
): Picture {
  const S = size * 3;
  const data = new Uint8Array(S * S * 4);
  const depth = new Float32Array(S * S).fill(-1e9);
  const [cy, sy, cp, sp] = [
    Math.cos((yaw * Math.PI) / 180),
    Math.sin((yaw * Math.PI) / 180),
    Math.cos((pitch * Math.PI) / 180),
    Math.sin((pitch * Math.PI) / 180),
  ];
  const turn = ([x, y, z]: V3): V3 => {
    const [x1, z1] = [x * cy + z * sy, -x * sy + z * cy];
    return [x1, y * cp - z1 * sp, y * sp + z1 * cp];
  };
  const light: V3 = [-0.45, 0.62, 0.64];
  const heights = model.faces.flat().map((c) => c.p[1]);
  const rise = ((Math.min(...heights) + Math.max(...heights)) / 2) * cp;
  for (const face of model.faces) {
    const q = face.map((c) => ({ p: turn(c.p), n: turn(c.n), t: c.t }));
    const s = q.map((c): [number, number] => [
      S / 2 + (c.p[0] / span) * S,
      S / 2 - ((c.p[1] - rise) / span) * S,
    ]);
    const det = (s[1][0] - s[0][0]) * (s[2][1] - s[0][1]) - (s[2][0] - s[0][0]) * (s[1][1] - s[0][1]);
    if (det >= 0) continue;
    const [x0, x1] = [
      Math.max(0, Math.floor(Math.min(...s.map((p) => p[0])))),
      Math.min(S - 1, Math.ceil(Math.max(...s.map((p) => p[0])))),
    ];
    const [y0, y1] = [
      Math.max(0, Math.floor(Math.min(...s.map((p) => p[1])))),
      Math.min(S - 1, Math.ceil(Math.max(...s.map((p) => p[1])))),
    ];
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
        const n = [0, 1, 2].map((k) => a * q[0].n[k] + b * q[1].n[k] + c * q[2].n[k]);
        const lit = 0.42 + 0.62 * Math.max(0, dot(n, light) / (Math.hypot(...n) || 1));
        let base: ArrayLike<number> = [255, 255, 255];
        if (texture) {
          const u = Math.min(
            texture.w - 1,
            Math.floor((a * q[0].t[0] + b * q[1].t[0] + c * q[2].t[0]) * texture.w),
          );
          const v = Math.min(
            texture.h - 1,
            Math.floor((1 - (a * q[0].t[1] + b * q[1].t[1] + c * q[2].t[1])) * texture.h),
          );
          base = texture.data.subarray((v * texture.w + u) * 4, (v * texture.w + u) * 4 + 3);
        }
        for (let k = 0; k < 3; k++) data[i * 4 + k] = Math.min(255, (base[k] * tint[k] * lit) / 255);
        data[i * 4 + 3] = 255;
      }
    }
  }
  return shrink({ w: S, h: S, data }, size);
}
