import { alignment, color, flag, number, type Alignment, type Color } from "./values";
import { runs, type Run } from "./rich";
import { wrap, type Line, type Wrapped } from "./wrap";
import type { Axis } from "./anchor";
import type { Item } from "./item";
import { lifted, type Face, type Measure } from "./measure";
import type { Rect } from "./rect";

export interface TextBlock extends Rect {
  /** The lines that are shown, each with its left and top. */
  lines: (Line & { x: number; y: number })[];
  size: number;
  color: Color;
  /** Width and height that all lines take. */
  needed: readonly [number, number];
  /** Lines are broken at the width of the block. */
  wraps: boolean;
  /** Lines that are too low down are not shown. */
  cuts: boolean;
  /** A word is wider than the block, and was broken. */
  broken: boolean;
}

/** How the text of an element is set. */
interface Setting {
  base: Omit<Run, "text">;
  align: Alignment;
  wraps: boolean;
  cuts: boolean;
  fit: { least: number; most: number } | undefined;
}

/** Room for what a sum of fractions is off. */
const SLACK = 0.01;

const INK: Color = { r: 50 / 255, g: 50 / 255, b: 50 / 255, a: 1 };

/** How the texts of elements are set that are not in the middle. */
const ALIGNED: Record<string, Alignment> = { Toggle: [0, 0.5], InputField: [0, 0.5], Dropdown: [0, 0.5] };

const BLACK: Color = { r: 0, g: 0, b: 0, a: 1 };
const BLACK_ON = ["Toggle", "ToggleButton", "Dropdown", "ProgressBar"];

function faceOf(style: string | undefined): Face {
  const word = (style ?? "").toLowerCase();
  return { bold: word.includes("bold"), italic: word.includes("italic") };
}

function setting(item: Item): Setting {
  const { attributes, kind } = item;
  const plain = kind === "Text";
  const fits = flag(attributes["resizeTextForBestFit"], false);
  const most = number(attributes["resizeTextMaxSize"]) ?? 40;
  return {
    base: {
      face: faceOf(attributes["fontStyle"]),
      size: number(attributes["fontSize"]) ?? 14,
      color: color(attributes[plain ? "color" : "textColor"]) ?? (BLACK_ON.includes(kind) ? BLACK : INK),
    },
    align: alignment(attributes[plain ? "alignment" : "textAlignment"], ALIGNED[kind] ?? [0.5, 0.5]),
    wraps: attributes["horizontalOverflow"] !== "Overflow",
    cuts: attributes["verticalOverflow"] !== "Overflow",
    fit: fits ? { least: number(attributes["resizeTextMinSize"]) ?? 10, most } : undefined,
  };
}

/** What a text wants for itself: on one line, or, along y, as many as its width makes of it. */
export function measureText(item: Item, axis: Axis, measure: Measure): number {
  const { base, wraps, fit } = setting(item);
  const list = runs(item.text, fit === undefined ? base : { ...base, size: fit.most });
  const letters = lifted(measure, measure.least?.at(0) ?? 0);
  const { lines } = wrap(list, axis === 1 && wraps ? item.size[0] : Infinity, letters);
  return extent(lines)[axis];
}

function extent(lines: readonly Line[]): [number, number] {
  return [
    Math.max(0, ...lines.map(({ width }) => width)),
    lines.reduce((sum, { height }) => sum + height, 0),
  ];
}

/** Sets the text of an element into a rectangle. */
export function setText(item: Item, text: string, rect: Rect, measure: Measure): TextBlock | undefined {
  if (text === "") return undefined;
  const how = setting(item);
  const { wrapped, size } = placed(text, how, rect, measure);
  const needed = extent(wrapped.lines);
  const seen = how.cuts ? cut(wrapped.lines, rect.h) : wrapped.lines;
  let y = rect.y + (rect.h - extent(seen)[1]) * how.align[1];
  const lines = seen.map((line) => {
    const x = rect.x + (rect.w - line.width) * how.align[0];
    y += line.height;
    return { ...line, x, y: y - line.height };
  });
  const { wraps, cuts, base } = how;
  return {
    ...rect,
    lines,
    size,
    color: base.color,
    needed,
    wraps,
    cuts,
    broken: wrapped.broken,
  };
}

interface Sized {
  wrapped: Wrapped;
  size: number;
}

/** In letters that are as large as the measure wants them at the least, as far as the text stays in its place so. */
function placed(text: string, how: Setting, rect: Rect, measure: Measure): Sized {
  const plain = sized(text, how, rect, measure);
  for (const least of measure.least ?? []) {
    const larger = sized(text, how, rect, lifted(measure, least));
    if (stays(larger.wrapped, plain.wrapped, text, rect))
      return { ...larger, wrapped: shown(larger.wrapped, least) };
  }
  return plain;
}

/**
 * Whether larger letters leave a text in its place: in as many lines, or in more of them where there is room. Lines that
 * are all broken by hand are a list, whose rows may stand beside something.
 */
function stays({ lines, broken }: Wrapped, plain: Wrapped, text: string, { w, h }: Rect): boolean {
  if (broken && !plain.broken) return false;
  const wide = extent(lines)[0];
  if (wide > w + SLACK && wide > extent(plain.lines)[0]) return false;
  if (lines.length <= plain.lines.length) return true;
  const isList = plain.lines.length > 1 && plain.lines.length === text.split("\n").length;
  return !isList && extent(lines)[1] <= h;
}

/** Letters as large as they are shown, in lines that are no higher. */
function shown({ lines, broken }: Wrapped, least: number): Wrapped {
  const larger = (run: Run): Run => ({ ...run, size: Math.max(run.size, least) });
  return { broken, lines: lines.map((line) => ({ ...line, runs: line.runs.map(larger) })) };
}

/** At its size, or at the largest whole one that fits. */
function sized(text: string, how: Setting, rect: Rect, measure: Measure): Sized {
  const at = (size: number): Wrapped =>
    wrap(runs(text, { ...how.base, size }), how.wraps ? rect.w : Infinity, measure);
  if (how.fit === undefined) return { wrapped: at(how.base.size), size: how.base.size };
  for (let size = Math.floor(how.fit.most); size > how.fit.least; size--) {
    const wrapped = at(size);
    const [w, h] = extent(wrapped.lines);
    if (w <= rect.w && h <= rect.h) return { wrapped, size };
  }
  return { wrapped: at(how.fit.least), size: how.fit.least };
}

function cut(lines: readonly Line[], height: number): Line[] {
  let used = 0;
  const end = lines.findIndex((line) => (used += line.height) > height + 0.01);
  return end < 0 ? [...lines] : lines.slice(0, end);
}
