import { ADVANCES } from "../layout/arial.data";
import { CONTROLS } from "../layout/control";
import { hasGround, holds, lineRects, overlaps, seen } from "./rects";
import { joined, type Rect, type Size } from "../layout/rect";
import type { Box } from "../layout/box";
import type { TextBlock } from "../layout/text";

export interface TextFault {
  /**
   * `clipped`: it takes more room than it has; `broken`: a word is wider than its line; `overlap`: it lies over
   * other text or over part of a control, or two controls overlap; `covered`: something opaque lies over it that does not hide all of its panel;
   * `outside`: it leaves the screen; `escapes`: it or a control sticks out of the panel that it is in; `letter`: the font does not have it.
   */
  code: "clipped" | "broken" | "overlap" | "covered" | "outside" | "escapes" | "letter";
  /** Places in the list of boxes; `other` is what it overlaps or what covers it. */
  box: number;
  other: number | undefined;
  /** For people: names both, and says how much. */
  why: string;
}

/** Finds text that cannot be read as it should, and controls in each other's way. Sizes in units. */
export function checkText(boxes: readonly Box[], screen: Size): TextFault[] {
  const marks = boxes.map(markOf);
  return [
    ...marks.flatMap((mark, index) => [
      ...alone(boxes[index], mark.ink, index, screen),
      ...escapes(boxes, mark),
    ]),
    ...pairs(boxes, marks),
  ].sort((one, other) => one.box - other.box);
}

/** How much may be too much before anybody sees it. */
const SLACK = 0.5;

function alone(box: Box, ink: Rect | undefined, index: number, screen: Size): TextFault[] {
  const out: TextFault[] = [];
  const fault = (code: TextFault["code"], why: string): void => {
    out.push({ code, box: index, other: undefined, why: `${nameOf(box)} ${why}` });
  };
  const block = box.text;
  if (block !== undefined) {
    const [w, h] = block.needed;
    if (block.cuts && h > block.h + SLACK)
      fault("clipped", `needs ${h} units of height and has ${round(block.h)}`);
    if (block.wraps && !block.broken && w > block.w + SLACK)
      fault("clipped", `needs ${round(w)} units of width and has ${round(block.w)}`);
    if (block.broken) fault("broken", `has a word that is wider than its ${round(block.w)} units`);
    const missing = missingOf(block);
    if (missing !== undefined) fault("letter", `has "${missing}", which the font does not have`);
  }
  const all = { x: 0, y: 0, ...screen };
  const rect = CONTROLS.includes(box.kind) ? box : ink;
  if (rect !== undefined && box.scroller === undefined && !holds(all, rect))
    fault("outside", "leaves the screen");
  return out;
}

/** Texts that were looked through: most boxes are checked again and again. */
const whole = new WeakSet<TextBlock>();

/** The first letter that the font does not have. */
function missingOf(block: TextBlock): string | undefined {
  if (whole.has(block)) return undefined;
  for (const { runs } of block.lines)
    for (const { text } of runs) for (const letter of text) if (!(letter in ADVANCES)) return letter;
  whole.add(block);
  return undefined;
}

/** Whether a text or control is drawn partly beside the ground that it belongs on. */
function escapes(boxes: readonly Box[], { index, control, text }: Mark): TextFault[] {
  const other = groundOf(boxes, index);
  if (other === undefined) return [];
  const ground = boxes[other];
  if ([control, text].every((rect) => rect === undefined || holds(ground, rect))) return [];
  return [
    { code: "escapes", box: index, other, why: `${nameOf(boxes[index])} sticks out of ${nameOf(ground)}` },
  ];
}

/** The place of the nearest box around another that has a ground. */
function groundOf(boxes: readonly Box[], index: number): number | undefined {
  let other = boxes[index].parent;
  while (other !== undefined && !hasGround(boxes[other])) other = boxes[other].parent;
  return other;
}

