import { heightsOf, roomOf, type Part } from "./parts";
import type { Node } from "../../xml/parse";
import type { Rect } from "../../xml/layout/rect";

/** Windows smaller than that, in CSS pixels, show one part of the panels beside the map, in a sheet of its own. */
const PHONE = { w: 620, h: 480 };
/** Narrower ones leave out the panels at the left until they are wanted; where fingers press, wider ones do already. */
const NARROW = 1100;
const NARROW_TOUCH = 1700;
/** Height of the tabs over a sheet, two pixels of them their edge. */
const TABS = 46;
/**
 * The most of a standing window that the map has, and what it has at least where the sheet would be lower than `ACTION`
 * pixels, which a force of four kinds and its odds take; the least and the most of a lying one.
 */
const HIGH_MAP = 0.5;
const LOW_MAP = 0.4;
const ACTION = 352;
const MAP = 0.5;
const MOST_MAP = 0.62;
/** A battle is legible in so many pixels: the sheet of a lying window has them, as far as the map keeps its least. */
const SHEET = 384;
/** The most of a lying window that a sheet has for something wider; it lies over the map then, which stays as large. */
const PAGE = 0.62;
/**
 * Scales of a sheet. A part has the one at which it fits into the sheet, but none above `MOST`. One too wide for
 * `NARROWEST` is shown at `WIDE` and scrolled. One too high for `LOW` is shown at `SCROLLED` and scrolled; the action, that
 * of the lower right, at the least scale from `WHOLE` on at which one panel more of it is seen whole, or at `ACTS`.
 */
const MOST = 1.7;
const LEAST = 0.74;
/** Of a battle on the narrowest of phones. */
const NARROWEST = 0.69;
const WIDE = 0.86;
const LOW = 0.86;
const SCROLLED = 1.05;
const ACTS = 1.25;
const WHOLE = 1.05;
/** Pixels of a sheet that are kept for what buttons of the action grow. */
const SPARE = 40;
/** Beside what is in a sheet, in units. */
const AROUND = 10;

/** Buttons are that high and wide for fingers, in CSS pixels. */
export const FINGER = 44;

export type Size = "phone" | "narrow" | "wide";

export function sizeOfWindow(): Size {
  if (innerWidth < PHONE.w || innerHeight < PHONE.h) return "phone";
  return innerWidth < (isTouched() ? NARROW_TOUCH : NARROW) ? "narrow" : "wide";
}

let fingers: MediaQueryList | undefined;

/** Whether fingers press here. Asked for once: each list that a browser makes has it work out what it says. */
export function isTouched(): boolean {
  fingers ??= matchMedia("(pointer: coarse)");
  return fingers.matches;
}

/** Where the map, the tabs and the sheet are in a small window, in pixels. */
export interface Plan {
  map: Rect;
  tabs: Rect;
  sheet: Rect;
}

/**
 * Divides what the rail leaves of a small window: a map of a shape, above the sheet or at its left. `below` it are so
 * many pixels for the tips of the hand; where the window lies they are under the map alone. The map has one size
 * whatever is in the sheet: what hangs there in the middle, `across` units wide, lies over it where it has to.
 */
export function planOf(inside: Rect, below: number, shape: { w: number; d: number }, across: number): Plan {
  const { x, y, w, h } = inside;
  if (h > w) {
    const most = Math.min(h * HIGH_MAP, Math.max(h * LOW_MAP, h - TABS - ACTION));
    const high = Math.min(most, (w * shape.d) / shape.w);
    const under = y + high;
    return {
      map: { x, y, w, h: high },
      tabs: { x, y: under, w, h: TABS },
      sheet: { x, y: under + TABS, w, h: h - high - TABS },
    };
  }
  const most = Math.min(w * MOST_MAP, Math.max(w * MAP, (h * shape.w) / shape.d));
  const map = Math.min(most, Math.max(w * MAP, w - SHEET));
  const legible = Math.ceil((across + AROUND) * LEAST);
  const at = Math.min(map, Math.max(w * (1 - PAGE), w - legible));
  return {
    map: { x, y, w: map, h },
    tabs: { x: x + at, y, w: w - at, h: TABS },
    sheet: { x: x + at, y: y + TABS, w: w - at, h: h + below - TABS },
  };
}

/**
 * The same with a hint so high, 0 for none: above the sheet, which is as much lower; where an action that is `needed` so
 * high is seen whole without that, or but for a line as high, over the lower edge of the map; in a lying window, where the sheet has no room to spare,
 * over the upper one.
 */
export function withHint(plan: Plan, high: number, needed = 0): Plan & { hint: Rect } {
  const { map, tabs, sheet } = plan;
  const isTight = needed > sheet.h - high && needed <= sheet.h + high;
  if (map.y < tabs.y && isTight) return { ...plan, hint: { ...sheet, y: tabs.y - high, h: high } };
  if (map.y < tabs.y)
    return {
      ...{ map, tabs, hint: { ...sheet, h: high } },
      sheet: { ...sheet, y: sheet.y + high, h: sheet.h - high },
    };
  return { ...plan, hint: { x: map.x, y: map.y, w: sheet.x - map.x, h: high } };
}

/** How wide a hint is there, in pixels. */
export function hintWidth({ map, tabs, sheet }: Plan): number {
  return map.y < tabs.y ? sheet.w : sheet.x - map.x;
}

/** The least scale from `WHOLE` on at which one panel more of the action is seen whole; `ACTS` where there is none. */
function actsAt(document: readonly Node[], sheet: Rect): number {
  const scales = heightsOf(document).map((high) => (sheet.h - SPARE) / high);
  return scales.findLast((scale) => scale >= WHOLE) ?? ACTS;
}

/** At which scale a part fits into a sheet, unless one is given, and how high it has to be for all of it, in units. */
export function fitPart(
  document: readonly Node[],
  part: Part,
  sheet: Rect,
  edges: { left: number; top: number },
  given?: number,
): { scale: number; h: number; w: number; aside: number } {
  const room = roomOf(document, part);
  const wide = part === "left" ? room.w - edges.left : room.w;
  const high = part === "lower" ? room.h : room.h - edges.top;
  const whole = sheet.h / (high + 8);
  const fits = part === "lower" ? Math.max(actsAt(document, sheet), whole) : whole < LOW ? SCROLLED : whole;
  const across = sheet.w / (wide + AROUND);
  const scale = given ?? Math.min(MOST, across < NARROWEST ? WIDE : across, fits);
  return { scale, w: wide + AROUND, h: Math.max(sheet.h / scale, high + 8), aside: room.aside };
}
