import { collect } from "./chat";
import { depart, enter, freeSeat, hotSeat, look, putBack, settleHost } from "./people";
import { tellBack, tellMissed } from "./absence";
import { gesture, type Outcome } from "./acts";
import { inspect, inspections, stir } from "./inspector";
import { openTable } from "../../table";
import { measureModels } from "../../world/measure";
import { readModel } from "./models";
import { pass, rest } from "./pass";
import { personOf, tabOf, type PictureAddress, type Room, type Tab } from "./room";
import { Refused } from "../../world/world";
import { SaveError } from "../../save/check";
import { clearLooks, newLooks, nextLook } from "./seen";
import { answer, show } from "./show";
import { foreignUrls, urlsOf } from "./urls";
import { withState } from "../opening";
import { answerEditor, toldToEditors } from "../../editor/answer";
import type { ToTable } from "../../editor/messages";
import type { Notice } from "../../wire/answers";
import type { Foreign, Opening, Result, Seated, Task } from "./messages";
import type { Limits } from "../../lua/lua52";

type Opened = Exclude<Task, { t: "open" }>;
/** What may change the table beyond the passing of time. */
type Change = Exclude<Opened, { t: "tick" | "save" | "whose" | "editor" }>;

/** What a run of a foreign script may take: it ends before the server would end the thread. */
const SECONDS = 3;
const MEGABYTES = 512;

const limitsOf = ({ seconds = SECONDS }: Foreign): Limits => ({ seconds, megabytes: MEGABYTES });

/** Opens the table of a room. Throws a SaveError for a save that is wrong. */
export async function openRoom(task: Extract<Task, { t: "open" }>): Promise<Room> {
  const { save, map, written } = task.opening;
  const { seed, rewrites, foreign } = task;
  const pictures: PictureAddress[] = [];
  const measure = measureModels((url) => readModel(url, rewrites));
  const table = await openTable(save, {
    ...{ seed, written, measure, map },
    ...(foreign === undefined ? {} : ({ reading: "tts", limits: limitsOf(foreign) } as const)),
  });
  table.session.world.people.nextId = task.nextPerson;
  const room: Room = {
    ...{ table, tabs: new Map(), departed: new Set(), chat: [] },
    foreign: foreign !== undefined,
    ...{ pictures, urls: foreign === undefined ? urlsOf(rewrites) : foreignUrls(foreign.online, pictures) },
    looks: newLooks(),
    ...{ touched: true, unsaved: false, stopped: false },
    reported: { roster: "[]", errors: { texts: new Set(), seen: 0 } },
    cut: { slices: 0, errors: 0 },
    inspection: { byAll: false, isStirred: false },
  };
  if (task.savePath !== undefined)
    room.desk = {
      ...{ table, loaded: save, told: undefined, savePath: task.savePath },
      load: async (text) => (await load(room, { save: text, written: true })).refused?.why,
    };
  return room;
}

/** Does a task, and says what came of it. */
export async function perform(room: Room, task: Opened): Promise<Result> {
  if (task.t === "tick") return tick(room, task.frames, task.stopped);
  if (task.t === "save") {
    room.unsaved = false;
    return { save: JSON.stringify(await room.table.save()) };
  }
  if (task.t === "whose") {
    const tab = tabOf(room, task.person);
    return tab === undefined ? refused("There is no such person.") : { tab: tab.id };
  }
  room.touched = true;
  if (task.t === "editor") return { ...(await editor(room, task.message)), ...rosterOf(room) };
  const result = await change(room, task);
  return { ...result, unsaved: room.unsaved, ...rosterOf(room) };
}

async function tick(room: Room, frames: number, stopped: boolean): Promise<Result> {
  if (room.stopped !== stopped) room.touched = true;
  room.stopped = stopped;
  if (frames > 0 && (await pass(room, frames))) room.touched = room.unsaved = true;
  const changed = room.touched;
  room.touched = false;
  const out = changed ? show(room) : [];
  if (!changed) nextLook(room.looks);
  if (changed) stir(room);
  const pictures = room.pictures.splice(0);
  for (const [tab, inspection] of await inspections(room))
    out.push(answer(tab, inspection === undefined ? OFF : { t: "inspection", inspection }));
  const more = { ...(out.length > 0 ? { out } : {}), ...(pictures.length > 0 ? { pictures } : {}) };
  return { ...more, unsaved: room.unsaved, ...rosterOf(room) };
}

const OFF: Notice = { t: "notice", code: "inspected", text: "Others sit down: the inspector is off." };

