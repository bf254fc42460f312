import { namedColor } from "../../save/colors";
import type { RGB } from "../../save/types";

/** Red, green, blue and opacity, from 0 to 1. */
export type Color = Required<RGB>;

export type Attributes = Readonly<Record<string, string>>;

/** A number as attributes hold it; undefined for none and for what is no number. */
export function number(text: string | undefined): number | undefined {
  const value = text === undefined || text.trim() === "" ? NaN : Number(text);
  return Number.isFinite(value) ? value : undefined;
}

/** Numbers with blanks or commas between them. */
export function numbers(text: string | undefined): number[] {
  return (text ?? "")
    .split(/[\s,]+/)
    .filter((part) => part !== "")
    .map(Number)
    .filter((value) => Number.isFinite(value));
}

/** `true` or `1` is on, `false` or `0` off; anything else is what it is without the attribute. */
export function flag(text: string | undefined, otherwise: boolean): boolean {
  // As nearly all documents have it.
  if (text === undefined || text === "true") return text === "true" || otherwise;
  const word = text.trim().toLowerCase();
  if (word === "true" || word === "1") return true;
  return word === "false" || word === "0" ? false : otherwise;
}

/** A length: units, or a share of the parent's. Undefined for what is neither. */
export function length(text: string | undefined): { units?: number; share?: number } | undefined {
  const match = /^\s*(-?\d+(?:\.\d+)?|-?\.\d+)\s*(%?)\s*$/.exec(text ?? "");
  if (match === null) return undefined;
  return match[2] === "%" ? { share: Number(match[1]) / 100 } : { units: Number(match[1]) };
}

const CLEAR: Color = { r: 1, g: 1, b: 1, a: 0 };

/** `#RRGGBB`, `#RRGGBBAA`, `rgb(r,g,b)`, `rgba(r,g,b,a)` with parts up to 1, a seat's colour, or `clear`. */
export function color(text: string | undefined): Color | undefined {
  const word = (text ?? "").trim();
  if (word.toLowerCase() === "clear") return CLEAR;
  const hex = /^#([0-9a-f]{6})([0-9a-f]{2})?$/i.exec(word);
  if (hex !== null) {
    const part = (from: number): number => parseInt(hex[1].slice(from, from + 2), 16) / 255;
    return { r: part(0), g: part(2), b: part(4), a: parseInt(hex[2] ?? "ff", 16) / 255 };
  }
  const call = /^rgba?\(([^)]*)\)$/i.exec(word);
  if (call !== null) {
    const parts = numbers(call[1]);
    return parts.length < 3 ? undefined : { r: parts[0], g: parts[1], b: parts[2], a: parts[3] ?? 1 };
  }
  const named = namedColor(word);
  return named === undefined ? undefined : { ...named, a: 1 };
}

/** The four colours of an element that reacts: at rest, under the pointer, pressed, off. */
export type Colors = readonly [Color, Color, Color, Color];

export const WHITE: Color = { r: 1, g: 1, b: 1, a: 1 };
const GREY: Color = { r: 200 / 255, g: 200 / 255, b: 200 / 255, a: 1 };
const OFF: Color = { r: 0.78, g: 0.78, b: 0.78, a: 0.5 };

export function colors(text: string | undefined): Colors {
  const parts = (text ?? "").split("|").map((part) => color(part));
  return [parts[0] ?? WHITE, parts[1] ?? WHITE, parts[2] ?? GREY, parts[3] ?? OFF];
}

/** Left, right, top, bottom. */
export type Padding = readonly [number, number, number, number];

/** One number is for all four sides. */
export function padding(text: string | undefined): Padding {
  const parts = numbers(text);
  if (parts.length === 1) return [parts[0], parts[0], parts[0], parts[0]];
  return [parts[0] ?? 0, parts[1] ?? 0, parts[2] ?? 0, parts[3] ?? 0];
}

export const ALIGNMENTS = [
  ...["UpperLeft", "UpperCenter", "UpperRight", "MiddleLeft", "MiddleCenter", "MiddleRight"],
  ...["LowerLeft", "LowerCenter", "LowerRight"],
];
const LOWERED = ALIGNMENTS.map((name) => name.toLowerCase());

/** How far from left to right, and from top to bottom: each 0, a half or 1. */
export type Alignment = readonly [number, number];

export function alignment(text: string | undefined, otherwise: Alignment): Alignment {
  const at = LOWERED.indexOf((text ?? "").trim().toLowerCase());
  return at < 0 ? otherwise : [(at % 3) / 2, Math.floor(at / 3) / 2];
}
