import { deliver } from "../run/deliver";
import { drain } from "../run/frame";
import { isRecord, messageOf, SaveError } from "../save/check";
import { GLOBAL, type FromTable, type ScriptState, type ToTable } from "./messages";
import type { Out } from "../bridge/values";
import type { Outside, World } from "../world/types";
import type { Table } from "../table";

/** A table as editors know it. */
export interface Desk {
  readonly table: Table;
  /** The save that was loaded last, to which other scripts go back. */
  loaded: string;
  /** The world of which editors have been told; undefined before. */
  told: World | undefined;
  readonly savePath?: string | undefined;
  /** Loads a save; says why that does not go. */
  readonly load: (save: string) => Promise<string | undefined>;
}

/** What came of a message: answers beside what the table tells anyway. */
export async function answerEditor(desk: Desk, message: ToTable): Promise<readonly FromTable[]> {
  switch (message.messageID) {
    case 0:
      return [gameLoaded(desk)];
    case 1:
      return play(desk, message.scriptStates);
    case 2: {
      const { session } = desk.table;
      const args = [plain(message.customMessage)];
      await deliver(session.script, { what: "onExternalMessage", args });
      await drain(session);
      return [];
    }
    case 3:
      return execute(desk, message);
  }
}

/** What editors are told of since they were told last: a game that was loaded, prints, errors, objects that have come. */
export function toldToEditors(desk: Desk): FromTable[] {
  const { world } = desk.table.session;
  const isLoaded = desk.told !== world;
  desk.told = world;
  return [...(isLoaded ? [gameLoaded(desk)] : []), ...world.outside.splice(0).map(toldOf)];
}

/** The scripts and interfaces of Global and of the objects on the table that have any. */
function statesOf({ table }: Desk): ScriptState[] {
  const { world } = table.session;
  const states: ScriptState[] = [stateOf("Global", GLOBAL, world.file.LuaScript, world.file.XmlUI)];
  for (const { guid, data } of world.objects.values()) {
    const { Name, Nickname = "", LuaScript = "", XmlUI = "" } = data;
    if (guid !== "" && (LuaScript !== "" || XmlUI !== ""))
      states.push(stateOf(Nickname === "" ? Name : Nickname, guid, LuaScript, XmlUI));
  }
  return states;
}

function stateOf(name: string, guid: string, script: string, ui: unknown): ScriptState {
  return { name, guid, script, ...(typeof ui === "string" && ui !== "" ? { ui } : {}) };
}

function gameLoaded(desk: Desk): FromTable {
  const { savePath } = desk;
  return { messageID: 1, ...(savePath === undefined ? {} : { savePath }), scriptStates: statesOf(desk) };
}

function toldOf(outside: Outside): FromTable {
  switch (outside.way) {
    case "print":
      return { messageID: 2, message: outside.text };
    case "message":
      return { messageID: 4, customMessage: outside.value };
    case "created":
      return { messageID: 7, guid: outside.guid };
    case "error":
      return errorOf(outside.what, outside.text);
  }
}

/** A position of a script, with the name that this table gives the script. */
const POSITION = /\b(bundle|run|[0-9a-f]{6}):(?:(\d+):|\()/g;

/** An error as Tabletop Simulator words it: `chunk_0:(36,4-8): ...`. Lua 5.2 tells no columns. */
function errorOf(what: string, text: string): FromTable {
  let guid = GLOBAL;
  const error = text.replace(POSITION, (_all, name: string, line?: string) => {
    if (/^[0-9a-f]{6}$/.test(name)) guid = name;
    return `chunk_0:(${line === undefined ? "" : `${line},0-0):`}`;
  });
  const [, called = what] = /^.*: (.*)$/.exec(what) ?? [];
  return {
    messageID: 3,
    error,
    guid,
    errorMessagePrefix: `Error in Script (${nameOf(what)}) function <${called}>: `,
  };
}

function nameOf(what: string): string {
  return /^(.*) [0-9a-f]{6}: /.exec(what)?.[1] ?? "Global";
}

/** Puts scripts and interfaces into the save that was loaded last, and loads that: what was not saved is lost. */
async function play(desk: Desk, states: readonly Partial<ScriptState>[]): Promise<FromTable[]> {
  const save: unknown = JSON.parse(desk.loaded);
  if (!isRecord(save)) return [];
  for (const { guid, script, ui } of states) {
    const found = guid === GLOBAL ? save : entryOf(save, guid ?? "");
    // What is not named is gone, as in Tabletop Simulator.
    if (found !== undefined) Object.assign(found, { LuaScript: script ?? "", XmlUI: ui ?? "" });
  }
  const text = JSON.stringify(save);
  let why: string | undefined;
  try {
    why = await desk.load(text);
  } catch (error) {
    if (!(error instanceof SaveError)) throw error;
    why = error.message;
  }
  if (why !== undefined) return [errorOf("Save & Play", why)];
  desk.loaded = text;
  return [];
}

function entryOf(save: Record<string, unknown>, guid: string): object | undefined {
  const entries: unknown = save["ObjectStates"];
  const list: unknown[] = Array.isArray(entries) ? entries : [];
  return list.filter(isRecord).find((entry) => entry["GUID"] === guid);
}

async function execute(
  { table }: Desk,
  { guid, script, returnID }: Extract<ToTable, { messageID: 3 }>,
): Promise<FromTable[]> {
  const id = returnID === undefined ? {} : { returnID };
  const { session } = table;
  const owner = guid === GLOBAL ? undefined : guid;
  const handle = owner === undefined ? undefined : session.world.guids.get(owner);
  const prefix = "Error in Script (Global) function <executeScript>: ";
  const hasScript =
    owner === undefined ? session.world.file.LuaScript !== "" : session.script.scripted.has(handle ?? -1);
  if (!hasScript) {
    const error = "Object reference not set to an instance of an object";
    return [{ messageID: 3, error, guid, errorMessagePrefix: prefix }];
  }
  const known = session.world.outside.length;
  try {
    const returnValue = await table.run(script, owner);
    return [{ messageID: 5, ...(returnValue === undefined ? {} : { returnValue }), ...id }];
  } catch (error) {
    // A run that fails is told as an error of the script as well: once is enough.
    const told = session.world.outside;
    told.splice(known, told.length, ...told.slice(known).filter(({ way }) => way !== "error"));
    const message = errorOf("executeScript", messageOf(error));
    return [{ ...message, ...(owner === undefined ? {} : { guid: owner }) }];
  }
}

/** A value of JSON as scripts get it. */
function plain(value: unknown): Out {
  if (Array.isArray(value)) return value.map(plain);
  if (isRecord(value))
    return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, plain(field)]));
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return value;
  return undefined;
}
