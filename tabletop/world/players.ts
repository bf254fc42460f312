import { COLORS } from "../save/colors";
import { playerOut, type PlayerRef } from "../bridge/values";
import { Refused } from "./world";
import type { Person, TableObject, World } from "./types";

export type { Person } from "./types";

/** The colours that have a hand zone, in the table's order: only these can be sat on. */
export function seats(world: World): string[] {
  const there = new Set<string>();
  for (const object of world.objects.values())
    if (object.data.Name === "HandTrigger") there.add(object.data.FogColor ?? "");
  return COLORS.filter((color) => there.has(color));
}

export function personAt(world: World, color: string): Person | undefined {
  return world.people.list.find((person) => person.color === color);
}

/** The person of a colour or of a name; refuses when there is none. */
export function mustBeThere(world: World, who: string): Person {
  const person = personAt(world, who) ?? world.people.list.find((one) => one.name === who);
  if (person === undefined) throw new Refused(`nobody sits at ${who}`);
  return person;
}

/** Why a person cannot take a colour; undefined if they can. */
export function changeFault(world: World, person: Person, color: string): string | undefined {
  if (!COLORS.includes(color)) return `${color} is no colour of a seat`;
  if (color === "Black" && !person.host) return "only the host may be Black";
  if (color !== "Grey" && color !== "Black" && !seats(world).includes(color))
    return `there is no seat ${color}`;
  if (color !== "Grey" && personAt(world, color) !== undefined) return `${color} is taken`;
  return undefined;
}

/** What a person held drops where it is. */
export function letGo(world: World, person: Person): void {
  for (const object of world.objects.values()) if (object.heldBy === person.color) letGoOf(world, object);
}

/** A piece that somebody holds drops where it is. */
export function letGoOf(world: World, object: TableObject): boolean {
  const color = object.heldBy;
  if (color === undefined) return false;
  object.heldBy = undefined;
  world.dropped.push({ handle: object.handle, color });
  return true;
}

/** How others refer to a person: by colour, the spectators by number. */
export function keyOf(person: Person): string {
  return person.color === "Grey" ? String(person.id) : person.color;
}

/** A person as handlers get them: with the colour of this moment, whatever they take later. */
export function personOut({ id, color }: Person): PlayerRef {
  return playerOut(`${id}:${color}`);
}

/** The person a key of Lua stands for: whoever has a colour or still points with it, or a person by number. */
export function byKey(world: World, key: string): Person | undefined {
  const [id] = key.split(":");
  const { list } = world.people;
  return (
    list.find((person) => String(person.id) === id || person.color === key) ??
    list.find(({ pointing }) => pointing === key)
  );
}

/** The colour that a key of Lua says: a seat's own, or the one that a person had when the key was made. */
export function colorOf(world: World, key: string): string {
  return COLORS.includes(key) ? key : (key.split(":")[1] ?? byKey(world, key)?.color ?? "Grey");
}

/** Whether a seat has somebody's pointer, or a person has one. */
export function isSeated(world: World, key: string): boolean {
  if (!COLORS.includes(key)) return (byKey(world, key)?.pointing ?? "Grey") !== "Grey";
  return key !== "Grey" && world.people.list.some(({ pointing }) => pointing === key);
}
