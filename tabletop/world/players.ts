import { emit } from "./events";
import { COLORS } from "./colors";
import { playerOut } from "../bridge/values";
import { Refused } from "./world";
import type { Person, World } from "./types";

export type { Person } from "./types";

function newPerson(id: number, name: string, host: boolean): Person {
  return {
    ...{ id, name, host, color: "Grey", promoted: false, team: "None", blindfolded: false },
    ...{ camera: undefined, cameraMode: "ThirdPerson", pointer: { x: 0, y: 0, z: 0 }, hover: undefined },
    ...{ typed: new Map(), dialog: undefined },
  };
}

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

export function changeColor(world: World, person: Person, color: string): void {
  const fault = changeFault(world, person, color);
  if (fault !== undefined) throw new Refused(fault);
  if (person.color === color) return;
  letGo(world, person);
  person.color = color;
  person.typed.clear();
  emit(world, "onPlayerChangeColor", color);
}

/** Someone comes; with the number that they had before, unless somebody has it. */
export function join(world: World, name: string, host: boolean, before = 0): Person {
  const { people } = world;
  const free = before > 0 && people.list.every(({ id }) => id !== before);
  const person = newPerson(free ? before : people.nextId, name, host);
  people.nextId = Math.max(people.nextId, person.id + 1);
  world.people.list.push(person);
  emit(world, "onPlayerConnect", playerOut(String(person.id)));
  return person;
}

/** A person leaves: first their seat falls to Grey, then they are gone. */
export function leave(world: World, person: Person): void {
  if (person.host) throw new Refused("the table ends with its host: promote nobody, load instead");
  letGo(world, person);
  if (person.color !== "Grey") {
    person.color = "Grey";
    emit(world, "onPlayerChangeColor", "Grey");
  }
  emit(world, "onPlayerDisconnect", playerOut(String(person.id)));
  world.people.list = world.people.list.filter((other) => other !== person);
}

/** What a person held drops where it is. */
function letGo(world: World, person: Person): void {
  for (const object of world.objects.values()) {
    if (object.heldBy !== person.color) continue;
    object.heldBy = undefined;
    world.dropped.push({ handle: object.handle, color: person.color });
  }
}

/** How others refer to a person: by colour, the spectators by number. */
export function keyOf(person: Person): string {
  return person.color === "Grey" ? String(person.id) : person.color;
}

/** The person a key of Lua stands for: a colour's seat, or a person by number. */
export function byKey(world: World, key: string): Person | undefined {
  return world.people.list.find((person) => String(person.id) === key || person.color === key);
}
