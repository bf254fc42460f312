import { channel } from "node:diagnostics_channel";
import { BUNDLE_CHUNK, LuaError, type EngineOptions, type LuaEngine } from "../lua/engine";
import { dispatch } from "../api/dispatch";
import { lackingNames } from "../api/lacking";
import { names } from "../api/registry";
import { ASK, preludeSource } from "../bridge/prelude";
import { placed, placesOf, type PlaceOf } from "./places";
import type { Texts } from "../tree/texts";
import { say, tellOutside } from "../world/world";
import type { World } from "../world/types";

/** An engine as this table uses it; MoonSharp says itself how long it took. */
export type Engine = LuaEngine & {
  lastMicros?: () => number;
  pauseMicros?: () => number;
  compileMicros?: () => number;
};

/** Makes a fresh engine with the functions it must offer to Lua. */
export type EngineFactory = (options: EngineOptions) => Engine | Promise<Engine>;

/** One run of the script, from being called to giving back control. */
export interface Slice {
  /** The handler, or what kind of function it was. */
  what: string;
  frame: number;
  /** Time inside Lua alone, calls of the table left out, in microseconds. */
  micros: number;
  /** Microseconds besides in which the engine's runtime collected garbage, where it says so. */
  paused: number;
  /** How often it called the table. */
  calls: number;
  /** Microseconds that the original would have needed besides (JSON.decode). */
  charged: number;
  /** Its calls, where they are traced; the first ones with their lines. */
  traced?: readonly Call[];
}

/** A call of the table by the script, as it came, and the line of the bundle; 0 where it is not known. */
export interface Call {
  text: string;
  line: number;
}

export interface ScriptError {
  what: string;
  frame: number;
  message: string;
  /** How the run ended; "told" for an error that the script has caught itself and logs with the tag `error`. */
  failure: LuaError["failure"] | "told";
}

/** Where whoever watches all tables of this thread hears of each ScriptError: a channel of `node:diagnostics_channel`. */
const errorChannel = channel("tabletop.script.error");

export interface Script {
  world: World;
  engine: Engine;
  slices: Slice[];
  errors: ScriptError[];
  /** Faults of this table itself, that a call has run into. */
  faults: string[];
  trace: Trace;
  /** The places of chunks whose files are known, by the chunk's name; that of Global is BUNDLE_CHUNK. */
  places: Map<string, PlaceOf>;
  /** The files of the unpacked folder that the save comes from. */
  texts: Texts;
  running: { calls: number; charged: number; asking: number; traced: Call[] };
  /** Microseconds that compiling the script took, where the engine says so. */
  compileMicros: number | undefined;
  updates: boolean;
  /** The objects whose scripts run, by their handles, and what complaints call them. */
  scripted: Map<number, string>;
  /** What killed the running slice. */
  dead: string | undefined;
  /** Frames in which a run was ended that took too long or too much, and whether nothing is called any more. */
  ended: number[];
  stopped: boolean;
}

export interface ScriptOptions {
  engine: EngineFactory;
  /** The text of the source map of LuaScript; errors then name TypeScript lines. */
  map?: string | undefined;
  trace?: Trace;
}

/** Whether each slice keeps its calls; `"texts"`: without their lines, for which the engine looks through its stack each time. */
export type Trace = boolean | "texts";

/** Starts an engine with the prelude, and runs the script's top level as its first slice. */
export async function openScript(
  world: World,
  code: string,
  options: ScriptOptions,
  texts: Texts,
): Promise<Script> {
  const script: Script = {
    world,
    engine: undefined as unknown as Engine,
    ...{ slices: [], errors: [], faults: [], dead: undefined, updates: true, compileMicros: undefined },
    scripted: new Map(),
    trace: options.trace ?? false,
    ...{ places: new Map(), texts, ended: [], stopped: false },
    running: { calls: 0, charged: 0, asking: 0, traced: [] },
  };
  keepPlaces(script, BUNDLE_CHUNK, placesOf(code, options.map, texts));
  const host = { [ASK]: (text: string): string => ask(script, text) };
  script.engine = await options.engine({ host, map: options.map });
  const loose = world.notes !== undefined;
  const known = names(loose);
  await script.engine.run(preludeSource(known, loose, loose ? lackingNames(known) : []), "prelude");
  await timed(script, "the script's top level", async () => {
    await script.engine.run(code, BUNDLE_CHUNK);
    script.compileMicros = script.engine.compileMicros?.();
    return "";
  });
  return script;
}

