import { NOBODY, type AnyEvent } from "../../core/types";
import { diff, type Command } from "../../session/scene/diff";
import type { Thing } from "../../session/scene/thing";
import type { Room } from "../../session/table/room";
import { later } from "../queue";
import { COST, goHome, rename, settle } from "./arrange";
import { ground } from "./ground";
import { isManual, isSameTable, layoutOf } from "./layout";
import { figureOf } from "./look";
import { keepMenus } from "./menu";
import { watch } from "./patrol";
import { relay } from "./relay";
import { spread } from "./spread";

/** Where figures that come are taken from, by the key of the one that comes. */
interface Plan {
  /** The object of one that goes becomes theirs. */
  readonly adopted: Record<string, string | undefined>;
  /** They begin where one grows less. */
  readonly begins: Record<string, Thing | undefined>;
  /** Those that go, but whose objects stay. */
  readonly kept: Record<string, boolean | undefined>;
}

/** Works out what is to lie there, in a frame before `lay` does: together it would be much for one. */
export function lookAhead(room: Room): void {
  if (ground.sweeping || ground.layout === undefined || ground.layout.groups.length === 0) return;
  ground.ahead = layoutOf(room, ground.layout);
}

/**
 * Makes the table agree with the room, by and by: what goes, what moves, what changes, what comes. The
 * events give the order of the territories. When all is done the table is looked after.
 */
export function lay(room: Room, events: readonly AnyEvent[]): void {
  if (ground.sweeping || ground.board === undefined) return;
  keepMenus(isManual(room));
  const before = ground.layout;
  if (before === undefined || before.groups.length === 0) {
    if (room.table.match !== undefined) relay(room);
    return;
  }
  const after = layoutOf(room, ground.ahead ?? before);
  ground.ahead = undefined;
  if (after === before) return;
  if (!isSameTable(before, after)) {
    relay(room);
    return;
  }
  ground.layout = after;
  ground.stamp++;
  const commands = diff(before, after, events);
  for (const c of commands) {
    ground.wanted[c.key] = c.type === "remove" ? undefined : c.thing;
    // What only one seat may know goes at once.
    if (c.type === "remove" && c.thing.eyes !== NOBODY) settle(c.key);
  }
  walk(commands, planOf(commands));
  moveAside(ground.kit.shifted(before, after));
  watch();
}

/** Carries out the commands, a frame's worth at a time, unless the whole table is laid anew meanwhile. */
function walk(commands: readonly Command[], plan: Plan): void {
  const n = commands.length;
  const { sweep } = ground;
  const each = (i: number): number => (ground.sweep === sweep ? carryOut(commands[i], plan) : 0);
  const put = (run: (this: void) => void): void => {
    later(COST.frame, run);
  };
  if (n > 0) later(n < COST.frame ? n : COST.frame, spread(n, each, put));
}

/** Gives what it cost. */
function carryOut({ key, type }: Command, plan: Plan): number {
  if (type === "remove" && plan.kept[key] === true) return 0;
  const from = plan.adopted[key];
  if (from !== undefined) adopt(from, key);
  return settle(key, plan.begins[key]);
}

/** Sends pieces to where they lie now though nothing of themselves has changed. */
function moveAside(things: readonly Thing[]): void {
  for (const { key } of things) {
    later(COST.change, () => {
      settle(key);
      const piece = ground.pieces[key];
      if (piece !== undefined) goHome(piece);
    });
  }
}

/** Finds for each figure that comes another one of the kind that goes or grows less: it comes from there. */
function planOf(commands: readonly Command[]): Plan {
  const plan: Plan = { adopted: {}, begins: {}, kept: {} };
  const going: Record<string, Thing | undefined> = {};
  const less: Record<string, Thing | undefined> = {};
  for (const { type, thing } of commands) {
    const figure = type === "add" || type === "move" ? "" : figureOf(thing);
    if (figure !== "") {
      if (type === "remove") going[figure] = thing;
      else if (isFewer(thing)) less[figure] = thing;
    }
  }
  for (const { type, key, thing } of commands) {
    const figure = type === "add" ? figureOf(thing) : "";
    const gone = figure === "" ? undefined : going[figure];
    if (gone !== undefined && isThere(gone.key) && ground.pieces[key] === undefined) {
      plan.adopted[key] = gone.key;
      plan.kept[gone.key] = true;
      going[figure] = undefined;
    } else if (figure !== "") plan.begins[key] = less[figure];
  }
  return plan;
}

/** Whether a thing stands for fewer than its object shows. */
function isFewer(thing: Thing): boolean {
  const piece = ground.pieces[thing.key];
  return piece !== undefined && thing.count < piece.thing.count;
}

function isThere(key: string): boolean {
  const piece = ground.pieces[key];
  return piece !== undefined && piece.live && ground.wanted[key] === undefined;
}

/** Lets the object of a thing that has gone become the object of one that comes. */
function adopt(from: string, to: string): void {
  const piece = ground.pieces[from];
  const can =
    piece !== undefined && isThere(from) && ground.pieces[to] === undefined && !piece.object.isDestroyed();
  if (can) rename(piece, to);
  else settle(from);
}
