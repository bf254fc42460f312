import { cssColor, escape, place, px, style, type Paint } from "./css";
import { groundPaint, picturePaint, type PictureUrl } from "./ground";
import type { Box } from "../layout/box";
import type { Point, Rect } from "../layout/rect";
import type { Run } from "../layout/rich";
import type { TextBlock } from "../layout/text";

/**
 * Boxes as HTML: one absolutely placed element each, a unit a CSS pixel, all on one level but for what is in
 * a scroll view, which stands in an element that scrolls. `data-box` is the place in the list, `data-id` the id.
 * SHEET (sheet.ts) has the rest of the looks; `x-NAME` are the document's classes, for ornament.
 */
export function drawBoxes(boxes: readonly Box[], url: PictureUrl): string {
  return drawOuter(boxes, url)
    .map(({ html }) => html)
    .join("");
}

/** What was drawn of looks (`Box.look`), with where that was. */
export type DrawnLooks = WeakMap<object, { box: Box; origin: Point; within: string; html: string }>;

/**
 * The same one by one, those that are in no scroll view; `attribute` and `key` are a number of each box in `keys`. What is
 * in `kept` is not drawn again: that is to be of the same addresses and keys.
 */
export function drawOuter(
  boxes: readonly Box[],
  url: PictureUrl,
  keys: readonly number[] = [...boxes.keys()],
  kept: DrawnLooks = new WeakMap(),
  attribute = "data-box",
): { key: number; html: string }[] {
  const inside = new Map<number | undefined, number[]>();
  for (const [index, { scroller }] of boxes.entries()) {
    const list = inside.get(scroller) ?? [];
    list.push(index);
    inside.set(scroller, list);
  }
  const drawOne = (index: number, origin: Point): string => {
    const within = (inside.get(index) ?? []).map((one) => drawOne(one, boxes[index])).join("");
    const box = boxes[index];
    const { look = box } = box;
    const known = kept.get(look);
    if (known?.within === within && isAt(known.box, box) && isThere(known.origin, origin)) return known.html;
    const html = drawBox(box, `${attribute}="${keys[index]}"`, origin, url, within);
    kept.set(look, { box, origin, within, html });
    return html;
  };
  const outer = inside.get(undefined) ?? [];
  return outer.map((index) => ({ key: keys[index], html: drawOne(index, { x: 0, y: 0 }) }));
}

/** Whether two boxes of one look are at the same place, be they scaled. */
function isAt(one: Box, other: Box): boolean {
  const isAsLarge = one.w === other.w && one.h === other.h && one.text?.size === other.text?.size;
  return isAsLarge && isThere(one, other);
}

function isThere(one: Point, other: Point): boolean {
  return one.x === other.x && one.y === other.y;
}

function drawBox(box: Box, key: string, origin: Point, url: PictureUrl, within: string): string {
  const names = ["ui", `ui-${box.kind}`, ...states(box), ...box.classes.map((name) => `x-${name}`)];
  const events = box.blocks || box.content !== undefined || box.tooltip !== "" || isHandled(box);
  const attributes = [
    `class="${escape(names.join(" "))}"`,
    key,
    ...(box.id === "" ? [] : [`data-id="${escape(box.id)}"`]),
    ...(box.tooltip === "" ? [] : [`data-tip="${escape(box.tooltip)}"`]),
    `style="${style({ ...place(box, origin), "pointer-events": events ? "auto" : "none" })}"`,
  ];
  const scroll = box.content === undefined ? "" : `<div class="ui-scroll">${within}</div>`;
  return `<div ${attributes.join(" ")}>${ground(box, url)}${parts(box, url)}${words(box)}${scroll}</div>`;
}

function isHandled({ handlers }: Box): boolean {
  return Object.keys(handlers).length > 0;
}

/** Words for what a box is now, for the style sheet. */
function states(box: Box): string[] {
  const all: [string, boolean][] = [
    ["live", box.colors !== undefined && box.interactable],
    ["off", !box.interactable],
    ["on", box.on === true],
    ["empty", box.empty],
    ["handled", isHandled(box)],
    ["round", box.picture === undefined],
    ["bare", box.content !== undefined && box.content.view.w === box.w && box.content.view.h === box.h],
  ];
  return all.filter(([, is]) => is).map(([word]) => word);
}

function ground(box: Box, url: PictureUrl): string {
  const paint = groundPaint(box, url);
  if (box.outline !== undefined)
    paint["box-shadow"] = `inset 0 0 0 ${px(box.outline.w)} ${cssColor(box.outline.color)}`;
  return Object.keys(paint).length === 0 ? "" : `<i class="ui-ground" style="${style(paint)}"></i>`;
}

/** The parts of controls: icon, check box, arrow, bar and handle. */
function parts(box: Box, url: PictureUrl): string {
  const out: string[] = [];
  if (box.icon !== undefined)
    out.push(part("icon", { ...place(box.icon, box), ...picturePaint(box.icon, url) }));
  if (box.kind === "Toggle") out.push(part("check", {}));
  if (box.kind === "Dropdown") out.push(part("arrow", {}));
  if (box.level !== undefined) {
    const share = `${(box.level.share * 100).toFixed(2)}%`;
    out.push(part("level", { width: share, "background-color": cssColor(box.level.fill) }));
    if (box.kind === "Slider") out.push(part("handle", { left: share }));
  }
  return out.join("");
}

function part(name: string, paint: Paint): string {
  return `<i class="ui-${name}" style="${style(paint)}"></i>`;
}

/** Line by line, where the layout put them: a browser must not break them anew. Words of two lines are two words. */
function words(box: Box): string {
  return (box.text?.lines ?? []).map((line) => drawLine(line, box)).join(" ");
}

function drawLine(line: TextBlock["lines"][number], box: Rect): string {
  const height = px(line.height);
  const paint = { left: px(line.x - box.x), top: px(line.y - box.y), height, "line-height": height };
  return `<span class="ui-line" style="${style(paint)}">${line.runs.map(drawRun).join("")}</span>`;
}

function drawRun(run: Run): string {
  const paint: Paint = { "font-size": px(run.size), color: cssColor(run.color) };
  if (run.face.bold) paint["font-weight"] = "700";
  if (run.face.italic) paint["font-style"] = "italic";
  return `<span style="${style(paint)}">${escape(run.text)}</span>`;
}
