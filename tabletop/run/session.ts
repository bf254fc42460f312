import { createLua52, type Limits } from "../lua/lua52";
import { deliver, hasFunction } from "./deliver";
import { beginScripts, loadScripts, storeStates } from "./foreign/scripts";
import { openScript, type Script, type ScriptError, type ScriptOptions, type Slice } from "./script";
import { elements, handlerOf, handlersIn } from "../xml/document";
import { emptyInterface, openDocument, replaceDocument } from "../world/interface";
import { finishSpawns, spawn } from "../world/spawn";
import { newPerson } from "../world/coming";
import { newClock } from "../world/clock";
import { objectData } from "../world/objects";
import { parseXml, XmlError, type Node } from "../xml/parse";
import { bringBack } from "../save/aside";
import { oldHands } from "../save/seats";
import { readSave } from "../save/read";
import { SaveError } from "../save/check";
import { seatContents } from "../world/hands";
import { seats } from "../world/players";
import { fillZones } from "../world/zones";
import { say, warn } from "../world/world";
import type { Texts } from "../tree/texts";
import type { Notes } from "../save/schema";
import type { SaveFile } from "../save/types";
import type { Measure, People, WebAsk, World } from "../world/types";
import type { Ways } from "../world/ways";

export interface TableOptions extends Partial<ScriptOptions>, Ways {
  /** Seeds the table's own dice, shuffles and GUIDs, 1 if not given; "none" where nobody is to foretell them. */
  seed?: number | "none";
  /**
   * How the save is read: "strict" (if not given) refuses whatever is wrong with it, "tts" opens whatever Tabletop
   * Simulator opens, and notes what it stands in for.
   */
  reading?: "strict" | "tts";
  /**
   * What comes of a name of the documented API that scripts of other mods ask for and this table does not have: an error,
   * or nil and its name in `table.missing` ("warn", if not given).
   */
  missing?: "throw" | "warn";
  /** What a run of a script of another mod may take on Lua 5.2: 5 seconds and 512 MB if not given. */
  limits?: Limits;
  /** Answers what scripts ask of the web; without it each request fails. This table itself reaches no network. */
  web?: Web;
  /** Who opens the table, and is there as the host before any script runs; without it nobody is. */
  host?: string;
  /** A table has written the save: the same GUID may be in two containers. */
  written?: boolean;
  /** Sizes at scale 1 that come from pictures and models, which this table does not look into. */
  measure?: Measure;
}

/** What comes back from the web. */
export interface WebAnswer {
  code: number;
  text: string;
  headers?: Readonly<Record<string, string>>;
}

/** Answers a request of a script; one that throws is an error of that request. */
export type Web = (ask: Omit<WebAsk, "fn">) => WebAnswer | Promise<WebAnswer>;

export interface Checkpoint {
  frame: number;
  save: SaveFile;
}

/** A table that is open: what lies on it, the script that runs, and what came of it since it was opened. */
export interface Session {
  world: World;
  script: Script;
  options: ScriptOptions & {
    seed: number | undefined;
    measure: Measure;
    ways: Ways;
    loose: boolean;
    lacking: "throw" | "warn";
    web: Web | undefined;
    texts: Texts;
  };
  checkpoints: Checkpoint[];
  /** The checkpoint that the table has gone back to; those after it go when the next one is taken. */
  back: number | undefined;
  /** Of all loads. */
  slices: Slice[];
  errors: ScriptError[];
  faults: string[];
  /** What numbers people are typing over pieces, by colour. */
  typing: Map<string, { handle: number; digits: string; alt: boolean; due: number }>;
  copied: Map<string, number[]>;
  busy: boolean;
}

const LIMITS: Limits = { seconds: 5, megabytes: 512 };

/** Frames after a load until objects are there. */
const LOADING_FRAMES = 6;

/** Opens a save; `texts` are the files that it comes from, if it was unpacked, and are looked at in each load. */
export async function openSession(
  save: string | object,
  given: TableOptions,
  texts: Texts = new Map(),
): Promise<Session> {
  const seed = given.seed === "none" ? undefined : (given.seed ?? 1);
  const foreign = given.reading === "tts";
  const limits = foreign ? { limits: given.limits ?? LIMITS } : {};
  const hostile = { seed: seed ?? 1, foreign };
  const options = {
    engine: given.engine ?? ((engine) => createLua52({ ...engine, hostile, ...limits })),
    seed,
    measure: given.measure ?? (() => undefined),
    map: given.map,
    trace: given.trace ?? false,
    ways: given,
    loose: foreign,
    lacking: given.missing ?? "warn",
    web: given.web,
    texts,
  } satisfies Session["options"];
  const people: People = { list: [], nextId: 1 };
  if (given.host !== undefined) people.list.push(newPerson(people.nextId++, given.host, true));
  const session = {
    ...{ options, checkpoints: [], back: undefined, slices: [], errors: [], faults: [] },
    ...{ typing: new Map(), copied: new Map(), busy: false },
  } as unknown as Session;
  const notes = options.loose ? [] : undefined;
  const file = readSave(save, given.written, notes);
  await start(session, file, readInterface(file.XmlUI, notes), people, notes);
  return session;
}

/** Everything of before is gone: objects, functions, waits, buttons, hotkeys, menus and what the interface showed. */
export async function loadSession(session: Session, save: string | object): Promise<void> {
  const notes = session.options.loose ? [] : undefined;
  const file = readSave(save, true, notes);
  const xml = readInterface(file.XmlUI, notes);
  session.script.engine.close();
  session.typing.clear();
  session.copied.clear();
  session.back = undefined;
  await start(session, file, xml, session.world.people, notes);
}

