/** Writing SVG: small, with numbers of one decimal, the same every time. */
import type { Point } from "./geometry";

export const n1 = (v: number): string => (Math.round(v * 10) / 10).toString();

export type Attrs = Record<string, string | number | undefined>;

const write = (attrs: Attrs): string =>
  Object.entries(attrs)
    .filter(([, v]) => v !== undefined)
    .map(([k, v]) => ` ${k}="${typeof v === "number" ? n1Long(v) : v}"`)
    .join("");

const n1Long = (v: number): string => (Math.round(v * 1000) / 1000).toString();

/** An element with attributes and children. */
export function el(name: string, attrs: Attrs, ...children: string[]): string {
  const inner = children.join("");
  return inner ? `<${name}${write(attrs)}>${inner}</${name}>` : `<${name}${write(attrs)}/>`;
}

export const g = (attrs: Attrs, ...children: string[]): string => el("g", attrs, ...children);
export const path = (d: string, attrs: Attrs): string => el("path", { ...attrs, d });
export const circle = (cx: number, cy: number, r: number, attrs: Attrs): string =>
  el("circle", { cx, cy, r, ...attrs });
export const rect = (x: number, y: number, width: number, height: number, attrs: Attrs): string =>
  el("rect", { x, y, width, height, ...attrs });

/** A line of a colour and a width around a fill, or around nothing. */
export const stroked = (stroke: string, width: number, fill = "none"): Attrs => ({
  fill,
  stroke,
  "stroke-width": width,
});

/** A line of a colour and a width with round corners and ends. */
export const rounded = (stroke: string, width: number): Attrs => ({
  ...{ stroke, "stroke-width": width },
  ...{ "stroke-linejoin": "round", "stroke-linecap": "round" },
});

/** A pen of an ink: fills what it draws, within a rounded line of its usual width or of another one. */
export const pen =
  (ink: string, usual: number) =>
  (fill: string, width = usual): Attrs => ({ fill, ...rounded(ink, width) });

/** Path data of a line through points. */
export function line(points: readonly Point[], closed = false): string {
  return points.length
    ? `M${points.map((p) => `${n1(p[0])} ${n1(p[1])}`).join("L")}${closed ? "Z" : ""}`
    : "";
}

/** So far from a middle in a direction, clockwise from the top: for path data. */
export const polar = (angle: number, far: number, x = 0, y = 0): string =>
  `${(x + far * Math.sin(angle)).toFixed(1)} ${(y - far * Math.cos(angle)).toFixed(1)}`;

/** The 32 winds of a compass as rays from a point: path data of each, from the north on. */
export const winds = (x: number, y: number, reach: number): string[] =>
  Array.from({ length: 32 }, (_, i) => {
    const a = (i * Math.PI) / 16;
    return `M${x} ${y}L${Math.round(x + reach * Math.sin(a))} ${Math.round(y - reach * Math.cos(a))}`;
  });

/** Path data of rings. */
export const rings = (list: readonly (readonly Point[])[]): string => list.map((r) => line(r, true)).join("");

/** Path data of a smooth curve through points (Catmull-Rom as cubics). */
export function curve(p: readonly Point[], closed = false): string {
  const n = p.length;
  const at = (i: number): Point => (closed ? p[((i % n) + n) % n] : p[Math.max(0, Math.min(n - 1, i))]);
  let d = `M${n1(p[0][0])} ${n1(p[0][1])}`;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${n1(b[0] + (c[0] - a[0]) / 6)} ${n1(b[1] + (c[1] - a[1]) / 6)} ${n1(c[0] - (e[0] - b[0]) / 6)} ${n1(c[1] - (e[1] - b[1]) / 6)} ${n1(c[0])} ${n1(c[1])}`;
  }
  return closed ? `${d}Z` : d;
}

/** A whole drawing. */
export function svg(w: number, h: number, body: string, attrs: Attrs = {}): string {
  return el("svg", { xmlns: "http://www.w3.org/2000/svg", viewBox: `0 0 ${w} ${h}`, ...attrs }, body);
}
