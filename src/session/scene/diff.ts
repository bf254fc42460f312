import { NOBODY, type AnyEvent } from "../../core/types";
import type { Group, Layout, Thing } from "./thing";

/** What makes one layout of another. A thing that moves keeps its key; what else changes of it, changes too. */
export interface Command {
  readonly type: "remove" | "move" | "change" | "add";
  readonly key: string;
  /** As it is to be; of one that goes, as it was. */
  readonly thing: Thing;
}

/** Lists in the order of the show, with their lengths: `push` walks along the whole list each time on MoonSharp. */
interface Commands {
  readonly lists: readonly Command[][];
  readonly sizes: number[];
}
const LESS = 0;
const MOVED = 1;
const CHANGED = 2;
const MORE = 3;

function add(commands: Commands, list: number, type: Command["type"], thing: Thing): void {
  commands.lists[list][commands.sizes[list]] = { type, key: thing.key, thing };
  commands.sizes[list]++;
}

/**
 * The commands in the order of the show: what leaves or grows less, what moves, what changes otherwise,
 * and last what comes or grows; within each of these the territories in the order of the events. Groups
 * that are the very same are passed over: see layTable.
 */
export function diff(before: Layout, after: Layout, events: readonly AnyEvent[] = []): Command[] {
  const commands: Commands = { lists: [[], [], [], []], sizes: [0, 0, 0, 0] };
  const n = Math.max(before.groups.length, after.groups.length);
  for (let i = 0; i < n; i++) {
    const old = i < before.groups.length ? before.groups[i] : NO_GROUP;
    const now = i < after.groups.length ? after.groups[i] : NO_GROUP;
    if (old !== now) compare(old.things, now.things, commands);
  }
  const [less, moved, changed, more] = commands.lists;
  if (events.length === 0) return less.concat(moved, changed, more);
  const order = landOrder(events);
  return byOrder(less, order).concat(moved, byOrder(changed, order), byOrder(more, order));
}

const NO_GROUP: Group = { things: [], facts: [] };

function compare(before: readonly Thing[], after: readonly Thing[], commands: Commands): void {
  const n = before.length;
  for (let i = 0; i < n; i++) {
    const thing = before[i];
    if (find(after, thing.key, i) === undefined) add(commands, LESS, "remove", thing);
  }
  const more = after.length;
  for (let i = 0; i < more; i++) {
    const thing = after[i];
    const old = find(before, thing.key, i);
    if (old === undefined) add(commands, MORE, "add", thing);
    else if (!isSame(old, thing)) change(old, thing, commands);
  }
}

function change(old: Thing, thing: Thing, commands: Commands): void {
  if (!isPlaced(old, thing)) add(commands, MOVED, "move", thing);
  else if (thing.owner !== old.owner || thing.count === old.count) add(commands, CHANGED, "change", thing);
  else add(commands, thing.count < old.count ? LESS : MORE, "change", thing);
}

/** Groups are small, and mostly in the order that they had. */
function find(things: readonly Thing[], key: string, at: number): Thing | undefined {
  if (at < things.length && things[at].key === key) return things[at];
  for (const thing of things) if (thing.key === key) return thing;
  return undefined;
}

/** Whether a thing lies where another one does. */
export function isPlaced(thing: Thing, other: Thing): boolean {
  if (thing.place !== other.place || thing.at !== other.at) return false;
  return other.place !== "track" || thing.count === other.count;
}

function isSame(thing: Thing, other: Thing): boolean {
  return (
    thing.count === other.count &&
    thing.owner === other.owner &&
    thing.at === other.at &&
    thing.place === other.place &&
    thing.face === other.face &&
    thing.eyes === other.eyes
  );
}

/** Territories by when the events name them first; counted from 0. */
function landOrder(events: readonly AnyEvent[]): Record<number, number | undefined> {
  const order: Record<number, number | undefined> = {};
  let n = 0;
  for (const event of events) {
    const t = (event as AnyEvent & { readonly territory?: number }).territory ?? NOBODY;
    if (t !== NOBODY && order[t] === undefined) {
      order[t] = n;
      n++;
    }
  }
  return order;
}

/** Things on land in the order of their territories, all others after them as they were. */
function byOrder(commands: Command[], order: Readonly<Record<number, number | undefined>>): Command[] {
  if (commands.length < 2) return commands;
  const buckets: Command[][] = [];
  const rest: Command[] = [];
  let most = 0;
  let others = 0;
  for (const command of commands) {
    const onLand = command.thing.place === "land" || command.thing.place === "force";
    const i = onLand ? order[command.thing.at] : undefined;
    if (i === undefined) {
      rest[others] = command;
      others++;
    } else {
      while (most <= i) {
        buckets[most] = [];
        most++;
      }
      buckets[i].push(command);
    }
  }
  let sorted: Command[] = [];
  for (const bucket of buckets) sorted = sorted.concat(bucket);
  return sorted.concat(rest);
}
