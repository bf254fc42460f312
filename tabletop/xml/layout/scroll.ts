import { flag } from "./values";
import type { Rect } from "./rect";
import type { Item } from "./item";

/** What a scroll view's bar takes from its content. */
const BAR = 17;

export function isScroll({ kind }: Item): boolean {
  return kind === "VerticalScrollView" || kind === "HorizontalScrollView";
}

/** Where the children of an element are: all of it, or of a scroll view what its bar leaves. */
export function viewOf(item: Item): Rect {
  const bar = isScroll(item) && !flag(item.attributes["noScrollbars"], false) ? BAR : 0;
  const upright = item.kind === "VerticalScrollView";
  return {
    x: item.at[0],
    y: item.at[1],
    w: item.size[0] - (upright ? bar : 0),
    h: item.size[1] - (upright ? 0 : bar),
  };
}