/** The places of a chunk that is about to run; those of one of the same name before it are no more. */
export function keepPlaces({ places }: Script, chunk: string, place: PlaceOf | undefined): void {
  if (place === undefined) places.delete(chunk);
  else places.set(chunk, place);
}

/** Calls of a slice whose lines are asked for, and characters of each that are kept. */
const PLACED = 50;
const LONGEST = 300;

function ask(script: Script, text: string): string {
  const began = performance.now();
  const { running } = script;
  running.calls++;
  if (script.trace !== false) {
    const asks = script.trace === true && running.calls <= PLACED;
    const line = asks ? (script.engine.where?.(BUNDLE_CHUNK) ?? 0) : 0;
    running.traced.push({ text: text.slice(0, LONGEST), line });
  }
  const answer = dispatch(
    {
      world: script.world,
      dead: script.dead,
      charge: (micros) => (running.charged += micros),
      fault: (fault) => script.faults.push(fault),
      tell: (what, message) => fail(script, what, message, "told"),
    },
    text,
  );
  if (answer.startsWith("eObject reference")) script.dead = answer.slice(1);
  running.asking += performance.now() - began;
  return answer;
}

/** Runs a slice; what goes wrong in it is told to the host and kept, and the table goes on. */
export async function timed(
  script: Script,
  what: string,
  work: () => Promise<string>,
): Promise<string | undefined> {
  const { world, running } = script;
  if (script.stopped) return undefined;
  const began = performance.now();
  Object.assign(running, { calls: 0, charged: 0, asking: 0, traced: [] });
  script.dead = undefined;
  script.engine.shorten?.(endedLately(script));
  let result: string | undefined;
  try {
    result = await work();
    if (script.dead !== undefined) fail(script, what, script.dead, "host");
  } catch (error) {
    if (!(error instanceof LuaError) || error.failure === "gone") throw error;
    fail(script, what, error.message, script.dead === undefined ? error.failure : "host");
    noteEnded(script, what, error.message);
  }
  if (result === "-") return result;
  const micros = script.engine.lastMicros?.() ?? (performance.now() - began - running.asking) * 1000;
  const { calls, charged, traced } = running;
  const paused = script.engine.pauseMicros?.() ?? 0;
  const slice: Slice = { what, frame: world.clock.frame, micros, paused, calls, charged };
  script.slices.push(script.trace !== false ? { ...slice, traced } : slice);
  return result;
}

/** Keeps what went wrong, with the places of its author's files; editors are told those of the script. */
export function fail(script: Script, what: string, raw: string, failure: ScriptError["failure"]): void {
  const message = placed(raw, script.places);
  const error: ScriptError = { what, frame: script.world.clock.frame, message, failure };
  script.errors.push(error);
  errorChannel.publish(error);
  if (failure !== "told") tellOutside(script.world, { way: "error", what, text: raw });
  say(script.world, { way: "error", text: `${what}: ${message}` });
}

/** How an engine says that it has ended a run; so many of them within so many frames are the last ones. */
const ENDED = "the script was ended: ";
const MOST_ENDED = 3;
const WITHIN_FRAMES = 600;

function endedLately({ world, ended }: Script): number {
  return ended.filter((frame) => world.clock.frame - frame <= WITHIN_FRAMES).length;
}

/**
 * Notes a run that has failed. Where runs were ended for the third time within ten seconds nothing is called any more until
 * a load: a handler of each frame that never ends would take as long as a run may, again and again.
 */
function noteEnded(script: Script, what: string, message: string): void {
  if (!message.startsWith(ENDED)) return;
  const { world, ended } = script;
  ended.push(world.clock.frame);
  if (endedLately(script) < MOST_ENDED) return;
  script.stopped = true;
  world.events.length = 0;
  world.clock.waiting = [];
  world.clock.coroutines = [];
  fail(script, what, `${MOST_ENDED} runs were ended within ten seconds: none is called until a load`, "lua");
}
