import { NOBODY } from "../core/types";
import type { Event } from "../games/castle-risk/events";
import type { Layout, Thing } from "./pieces";

/** What makes one layout of another. A thing that moves keeps its key; what else changes of it, changes too. */
export interface Command {
  readonly type: "remove" | "move" | "change" | "add";
  readonly key: string;
  /** As it is to be; of one that goes, as it was. */
  readonly thing: Thing;
}

/**
 * The commands in the order of the show: what leaves or grows less, what moves, what changes otherwise,
 * and last what comes or grows; within each of these the territories in the order of the events.
 */
export function diff(before: Layout, after: Layout, events: readonly Event[] = []): Command[] {
  const less: Command[] = [];
  const moved: Command[] = [];
  const changed: Command[] = [];
  const more: Command[] = [];
  for (const thing of before.things) {
    if (after.byKey[thing.key] === undefined) less.push({ type: "remove", key: thing.key, thing });
  }
  for (const thing of after.things) {
    const old = before.byKey[thing.key];
    if (old === undefined) more.push({ type: "add", key: thing.key, thing });
    else if (!isSame(old, thing)) {
      const command: Command = { type: isPlaced(old, thing) ? "change" : "move", key: thing.key, thing };
      if (command.type === "move") moved.push(command);
      else if (thing.owner !== old.owner || thing.count === old.count) changed.push(command);
      else if (thing.count < old.count) less.push(command);
      else more.push(command);
    }
  }
  if (events.length === 0) return less.concat(moved, changed, more);
  const order = landOrder(events);
  return byOrder(less, order).concat(moved, byOrder(changed, order), byOrder(more, order));
}

function isPlaced(a: Thing, b: Thing): boolean {
  if (a.place !== b.place || a.at !== b.at) return false;
  return b.place !== "track" || a.count === b.count;
}

function isSame(a: Thing, b: Thing): boolean {
  return (
    a.count === b.count &&
    a.owner === b.owner &&
    a.at === b.at &&
    a.place === b.place &&
    a.face === b.face &&
    a.eyes === b.eyes
  );
}

/** Territories by when the events name them first; counted from 0. */
function landOrder(events: readonly Event[]): Record<number, number | undefined> {
  const order: Record<number, number | undefined> = {};
  let n = 0;
  for (const e of events) {
    const t = "territory" in e ? e.territory : NOBODY;
    if (t !== NOBODY && order[t] === undefined) {
      order[t] = n;
      n++;
    }
  }
  return order;
}

/** Things on land in the order of their territories, all others behind them as they were. */
function byOrder(commands: Command[], order: Readonly<Record<number, number | undefined>>): Command[] {
  const n = commands.length;
  if (n < 2) return commands;
  const buckets: Command[][] = [];
  const rest: Command[] = [];
  let most = 0;
  for (const c of commands) {
    const onLand = c.thing.place === "land" || c.thing.place === "force";
    const i = onLand ? order[c.thing.at] : undefined;
    if (i === undefined) rest.push(c);
    else {
      while (most <= i) {
        buckets[most] = [];
        most++;
      }
      buckets[i].push(c);
    }
  }
  let sorted: Command[] = [];
  for (const bucket of buckets) sorted = sorted.concat(bucket);
  return sorted.concat(rest);
}
