import type { Room } from "./room";
import type { World } from "../../world/types";

/** What the session keeps of what has been; longer lists are cut from the front. */
const KEPT = 2000;

/** Milliseconds after which no further frame of a tick begins at a table of others: it plays slower. */
const LONG = 500;

/** Lets frames pass; says whether anything may look different afterwards. */
export async function pass(room: Room, frames: number): Promise<boolean> {
  const { session } = room.table;
  const lively = isLively(session.world);
  const { changes } = session.world.interface;
  const slices = session.slices.length;
  const end = room.foreign ? performance.now() + LONG : Infinity;
  for (let i = 0; i < frames && (i === 0 || performance.now() < end); i++) await room.table.advance();
  const { world } = session;
  const again = session.slices.length > slices || world.messages.length > 0;
  for (const list of [session.slices, session.errors]) trim(room, list);
  return lively || again || isLively(world) || world.interface.changes !== changes;
}

/** Frames in which nothing has happened, after which nothing more is to come at once. */
const CALM = 20;

/**
 * Lets frames pass until nothing moves, spawns or is drawn and the script does nothing, or so many are over. What the
 * script has put off for seconds is not waited for.
 */
export async function rest(room: Room, most: number): Promise<void> {
  const { session } = room.table;
  let calm = 0;
  for (let frame = 0; frame < most && calm < CALM; frame++) {
    const before = session.slices.length;
    await room.table.advance(1);
    calm = isLively(session.world) || session.slices.length > before ? 0 : calm + 1;
  }
  trim(room, session.slices);
}

/** The inspector counts from the beginning: what is cut off is remembered. */
function trim(room: Room, list: unknown[]): void {
  if (list.length <= 2 * KEPT) return;
  const over = list.length - KEPT;
  list.splice(0, over);
  if (list === room.table.session.slices) room.cut.slices += over;
  else room.cut.errors += over;
}

/** Whether something moves, spawns or glows by itself. */
function isLively({ objects, interface: ui, clock, pings }: World): boolean {
  if (ui.coming !== undefined || pings.some(({ frame }) => frame === clock.frame)) return true;
  for (const { motion, rolling, life, highlight } of objects.values()) {
    if (motion !== undefined || rolling !== undefined || life === "spawning") return true;
    if (highlight !== undefined && highlight.until !== Infinity && highlight.until + 1 >= clock.frame)
      return true;
  }
  return false;
}
