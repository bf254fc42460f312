import { belowOf, edgesIn, overlap } from "../panels/free";
import type { ChatLine } from "../../wire/view";
import type { Rect } from "../../xml/layout/rect";

/**
 * What of the new lines of the chat stands over the table: what the script says aloud, and what it prints for one person
 * alone. Several lines that it prints at once are there to be read in the chat.
 */
export function messagesOf(fresh: readonly ChatLine[]): ChatLine[] {
  return fresh.filter((line) => line.way === "broadcast" || isAnswer(line, fresh));
}

/** What of them is kept in the chat: all but what is said to one person in a line, which is over with what they did. */
export function chatOf(fresh: readonly ChatLine[]): ChatLine[] {
  return fresh.filter((line) => !isAnswer(line, fresh));
}

/** Whether a line is the only one that is printed for one person at a time. */
function isAnswer(line: ChatLine, all: readonly ChatLine[]): boolean {
  const isPrinted = ({ way, own }: ChatLine): boolean => way === "print" && own === true;
  return isPrinted(line) && all.filter((one) => isPrinted(one) && one.frame === line.frame).length === 1;
}

/** Messages are that wide at most, and that high when there are two of two lines; less wide ones are hard to read. */
const MESSAGE = { w: 620, h: 132 };
const LEAST_MESSAGE = 300;
/** So many pixels lower a message stands rather than being one less wide, or one farther from the middle. */
const NARROWER = 0.5;
const ASIDE = 0.2;

/**
 * Where messages stand in a free part of the window: at its upper edge, beside or below what floats over it, on none of
 * that where there is room; in pixels, `x` is their middle.
 */
export function messagesAt(free: Rect, boxes: readonly Rect[]): { x: number; top: number; w: number } {
  const middle = free.x + free.w / 2;
  const { xs, ys } = edgesIn({ ...free, h: Math.max(0, free.h - MESSAGE.h) }, boxes);
  let best = { x: middle, top: belowOf(boxes, middle, free.y), w: free.w, cost: Infinity };
  for (const top of ys)
    for (const [i, x0] of xs.entries())
      for (const x1 of xs.slice(i + 1)) {
        const w = Math.min(MESSAGE.w, x1 - x0);
        const x = Math.min(x1 - w / 2, Math.max(x0 + w / 2, middle));
        const cost = top - free.y + (MESSAGE.w - w) * NARROWER + Math.abs(x - middle) * ASIDE;
        const isFree = !boxes.some((box) => overlap(box, { x: x0, y: top, w: x1 - x0, h: MESSAGE.h }));
        if (isFree && cost < best.cost && w >= Math.min(LEAST_MESSAGE, free.w))
          best = { x, top, w: x1 - x0, cost };
      }
  return { x: best.x, top: best.top, w: best.w };
}
