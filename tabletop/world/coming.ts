import { after } from "./clock";
import { emit } from "./events";
import { changeFault, letGo, personOut, type Person } from "./players";
import { nextTurn, setTurn } from "./turns";
import { Refused } from "./world";
import type { World } from "./types";

/** Frames until the script hears of somebody who has come, has another colour, and until somebody who has gone is gone. */
export const COMING_FRAMES = 2;
export const CHANGING_FRAMES = 3;
export const LEAVING_FRAMES = 4;

/** Somebody who watches; at a computer of their own if no account is given. */
export function newPerson(id: number, name: string, host: boolean, account = id): Person {
  return {
    ...{ id, name, host, account, color: "Grey", pointing: "Grey", promoted: false, team: "None" },
    ...{ blindfolded: false, camera: undefined, cameraMode: "ThirdPerson", pointer: { x: 0, y: 0, z: 0 } },
    ...{ hover: undefined, typed: new Map(), dialog: undefined },
  };
}

/**
 * Someone comes; with the number that they had before, unless somebody has it, and at the computer of somebody who is
 * there already: those two have one Steam account.
 */
export function join(world: World, name: string, host: boolean, before = 0, beside?: Person): Person {
  const { people } = world;
  const free = before > 0 && people.list.every(({ id }) => id !== before);
  const id = free ? before : people.nextId;
  const person = newPerson(id, name, beside?.host ?? host, beside?.account ?? id);
  people.nextId = Math.max(people.nextId, id + 1);
  people.list.push(person);
  after(world.clock, COMING_FRAMES, () => emit(world, "onPlayerConnect", personOut(person)));
  return person;
}

/**
 * A person takes another colour, as far as it is still free by then: first they have it, then the script hears of it,
 * and last their pointer is there.
 */
export function changeColor(world: World, person: Person, color: string): void {
  const fault = changeFault(world, person, color);
  if (fault !== undefined) throw new Refused(fault);
  after(world.clock, 1, () => {
    if (world.people.list.includes(person) && changeFault(world, person, color) === undefined)
      arrive(world, person, color);
  });
}

/**
 * Gives a person another name, in their seat. Scripts read a name when a colour changes, so they hear of the colour that
 * the person has as if it were new.
 */
export function rename(world: World, person: Person, name: string): void {
  person.name = name;
  if (person.color !== "Grey") emit(world, "onPlayerChangeColor", person.color);
}

function arrive(world: World, person: Person, color: string): void {
  letGo(world, person);
  passTurnOf(world, person, () => {
    person.color = color;
  });
  person.typed.clear();
  after(world.clock, 1, () => emit(world, "onPlayerChangeColor", color));
  after(world.clock, CHANGING_FRAMES - 1, () => {
    person.pointing = color;
  });
}

/** A person leaves. The script hears of it while they still look as if they were there. */
export function leave(world: World, person: Person): void {
  if (person.host) throw new Refused("the table ends with its host: promote nobody, load instead");
  letGo(world, person);
  if (person.color !== "Grey") emit(world, "onPlayerChangeColor", "Grey");
  emit(world, "onPlayerDisconnect", personOut(person));
  after(world.clock, LEAVING_FRAMES, () => {
    passTurnOf(world, person, () => {
      world.people.list = world.people.list.filter((other) => other !== person);
    });
  });
}

/** The turn of whoever gives up their colour goes on to the next; to anybody who sits where no other is in the order. */
function passTurnOf(world: World, person: Person, give: () => void): void {
  const { Enable, TurnColor } = world.file.Turns;
  const had = Enable && TurnColor === person.color;
  const next = had ? nextTurn(world, 1) : TurnColor;
  give();
  if (!had) return;
  const to = next === TurnColor ? nextTurn(world, 1) : next;
  if (to !== "") setTurn(world, to);
}
