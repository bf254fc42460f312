/** From drawings to pictures: rendering, paper grain, and the three ways of writing a file. */
import encodeJpeg, { init as initJpeg } from "@jsquash/jpeg/encode.js";
import UPNG from "upng-js";
import { Resvg } from "@resvg/resvg-js";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { between } from "./raster";
import { fractal } from "./rng";

/** Pixels, red green blue alpha, row by row. */
export interface Picture {
  w: number;
  h: number;
  data: Uint8Array;
}

/** Renders a drawing at a width in pixels. */
export function render(svg: string, width: number): Picture {
  const image = new Resvg(svg, {
    fitTo: { mode: "width", value: width },
    font: { loadSystemFonts: false },
  }).render();
  const data = new Uint8Array(image.pixels);
  for (let i = 0; i < data.length; i += 4) {
    const a = data[i + 3];
    if (a > 0 && a < 255)
      for (let k = 0; k < 3; k++) data[i + k] = Math.min(255, Math.round((data[i + k] * 255) / a));
  }
  return { w: image.width, h: image.height, data };
}

const TILE = 512;
const SEED = 3;
let tile: Float32Array | undefined;

/** Grain of paper that repeats every 512 pixels, about -1 to 1: fibres over cloudy stains. */
function grainTile(): Float32Array {
  const blend = (v: number): number => Math.min(1, Math.max(0, v / 64));
  const raw = (x: number, y: number): number =>
    0.5 * fractal(x / 90, y / 90, 3, SEED) +
    0.3 * fractal(x / 14, y / 3.5, 2, SEED + 9) +
    0.3 * fractal(x / 3, y / 3, 1, SEED + 17);
  const across = (x: number, y: number, u: number): number =>
    u < 1 ? raw(x, y) * u + raw(x + TILE, y) * (1 - u) : raw(x, y);
  return new Float32Array(TILE * TILE).map((_, i) => {
    const [x, y] = [i % TILE, Math.floor(i / TILE)];
    const [u, v] = [blend(x), blend(y)];
    return v < 1 ? across(x, y, u) * v + across(x, y + TILE, u) * (1 - v) : across(x, y, u);
  });
}

/** Lays grain over a picture: `strength` in steps of brightness. Large stains come with `stains`. */
export function grain(p: Picture, strength: number, stains = 0): Picture {
  tile ??= grainTile();
  const S = 16;
  const sw = Math.ceil(p.w / S) + 2;
  const cloud = new Float32Array(sw * (Math.ceil(p.h / S) + 2));
  if (stains)
    for (let i = 0; i < cloud.length; i++)
      cloud[i] = fractal(((i % sw) * S) / 700, (Math.floor(i / sw) * S) / 700, 3, SEED + 40);
  for (let y = 0; y < p.h; y++) {
    for (let x = 0; x < p.w; x++) {
      const i = (y * p.w + x) * 4;
      let v = strength * tile[(y % TILE) * TILE + (x % TILE)];
      if (stains) v += stains * between((cx, cy) => cloud[cy * sw + cx], x / S, y / S);
      p.data[i] = Math.max(0, Math.min(255, p.data[i] + v));
      p.data[i + 1] = Math.max(0, Math.min(255, p.data[i + 1] + v * 1.02));
      p.data[i + 2] = Math.max(0, Math.min(255, p.data[i + 2] + v * 1.15));
    }
  }
  return p;
}

/** PNG bytes; `colours` > 0 reduces to a palette. */
export function png(p: Picture, colours = 0): Buffer {
  return Buffer.from(
    UPNG.encode(
      [p.data.buffer.slice(p.data.byteOffset, p.data.byteOffset + p.data.length) as ArrayBuffer],
      p.w,
      p.h,
      colours,
    ),
  );
}

let ready: Promise<void> | undefined;

/** JPEG bytes at a quality of 0 to 100; in several passes (`progressive`) they are a fortieth fewer, and slower to read. */
export async function jpeg(p: Picture, quality: number, progressive = true): Promise<Buffer> {
  ready ??= (async () => {
    const wasm = createRequire(import.meta.url).resolve("@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm");
    await initJpeg(await WebAssembly.compile(readFileSync(wasm)));
  })();
  await ready;
  const bytes = await encodeJpeg(
    {
      data: new Uint8ClampedArray(p.data.buffer, p.data.byteOffset, p.data.length),
      width: p.w,
      height: p.h,
      colorSpace: "srgb",
    } as never,
    { quality, progressive },
  );
  return Buffer.from(bytes);
}

/** Copies a picture into another at (x, y); transparent pixels let it through. */
export function paste(to: Picture, from: Picture, x0: number, y0: number): void {
  for (let y = 0; y < from.h; y++) {
    for (let x = 0; x < from.w; x++) {
      const [tx, ty] = [x + x0, y + y0];
      if (tx < 0 || ty < 0 || tx >= to.w || ty >= to.h) continue;
      const [i, j] = [(y * from.w + x) * 4, (ty * to.w + tx) * 4];
      const a = from.data[i + 3] / 255;
      for (let k = 0; k < 3; k++)
        to.data[j + k] = Math.round(from.data[i + k] * a + to.data[j + k] * (1 - a));
      to.data[j + 3] = Math.max(to.data[j + 3], from.data[i + 3]);
    }
  }
}

/** A rectangle cut out of a picture. */
export function crop(p: Picture, x0: number, y0: number, w: number, h: number): Picture {
  const out = new Uint8Array(w * h * 4);
  for (let y = 0; y < h; y++)
    out.set(p.data.subarray(((y0 + y) * p.w + x0) * 4, ((y0 + y) * p.w + x0 + w) * 4), y * w * 4);
  return { w, h, data: out };
}

/** An empty picture of one colour. */
export function blank(w: number, h: number, [r, g, b]: readonly [number, number, number]): Picture {
  const data = new Uint8Array(w * h * 4);
  for (let i = 0; i < data.length; i += 4) data.set([r, g, b, 255], i);
  return { w, h, data };
}

/** A picture made smaller by averaging, to a width in pixels. */
export function shrink(p: Picture, width: number): Picture {
  const k = p.w / width;
  const h = Math.round(p.h / k);
  const out = new Uint8Array(width * h * 4);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < width; x++) {
      const [x1, y1] = [
        Math.min(p.w, Math.max(Math.floor((x + 1) * k), Math.floor(x * k) + 1)),
        Math.min(p.h, Math.max(Math.floor((y + 1) * k), Math.floor(y * k) + 1)),
      ];
      const sum = [0, 0, 0, 0];
      let n = 0;
      for (let py = Math.floor(y * k); py < y1; py++) {
        for (let px = Math.floor(x * k); px < x1; px++) {
          const i = (py * p.w + px) * 4;
          for (let c = 0; c < 4; c++) sum[c] += p.data[i + c];
          n++;
        }
      }
      out.set(
        sum.map((s) => Math.round(s / n)),
        (y * width + x) * 4,
      );
    }
  }
  return { w: width, h, data: out };
}

/**
 * JPEG bytes of a board. They come in one pass: in several, a browser takes three times as long to read so large a picture,
 * a third of a second, in which its page does nothing else.
 */
export async function boardJpeg(board: Picture): Promise<Buffer> {
  return jpeg(board, 90, false);
}

/** The picture of a board with its paper. */
export function onPaper(svg: string): Picture {
  return grain(render(svg, 4096), 11, 9);
}