/** Texts, controls and pictures that are in each other's way, and what is under something opaque. */
function pairs(boxes: readonly Box[], all: readonly Mark[]): TextFault[] {
  const out: TextFault[] = [];
  const marks = all.filter(({ reach }) => reach !== undefined);
  const fault = (code: TextFault["code"], of: number, other: number, over: Box, under: Box): void => {
    out.push({ code, box: of, other, why: `${nameOf(over)} lies over ${nameOf(under)}` });
  };
  const opaque = boxes.flatMap((box, index) => (isOpaque(box) ? [{ box, index }] : []));
  for (const mark of marks)
    for (const under of marks) {
      if (under === mark) break;
      if (clash(under, mark) && coverOf(opaque, under, mark.index) === undefined)
        fault("overlap", mark.index, under.index, boxes[mark.index], boxes[under.index]);
    }
  for (const mark of marks) {
    const over = coverOf(opaque, mark, boxes.length);
    if (over === undefined) continue;
    const ground = groundOf(boxes, mark.index);
    // A panel that lies wholly under another one is read when that is gone.
    if (ground === undefined || !holds(boxes[over], boxes[ground]))
      fault("covered", mark.index, over, boxes[over], boxes[mark.index]);
  }
  return out;
}

/** What of a box can be in the way, cut to what is seen of it. */
interface Mark {
  index: number;
  control: Rect | undefined;
  text: Rect | undefined;
  /** The lines of the text: between two of them there is room for something else. */
  lines: readonly Rect[];
  picture: Rect | undefined;
  /** What all of these take together; undefined where there is none. */
  reach: Rect | undefined;
  /** What its text takes, whatever is seen of that. */
  ink: Rect | undefined;
  /** Whether nothing is seen of it but what lies on it. */
  isBare: boolean;
}

function markOf(box: Box, index: number): Mark {
  const all = lineRects(box);
  const ink = joined(all);
  const control = CONTROLS.includes(box.kind) ? seen(box, box.clip) : undefined;
  const text = ink === undefined ? undefined : seen(ink, box.clip);
  const lines = box.clip === undefined ? all : all.flatMap((line) => seen(line, box.clip) ?? []);
  const picture = box.kind === "Image" && box.picture !== undefined ? seen(box, box.clip) : undefined;
  const reach = joined([control, text, picture].filter((rect) => rect !== undefined));
  const isBare = box.picture === undefined && (box.fill?.a ?? 0) * (box.colors?.[0]?.a ?? 1) === 0;
  return { index, control, text, lines, picture, reach, ink, isBare };
}

/**
 * Whether the later box is in the earlier one's way. Text may lie on a control or a picture that holds all of it, and
 * each of its lines on a control of its own where nothing else is seen of that.
 */
function clash(one: Mark, other: Mark): boolean {
  // Most pairs are far apart: nothing is made for them.
  if (one.reach === undefined || other.reach === undefined || !overlaps(one.reach, other.reach)) return false;
  if (one.control !== undefined && other.control !== undefined && overlaps(one.control, other.control))
    return true;
  const over = other.control ?? other.picture;
  if (
    one.lines.some((line) =>
      [...other.lines, ...(over === undefined ? [] : [over])].some((part) => overlaps(line, part)),
    )
  )
    return true;
  const ground = one.control ?? one.picture;
  if (ground === undefined || other.text === undefined || holds(ground, other.text)) return false;
  return other.lines.some((line) => overlaps(ground, line) && !(one.isBare && holds(ground, line)));
}

/** The first opaque panel behind a mark and before another place in the order that hides some of it, if one does. */
function coverOf(opaque: readonly Placed[], mark: Mark, until: number): number | undefined {
  const rect = (mark.control ?? mark.text ?? mark.picture) as Rect;
  const isOver = ({ box, index }: Placed): boolean =>
    index > mark.index && index < until && overlaps(box, rect);
  return opaque.find(isOver)?.index;
}

/** A box, and its place in the list of boxes. */
interface Placed {
  box: Box;
  index: number;
}

function isOpaque(box: Box): boolean {
  const tint = box.picture?.tint ?? box.fill;
  return tint !== undefined && tint.a >= 0.9 && box.kind !== "Image" && !CONTROLS.includes(box.kind);
}

function nameOf(box: Box): string {
  const words = box.text?.lines[0]?.runs.map((run) => run.text).join("") ?? "";
  const name = box.id === "" ? `${box.kind} of line ${box.line}` : `${box.kind} ${box.id}`;
  return words === "" ? name : `${name} ("${words.slice(0, 30)}")`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
