import { tree } from "../document";
import { anchor, type Axis } from "./anchor";
import { dress } from "./dress";
import { layGrid } from "./grid";
import { layGroup } from "./group";
import { inGroup, items, type Item } from "./item";
import { scaleBox, scaleOf, scaleRect, UNSCALED, type Scale } from "./scale";
import { layTable, ownHeight } from "./table";
import { isGroup, wantsOf } from "./wants";
import { isSettled, settle } from "./placed";
import { flag } from "./values";
import type { Box } from "./box";
import { common, type Rect, type Size } from "./rect";
import type { Measure } from "./measure";
import type { Node } from "../parse";
import type { Viewer } from "../viewer";

/** For whom and onto what an interface is laid out. Of its units TTS's screen is 1920 by 1080. */
export interface Screen extends Size {
  viewer: Viewer;
  measure: Measure;
  /** What the viewer has typed or chosen, by id. */
  typed?: ReadonlyMap<string, string>;
}

/** Lays out what a viewer is shown of a document: one box for each element, in the order they are drawn. */
export function solve(document: readonly Node[], screen: Screen, make?: Dress): Box[] {
  return solveItems(items(tree(document), screen.viewer, screen.typed), screen, make);
}

/** What makes the box of an element that has its place: `dress`, or what keeps what that has made. */
export type Dress = typeof dress;

/** The same for outermost items, which are laid out apart from each other: what is asked for twice can be kept. */
export function solveItems(
  roots: readonly Item[],
  { w, h, measure }: Size & Pick<Screen, "measure">,
  make: Dress = dress,
): Box[] {
  // First all of x, then all of y, as Unity: the height of a text follows from its width.
  for (const axis of [0, 1] as const)
    for (const root of roots) {
      anchor(root, axis, 0, axis === 0 ? w : h, fitted(root, axis, measure));
      lay(root, axis, measure);
    }
  const boxes: Box[] = [];
  const around: Around = {
    parents: [],
    parent: undefined,
    clip: undefined,
    scroller: undefined,
    scale: UNSCALED,
  };
  for (const root of roots) collect(root, around, (item, parents) => make(item, parents, measure), boxes);
  return boxes;
}

/** The size that an element gives itself: a table that adds up its rows, or what fits its content. */
function fitted(item: Item, axis: Axis, measure: Measure): number | undefined {
  const fit = item.attributes["contentSizeFitter"] ?? "";
  if (fit === "both" || fit === (axis === 0 ? "horizontal" : "vertical"))
    return wantsOf(item, axis, measure).preferred;
  return axis === 1 ? ownHeight(item) : undefined;
}

/** Places what is within an element along one axis. Along y all of x is settled already. */
function lay(item: Item, axis: Axis, measure: Measure): void {
  if (isSettled(item, axis, measure)) return;
  const grid = item.kind === "GridLayout";
  const group = isGroup(item);
  if (group) layGroup(item, axis, measure);
  else if (grid) layGrid(item, axis);
  else if (item.kind === "TableLayout") layTable(item, axis);
  const view = viewOf(item);
  const [from, room] = axis === 0 ? [view.x, view.w] : [view.y, view.h];
  for (const child of item.children) {
    if (child.kind === "Option") continue;
    const placed = group || grid ? inGroup(child) : child.kind === "Row" || child.kind === "Cell";
    if (!placed) anchor(child, axis, from, room, fitted(child, axis, measure));
    if (isScroll(item)) child.at[axis] = from;
    lay(child, axis, measure);
  }
  settle(item, axis, measure);
}

/** What an element is within. */
interface Around {
  parents: readonly Item[];
  parent: number | undefined;
  clip: Rect | undefined;
  scroller: number | undefined;
  scale: Scale;
}

type Make = (item: Item, parents: readonly Item[]) => Box;

function collect(item: Item, around: Around, make: Make, boxes: Box[]): void {
  const { parents, clip, scroller } = around;
  const scale = scaleOf(item, around.scale);
  const box = scaleBox(make(item, parents), scale);
  box.parent = around.parent;
  box.clip = clip;
  box.scroller = scroller;
  const index = boxes.push(box) - 1;
  const inside: Around = { parents: [...parents, item], parent: index, clip, scroller, scale };
  const children = item.children.filter((child) => child.kind !== "Option");
  if (isScroll(item)) {
    const view = scaleRect(viewOf(item), scale);
    const far = (axis: Axis): number =>
      scale.by * Math.max(0, ...children.map((child) => child.at[axis] + child.size[axis] - item.at[axis]));
    box.content = { view, w: far(0), h: far(1) };
    inside.clip = meet(view, clip);
    inside.scroller = index;
  }
  for (const child of children) collect(child, inside, make, boxes);
}

function meet(one: Rect, other: Rect | undefined): Rect {
  if (other === undefined) return one;
  const { x, y, w, h } = common(one, other);
  return { x, y, w: Math.max(0, w), h: Math.max(0, h) };
}

/** What a scroll view's bar takes from its content. */
const BAR = 17;

function isScroll({ kind }: Item): boolean {
  return kind === "VerticalScrollView" || kind === "HorizontalScrollView";
}

/** Where the children of an element are: all of it, or of a scroll view what its bar leaves. */
function viewOf(item: Item): Rect {
  const bar = isScroll(item) && !flag(item.attributes["noScrollbars"], false) ? BAR : 0;
  const upright = item.kind === "VerticalScrollView";
  return {
    x: item.at[0],
    y: item.at[1],
    w: item.size[0] - (upright ? bar : 0),
    h: item.size[1] - (upright ? 0 : bar),
  };
}
