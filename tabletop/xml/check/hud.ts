import { hud } from "./rectangles";
import type { Box } from "../layout/box";
import type { Rect, Size } from "../layout/rect";
import { hasGround, ink, overlaps, seen } from "./rects";

/** What of a laid out interface lies over Tabletop Simulator's own, a line each: what is drawn, and what is covered. */
export function overHud(boxes: readonly Box[], screen: Size): string[] {
  const out = new Set<string>();
  const parts = hud(screen.w, screen.h);
  for (const box of boxes) {
    const drawn = drawnOf(box);
    if (drawn === undefined) continue;
    for (const part of parts)
      if (overlaps(drawn, part)) out.add(`${nameOf(boxes, box)} lies over ${part.name}`);
  }
  return [...out];
}

/** What is seen of a box: its ground, or its words where it has none. */
function drawnOf(box: Box): Rect | undefined {
  const rect = hasGround(box) ? box : ink(box);
  return rect === undefined ? undefined : seen(rect, box.clip);
}

/** The id of a box, or of the nearest one around it that has one. */
function nameOf(boxes: readonly Box[], box: Box): string {
  let at: Box | undefined = box;
  while (at !== undefined && at.id === "") at = at.parent === undefined ? undefined : boxes[at.parent];
  return at?.id ?? box.kind;
}
