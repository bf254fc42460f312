import { alignment, numbers } from "./values";
import type { Box } from "./box";
import type { Rect } from "./rect";
import type { Item } from "./item";
import type { TextBlock } from "./text";

/** Where points of the layout are drawn: times `by`, then moved. */
export interface Scale {
  by: number;
  x: number;
  y: number;
}

export const UNSCALED: Scale = { by: 1, x: 0, y: 0 };

/** The scale of an element and all within it: its own, round its pivot, in that of its parent. */
export function scaleOf(item: Item, outer: Scale): Scale {
  const own = numbers(item.attributes["scale"])[0] ?? 1;
  if (own === 1) return outer;
  const [right, down] = alignment(item.attributes["rectAlignment"], [0.5, 0.5]);
  const pivot = [item.at[0] + item.size[0] * right, item.at[1] + item.size[1] * down];
  return {
    by: outer.by * own,
    x: outer.x + outer.by * pivot[0] * (1 - own),
    y: outer.y + outer.by * pivot[1] * (1 - own),
  };
}

export function scaleRect<T extends Rect>(rect: T, { by, x, y }: Scale): T {
  return { ...rect, x: rect.x * by + x, y: rect.y * by + y, w: rect.w * by, h: rect.h * by };
}

/** A box as it is drawn; its text was broken into lines before, and only gets larger or smaller. */
export function scaleBox(box: Box, scale: Scale): Box {
  if (scale === UNSCALED) return box;
  const { text, icon, outline } = box;
  return {
    ...scaleRect(box, scale),
    text: text === undefined ? undefined : scaleText(text, scale),
    icon: icon === undefined ? undefined : scaleRect(icon, scale),
    outline: outline && { ...outline, w: outline.w * scale.by, h: outline.h * scale.by },
  };
}

function scaleText(text: TextBlock, scale: Scale): TextBlock {
  const { by } = scale;
  return {
    ...scaleRect(text, scale),
    size: text.size * by,
    needed: [text.needed[0] * by, text.needed[1] * by],
    lines: text.lines.map((line) => ({
      ...line,
      x: line.x * by + scale.x,
      y: line.y * by + scale.y,
      width: line.width * by,
      height: line.height * by,
      runs: line.runs.map((run) => ({ ...run, size: run.size * by })),
    })),
  };
}
