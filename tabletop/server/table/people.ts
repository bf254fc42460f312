import { freeName } from "./names";
import { newScreen, personOf, tabOf, type Room, type Tab } from "./room";
import { recallChat } from "./chat";
import { tellBack, tellLeft } from "./absence";
import { Refused } from "../../world/world";
import type { HotSeat } from "../../wire/protocol";
import type { Outcome } from "./acts";
import type { Entered, Entering, Task } from "./messages";
import type { Person } from "../../world/types";

/** Seats the people of a browser; `looking`: whose view it shows, by its place; -1 for the seat picker. */
export async function enter(room: Room, task: Extract<Task, { t: "enter" }>): Promise<Entered> {
  const { tab: id, host, people, looking } = task;
  const tab: Tab = {
    ...{ id, host, people: [], looking: undefined, here: true, missed: false },
    ...{ screen: newScreen(0), inspector: undefined },
  };
  let lost: Entered["lost"];
  for (const one of people) {
    const first = tab.people.length === 0;
    const { person, by } = await come(room, one, first && host && !hasHost(room));
    if (first && by !== undefined) lost = { color: one.color, by };
    tab.people.push(person.id);
  }
  room.tabs.set(id, tab);
  if (looking >= 0) tab.looking = tab.people[looking] ?? tab.people[0];
  recallChat(room, tab);
  tab.missed = room.departed.delete(id);
  tellBack(room, tab);
  return { person: tab.people[0], lost };
}

/** Whether somebody who is here has the host's powers at the table: only one has. */
function hasHost(room: Room): boolean {
  const { list } = room.table.session.world.people;
  return list.some(({ id, host }) => host && tabOf(room, id)?.here === true);
}

/** Gives the host's powers at the table to somebody who may have them, if whoever had them is not here. */
export function settleHost(room: Room): void {
  if (hasHost(room)) return;
  const heir = [...room.tabs.values()].find(({ here, host }) => here && host);
  if (heir === undefined) return;
  for (const person of room.table.session.world.people.list) person.host = person.id === heir.people[0];
}

/** One person joins and sits; `by` has the seat if it is taken. */
async function come(room: Room, one: Entering, host: boolean): Promise<{ person: Person; by?: string }> {
  const { table } = room;
  const name = freeName(room, one.name);
  await table.join(name, host, one.id);
  const { list } = table.session.world.people;
  const person = list[list.length - 1];
  person.promoted = one.promoted;
  if (one.color === "Grey") return { person };
  try {
    await table.sit(name, one.color);
    return { person };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const by = table.session.world.people.list.find(({ color }) => color === one.color);
    return { person, by: by?.name ?? "" };
  }
}

/** What the people of a browser hold goes back to where it was taken up: nobody has let it go on purpose. */
export async function putBack(room: Room, tab: Tab): Promise<void> {
  for (const id of tab.people) {
    const person = personOf(room, id);
    if (person === undefined || person.color === "Grey") continue;
    const held = [...room.table.session.world.objects.values()].find(({ heldBy }) => heldBy === person.color);
    if (held === undefined) continue;
    const { x, z } = held.pickedUp?.position ?? held.position;
    await room.table.drop(person.name, { x, z });
  }
}

/** The people of a browser go: at once, not as with a lost connection. */
export async function depart(room: Room, tab: Tab): Promise<void> {
  await putBack(room, tab);
  tellLeft(room, tab);
  room.departed.add(tab.id);
  room.tabs.delete(tab.id);
  for (const id of tab.people) await goOut(room, id);
}

async function goOut(room: Room, id: number): Promise<void> {
  const person = personOf(room, id);
  if (person === undefined) return;
  person.host = false;
  await room.table.leave(person.name);
}

/** Another view for a browser: a fresh screen, with numbers that go on. */
export function look(room: Room, tab: Tab, person: number | undefined): void {
  tab.looking = person;
  tab.screen = newScreen(tab.screen.n);
  recallChat(room, tab);
}

/** Several people at one browser. */
export async function hotSeat(room: Room, tab: Tab, request: HotSeat): Promise<Outcome> {
  try {
    if (request.t === "addSeat") await addSeat(room, tab, request.color, request.name);
    else if (request.t === "dropSeat") await dropSeat(room, tab, request.color);
    else {
      await putBack(room, tab);
      const person = request.t === "pickSeat" ? undefined : ownSeat(room, tab, request.color).id;
      look(room, tab, person);
    }
    return undefined;
  } catch (error) {
    if (error instanceof Refused) return { code: "table", why: error.message };
    throw error;
  }
}

const MOST_SEATS = 10;

async function addSeat(room: Room, tab: Tab, color: string, name: string): Promise<void> {
  if (color === "Grey" || color === "Black") throw new Refused(`${color} is no seat.`);
  if (tab.people.length >= MOST_SEATS) throw new Refused("This browser has seats enough.");
  const { person, by } = await come(room, { id: 0, name, color, promoted: false }, false);
  if (person.color === color) {
    tab.people.push(person.id);
    return;
  }
  await goOut(room, person.id);
  throw new Refused(by === undefined || by === "" ? `There is no seat ${color}.` : `${by} sits there.`);
}

async function dropSeat(room: Room, tab: Tab, color: string): Promise<void> {
  const person = ownSeat(room, tab, color);
  if (person.id === tab.looking) throw new Refused("Look at another seat first.");
  if (person.id === tab.people[0]) return room.table.sit(person.name, "Grey");
  tab.people = tab.people.filter((id) => id !== person.id);
  await goOut(room, person.id);
}

function ownSeat(room: Room, tab: Tab, color: string): Person {
  for (const id of tab.people) {
    const person = personOf(room, id);
    if (person?.color === color && color !== "Grey") return person;
  }
  throw new Refused(`${color} is no seat of this browser.`);
}

/** Frees the seat of someone whose connection is lost. */
export async function freeSeat(room: Room, color: string): Promise<Outcome> {
  const person = room.table.session.world.people.list.find((one) => one.color === color);
  if (person === undefined) return { code: "table", why: `Nobody sits at ${color}.` };
  if (tabOf(room, person.id)?.here === true) return { code: "table", why: `${person.name} is here.` };
  await room.table.sit(person.name, "Grey");
  return undefined;
}