async function start(
  session: Session,
  file: SaveFile,
  xml: Node[] | string,
  people: People,
  notes: Notes | undefined,
): Promise<void> {
  const { options } = session;
  const world = newWorld(file, people, options, notes);
  for (const data of file.ObjectStates) spawn(world, data);
  if (notes !== undefined) for (const data of oldHands(file, notes)) spawn(world, data);
  world.clock.frame += LOADING_FRAMES;
  finishSpawns(world, true);
  // By the documentation all has finished loading when onLoad is called; a strict table does not count on it.
  if (notes !== undefined && options.ways.assetFrames === undefined)
    for (const object of world.objects.values()) object.loadedAt = world.clock.frame;
  const there = seats(world);
  for (const person of people.list) {
    if (person.color !== "Black" && !there.includes(person.color)) person.color = "Grey";
    Object.assign(person, { hover: undefined, dialog: undefined, pointing: person.color });
    person.typed.clear();
  }
  seatContents(world);
  // Published mods look into zones in onLoad, and are not ready to be told of what lies there; a strict table tells.
  if (notes !== undefined) fillZones(world);
  world.settled = [];
  session.world = world;
  if (typeof xml === "string") showFault(world, xml);
  else if (xml.length > 0) (notes === undefined ? replaceDocument : openDocument)(world, xml);
  session.script = await openScript(world, file.LuaScript, options, options.texts);
  const { script } = session;
  for (const list of ["slices", "errors", "faults"] as const) {
    (session[list] as unknown[]).push(...script[list]);
    (script[list] as unknown[]) = session[list];
  }
  const broken = script.errors.some((error) => error.failure === "syntax");
  const loading = notes === undefined ? [] : await beginScripts(script, [...world.objects.values()]);
  if (!broken) await deliver(script, { what: "onLoad", args: [file.LuaScriptState], to: "Global" });
  await loadScripts(script, loading);
  await checkHandlers(world, script);
}

/** Warns of handlers that the interface names and the script does not have: they fail when used, not before. */
async function checkHandlers(world: World, script: Script): Promise<void> {
  const known = new Map<string, boolean>();
  for (const { node, attributes } of elements(world.interface.coming ?? world.interface.document)) {
    for (const [event, text] of handlersIn(attributes)) {
      const named = handlerOf(text);
      if (named !== undefined) {
        const { owner, name } = named;
        const key = `${owner} ${name}`;
        if (!known.has(key)) known.set(key, await hasFunction(script, name, world.guids.get(owner)));
        if (known.get(key) === true) continue;
      }
      warn(world, `XML line ${node.line}: ${event}="${text}" names no function of Global`);
    }
  }
}

/** The interface of a save, or what is wrong with its XML. Throws a SaveError for what no table could walk through. */
function readInterface(xml: string, notes: Notes | undefined): Node[] | string {
  if (xml.trim() === "") return [];
  try {
    return parseXml(xml, notes);
  } catch (error) {
    if (!(error instanceof XmlError)) throw error;
    if (error.deep) throw new SaveError("XmlUI", `cannot be shown: ${error.message}`);
    return error.message;
  }
}

/** Wrong XML shows nothing, and the host is told. */
function showFault(world: World, fault: string): void {
  world.warnings.push(fault);
  say(world, { way: "error", text: fault });
}

function newWorld(
  file: SaveFile,
  people: People,
  { seed, measure, ways, lacking }: Session["options"],
  notes: Notes | undefined,
): World {
  return {
    ...{ file, notes, people, measure, ways, clock: newClock() },
    seed: seed === undefined ? undefined : ((seed * 7919) % 2147483646) + 1,
    scriptSeed: (((seed ?? 1) * 104729) % 2147483646) + 1,
    objects: new Map(),
    guids: new Map(),
    nextHandle: 1,
    interface: emptyInterface(file.CustomUIAssets, ways),
    events: [],
    messages: [],
    outside: [],
    missing: new Set<string>(),
    lacking,
    requests: [],
    pings: [],
    warnings: [],
    hotkeys: [],
    menu: [],
    nextFaces: [],
    moved: new Set<number>(),
    touching: { pairs: new Map<number, Set<number>>(), own: new Map<string, Set<number>>(), stays: false },
    dropped: [],
    remainders: new Map(),
    corpses: new Map(),
    readable: new Set<number>(),
    settled: [],
    storeBlockedUntil: 0,
    storeAsked: [],
  };
}

/** Asks the script for its state, as a save does; what it answered last where it answers none. */
export async function askState({ world, script }: Session): Promise<string> {
  const state = await deliver(script, { what: "onSave", args: [], to: "Global" });
  if (typeof state === "string") world.file.LuaScriptState = state;
  return world.file.LuaScriptState;
}

/** Asks the script for its state and writes the save as it stands now; nothing in it changes with the table. */
export async function writeSave(session: Session): Promise<SaveFile> {
  const { world } = session;
  await askState(session);
  await storeStates(session.script);
  const objects = [...world.objects.values()].map((object) => {
    const data = objectData(object);
    return object.life === "spawning" && (world.guids.get(data.GUID ?? "") ?? object.handle) !== object.handle
      ? { ...data, GUID: "" }
      : data;
  });
  const save = { ...structuredClone({ ...world.file, ObjectStates: [] }), ObjectStates: objects };
  if (world.notes !== undefined) bringBack(save);
  return save;
}
