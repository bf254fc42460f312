/** Lettering: text set in the project's fonts and turned into path data, so that no drawing needs a font. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import opentype, { type Font, type Glyph } from "opentype.js";
import { n1, path } from "./svg";

/** The cuts in use: Almendra for names and titles, Alegreya for everything that is read. */
const FACES: Readonly<Record<string, string>> = {
  title: "almendra/files/almendra-latin-700-normal.woff",
  text: "alegreya/files/alegreya-latin-500-normal.woff",
  bold: "alegreya/files/alegreya-latin-700-normal.woff",
  black: "alegreya/files/alegreya-latin-800-normal.woff",
  italic: "alegreya/files/alegreya-latin-600-italic.woff",
  boldItalic: "alegreya/files/alegreya-latin-700-italic.woff",
};

/** The font of a file (WOFF, TrueType, OpenType) of an installed package, by its name there: `@fontsource/arimo/files/...`. */
export function readFont(file: string): Font {
  const bytes = readFileSync(createRequire(import.meta.url).resolve(file));
  return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
}

const loaded: Record<string, Font | undefined> = {};

/** The parsed font of a face. */
const font = (face: string): Font => (loaded[face] ??= readFont(`@fontsource/${FACES[face]}`));

const DIGITS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

/** The glyph of a character; figures stand on the line wherever the font has such ones. */
function lining(f: Font, c: string): Glyph {
  const digit = c >= "0" && c <= "9" ? f.nameToGlyph(`${DIGITS[Number(c)]}.lf`) : undefined;
  return digit?.index ? digit : f.charToGlyph(c);
}

/** Glyphs of a text with their advances in pixels, kerned and tracked. */
function run(
  text: string,
  face: string,
  size: number,
  tracking: number,
): { glyph: Glyph; x: number; advance: number }[] {
  const f = font(face);
  const scale = size / f.unitsPerEm;
  const glyphs = Array.from(text).map((c) => lining(f, c));
  const out = [];
  let x = 0;
  for (let i = 0; i < glyphs.length; i++) {
    const kern = i + 1 < glyphs.length ? f.getKerningValue(glyphs[i], glyphs[i + 1]) : 0;
    const advance =
      ((glyphs[i].advanceWidth ?? 0) + kern) * scale + (i + 1 < glyphs.length ? tracking * size : 0);
    out.push({ glyph: glyphs[i], x, advance });
    x += advance;
  }
  return out;
}

/** Width in pixels of a text at a size; tracking in ems. */
export function measure(text: string, face: string, size: number, tracking = 0): number {
  return run(text, face, size, tracking).reduce((sum, g) => sum + g.advance, 0);
}

/** Height of a face's capitals, or of another letter, as a share of the size. */
export function capHeight(face: string, letter = "H"): number {
  return font(face).charToGlyph(letter).getBoundingBox().y2 / font(face).unitsPerEm;
}

export interface Setting {
  /** A key of FACES. */
  face?: string;
  size: number;
  x: number;
  y: number;
  anchor?: "start" | "middle" | "end";
  /** Extra space between letters, in ems. */
  tracking?: number;
  /** Degrees, clockwise, about (x, y). */
  angle?: number;
  /** Signed bend: the arc's rise as a share of the text's width; positive arches upward. */
  bend?: number;
}

/** One level or bent line of text as SVG path data; (x, y) is the baseline's anchor. */
export function textPath(text: string, s: Setting): string {
  const glyphs = run(text, s.face ?? "text", s.size, s.tracking ?? 0);
  const width = glyphs.reduce((sum, g) => sum + g.advance, 0);
  const shift = s.anchor === "middle" ? -width / 2 : s.anchor === "end" ? -width : 0;
  const turn = ((s.angle ?? 0) * Math.PI) / 180;
  const bend = s.bend ?? 0;
  const radius = bend ? (width / 8) * (1 / bend + 4 * bend) : 0;
  const out: string[] = [];
  for (const g of glyphs) {
    const mid = g.x + shift + g.advance / 2;
    let [gx, gy, ga] = [mid, 0, 0];
    if (bend) {
      ga = (g.x + g.advance / 2 - width / 2) / radius;
      gx = width / 2 + shift + radius * Math.sin(ga);
      gy = radius * (1 - Math.cos(ga));
    }
    const [c, d] = [Math.cos(turn), Math.sin(turn)];
    const [px, py] = [s.x + gx * c - gy * d, s.y + gx * d + gy * c];
    const [gc, gd] = [Math.cos(turn + ga), Math.sin(turn + ga)];
    const at = (x: number, y: number): string => {
      const dx = x - g.advance / 2;
      return `${n1(px + dx * gc - y * gd)} ${n1(py + dx * gd + y * gc)}`;
    };
    for (const k of g.glyph.getPath(0, 0, s.size).commands) {
      if (k.type === "M" || k.type === "L") out.push(`${k.type}${at(k.x, k.y)}`);
      else if (k.type === "Q") out.push(`Q${at(k.x1, k.y1)} ${at(k.x, k.y)}`);
      else if (k.type === "C") out.push(`C${at(k.x1, k.y1)} ${at(k.x2, k.y2)} ${at(k.x, k.y)}`);
      else out.push("Z");
    }
  }
  return out.join("");
}

/** The same drawn in one colour. */
export const drawText = (text: string, fill: string, setting: Setting): string =>
  path(textPath(text, setting), { fill });

/** The same about a middle. */
export const drawCentred = (text: string, fill: string, setting: Omit<Setting, "anchor">): string =>
  drawText(text, fill, { ...setting, anchor: "middle" });

/** Breaks a text into lines no wider than a width (pixels). */
function wrap(text: string, face: string, size: number, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    const next = line ? `${line} ${word}` : word;
    if (line && measure(next, face, size) > width) {
      lines.push(line);
      line = word;
    } else line = next;
  }
  if (line) lines.push(line);
  return lines;
}

/** The same in as many lines, of which none is much shorter than the others. */
export function balanced(text: string, face: string, size: number, width: number): string[] {
  const { length } = wrap(text, face, size, width);
  let narrow = width;
  while (narrow > 200 && wrap(text, face, size, narrow - 10).length === length) narrow -= 10;
  return wrap(text, face, size, narrow);
}