async function change(room: Room, task: Change): Promise<Result> {
  if (task.t === "enter") {
    room.unsaved = true;
    return { entered: await enter(room, task) };
  }
  if ("tab" in task) {
    const tab = room.tabs.get(task.tab);
    return tab === undefined ? refused("That browser has left.") : changeTab(room, tab, task);
  }
  switch (task.t) {
    case "load":
      return load(room, task.opening);
    case "reload":
      return reload(room, task.opening);
    case "rest":
      await rest(room, task.frames);
      return {};
    case "rewind":
      return rewind(room, task.checkpoint);
    case "promote":
      return promote(room, task.person);
    case "freeSeat":
      return of(await freeSeat(room, task.color));
  }
}

/** What is asked for a browser that is at the table. */
type TabChange = Exclude<Extract<Change, { tab: number }>, { t: "enter" }>;

async function changeTab(room: Room, tab: Tab, task: TabChange): Promise<Result> {
  switch (task.t) {
    case "here":
      tab.here = task.here;
      if (task.host === true) tab.host = true;
      if (task.here) look(room, tab, tab.looking);
      else await putBack(room, tab);
      settleHost(room);
      if (task.here) tellBack(room, tab);
      return { entered: { person: tab.people[0] } };
    case "missed":
      tellMissed(room, tab);
      return {};
    case "depart":
      room.unsaved = true;
      await depart(room, tab);
      settleHost(room);
      return {};
    case "inspect":
      if (task.all !== undefined) room.inspection.byAll = task.all;
      // Closing it to all is done even where others sit, so that it goes off for who asked as well.
      return task.all === false ? {} : of(inspect(room, tab, task.on, task.object));
    case "again":
      tab.screen.scene = undefined;
      return {};
    case "act":
      room.unsaved = true;
      return of(await gesture(room, tab, task.request));
    case "hotSeat":
      room.unsaved = true;
      return of(await hotSeat(room, tab, task.request));
  }
}

/** Does what an editor of scripts asks; what the table tells of it comes before the answer. */
async function editor(room: Room, message: ToTable): Promise<Result> {
  const { desk } = room;
  if (desk === undefined) return refused("No editor may reach this table.");
  room.unsaved ||= message.messageID !== 0;
  const answers = await answerEditor(desk, message);
  return { toEditors: [...toldToEditors(desk), ...answers], unsaved: room.unsaved };
}

function of(outcome: Outcome): Result {
  if (outcome === undefined) return {};
  const { code, why } = outcome;
  return { refused: { code: code as NonNullable<Result["refused"]>["code"], why } };
}

function refused(why: string): Result {
  return { refused: { code: "table", why } };
}

function promote(room: Room, id: number): Result {
  const person = personOf(room, id);
  if (person === undefined) return refused("There is no such person.");
  person.promoted = !person.promoted;
  return {};
}

/** Everything on the table is another afterwards; people keep their seats where there are such seats. */
async function load(room: Room, { save, map }: Opening): Promise<Result> {
  const { options } = room.table.session;
  collect(room);
  try {
    const before = options.map;
    options.map = map;
    await room.table.load(save).catch((error: unknown) => {
      options.map = before;
      throw error;
    });
  } catch (error) {
    if (error instanceof SaveError) return refused(`The save cannot be opened: ${error.message}.`);
    throw error;
  }
  showAnew(room);
  if (room.desk !== undefined) room.desk.loaded = save;
  return {};
}

/** The script of another save with the state that this one has saved; where it fails as it loads, this one goes on. */
async function reload(room: Room, opening: Opening): Promise<Result> {
  const { options, errors } = room.table.session;
  const { map } = options;
  const known = errors.length;
  const before = await room.table.save();
  const result = await load(room, { ...opening, save: withState(opening.save, before.LuaScriptState) });
  const failed = errors.at(known);
  if (result.refused !== undefined || failed === undefined) return result;
  await load(room, { save: JSON.stringify(before), map, written: true });
  return refused(`The new script fails at ${failed.what}, and the old one goes on. ${failed.message}`);
}

async function rewind(room: Room, checkpoint: number): Promise<Result> {
  collect(room);
  try {
    await room.table.rewind(checkpoint);
  } catch (error) {
    if (error instanceof Refused) return refused(`There is no checkpoint ${checkpoint}.`);
    throw error;
  }
  showAnew(room);
  return {};
}

function showAnew(room: Room): void {
  room.unsaved = true;
  clearLooks(room.looks);
  for (const tab of room.tabs.values()) look(room, tab, tab.looking);
}

/** Who is there, if it is not as it was told last. */
function rosterOf(room: Room): { roster?: Seated[] } {
  const roster = [...room.tabs.values()].map((tab): Seated => {
    const people = tab.people.flatMap((id) => personOf(room, id) ?? []);
    return {
      tab: tab.id,
      people: people.map(({ id, name, color, promoted }) => ({ id, name, color, promoted })),
      looking: tab.looking === undefined ? -1 : tab.people.indexOf(tab.looking),
    };
  });
  const text = JSON.stringify(roster);
  if (text === room.reported.roster) return {};
  room.reported.roster = text;
  return { roster };
}
