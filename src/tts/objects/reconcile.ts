import { NOBODY, type AnyEvent } from "../../core/types";
import { diff, type Command } from "../../session/scene/diff";
import type { Thing } from "../../session/scene/thing";
import type { Room } from "../../session/table/room";
import { later } from "../queue";
import { drawBorders } from "./board/borders";
import { goHome } from "./pieces/move";
import { settle } from "./pieces/settle";
import { adopt, planOf, type Plan } from "./plan";
import { registry } from "./registry";
import { isManual, areSameObjects, layoutOf } from "./layout";
import { keepMenus } from "./pieces/menu";
import { verify } from "./verify";
import { resync } from "./resync";
import { COST, inSlices, putOff } from "./slices";

/** Works out what is to lie there, in a frame before `reconcile` does: together it would be much for one. */
export function lookAhead(room: Room): void {
  if (registry.resyncing || registry.layout === undefined || registry.layout.groups.length === 0) return;
  registry.ahead = layoutOf(room, registry.layout);
}

/**
 * Makes the table agree with the room, a few things a frame: what goes, what moves, what changes, what comes. The
 * events give the order of the territories. When all is done the table is looked after.
 */
export function reconcile(room: Room, events: readonly AnyEvent[]): void {
  if (registry.resyncing || registry.board === undefined) return;
  keepMenus(isManual(room));
  const before = registry.layout;
  if (before === undefined || before.groups.length === 0) {
    if (room.table.match !== undefined) resync(room);
    return;
  }
  const after = layoutOf(room, registry.ahead ?? before);
  registry.ahead = undefined;
  if (after === before) return;
  if (!areSameObjects(before, after)) {
    resync(room);
    return;
  }
  registry.layout = after;
  registry.revision++;
  const commands = diff(before, after, events);
  for (const command of commands) {
    registry.wanted[command.key] = command.type === "remove" ? undefined : command.thing;
    // What only one seat may know goes at once.
    if (command.type === "remove" && command.thing.eyes !== NOBODY) settle(command.key);
  }
  walk(commands, planOf(commands));
  moveAside(registry.kit.shifted(before, after));
  if (after.board !== before.board) later(COST.change, drawBorders);
  verify();
}

/** Carries out the commands, a frame's worth at a time, unless the whole table is laid again meanwhile. */
function walk(commands: readonly Command[], plan: Plan): void {
  const n = commands.length;
  const { pass } = registry;
  const each = (i: number): number => (registry.pass === pass ? carryOut(commands[i], plan) : 0);
  if (n > 0) later(n < COST.frame ? n : COST.frame, inSlices(n, each, putOff));
}

/** Gives what it cost. */
function carryOut({ key, type }: Command, plan: Plan): number {
  if (type === "remove" && plan.staying[key] === true) return 0;
  const from = plan.adopted[key];
  if (from !== undefined) adopt(from, key);
  return settle(key, plan.begins[key]);
}

/** Sends pieces to where they lie now though nothing of themselves has changed. */
function moveAside(things: readonly Thing[]): void {
  for (const { key } of things) {
    later(COST.change, () => {
      settle(key);
      const piece = registry.pieces[key];
      if (piece !== undefined) goHome(piece);
    });
  }
}
