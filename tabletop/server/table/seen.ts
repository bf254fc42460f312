import { alike } from "../../wire/patch";
import type { SeenObject } from "../../world/look";
import type { Look, Looks } from "./room";
import { pieceOut, type Urls } from "./wire";

export function newLooks(): Looks {
  return { tick: 0, open: new Map(), hidden: new Map() };
}

/** Another look begins. */
export function nextLook(looks: Looks): void {
  looks.tick++;
}

/** Another state is at the table. */
export function clearLooks(looks: Looks): void {
  looks.open = new Map();
  looks.hidden = new Map();
}

export function lookOf(looks: Looks, hidden: boolean): Look {
  return hidden ? looks.hidden : looks.open;
}

/** What was seen of an object in this look already. */
export function seenNow({ tick }: Looks, look: Look, handle: number): SeenObject | undefined {
  const last = look.get(handle);
  return last?.tick === tick ? last.seen : undefined;
}

/** Notes what is seen of an object now; what has not changed stays the same value. */
export function noteLook(
  { tick }: Looks,
  look: Look,
  handle: number,
  now: SeenObject,
  urls: Urls,
): SeenObject {
  const last = look.get(handle);
  if (last !== undefined && alike(last.seen, now)) {
    last.tick = tick;
    return last.seen;
  }
  look.set(handle, { tick, seen: now, piece: pieceOut(now, urls) });
  return now;
}

/** Forgets objects that were not looked at in this look. */
export function forgetUnseen({ tick, open, hidden }: Looks): void {
  for (const look of [open, hidden])
    for (const [handle, last] of look) if (last.tick !== tick) look.delete(handle);
}
