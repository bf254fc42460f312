import { BUNDLE_CHUNK, type EngineOptions, type LuaEngine } from "./engine";
import { asLua52 } from "./dialect";
import { hostileSource } from "./hostile";
import {
  callHelper,
  closeState,
  enter,
  isRunning,
  openState,
  protect,
  pushHelper,
  pushText,
  readText,
  type State52,
} from "./state52";
import { boundMemory, REGISTRY } from "./wasm";

export interface Lua52Options extends EngineOptions {
  /** Makes Lua as hard on scripts as MoonSharp in Tabletop Simulator; the seed shuffles what has no order. */
  hostile?: {
    seed: number;
    /** Scripts were written for MoonSharp by others: what it has besides is there. */
    foreign?: boolean;
  };
  /** Ends a run that takes more, with an error that no pcall holds; without them nothing is ended. */
  limits?: Limits;
}

/** What a run of a script may take. */
export interface Limits {
  seconds: number;
  /** Of all that the engine holds. */
  megabytes: number;
}

/** Megabytes besides, for what the engine itself needs and what is being collected. */
const SPARE = 64;

const STRING = 4;

/** Chunks that were loaded last, compiled: tables and tests load the same ones again and again. */
const compiled = new Map<string, Uint8Array>();
const MOST_COMPILED = 32;

/**
 * PUC Lua 5.2 in WebAssembly. Everything is synchronous. Strings are UTF-8 in Lua.
 * Errors are thrown as LuaError ("syntax" where a chunk does not load).
 */
export function createLua52(options: Lua52Options = {}): LuaEngine<true> {
  const lua = openState(options);
  const { hostile, limits } = options;
  const foreign = hostile?.foreign === true;
  // Before what it needs of Lua is taken away.
  const runs = limits === undefined ? FREELY : limited(lua, limits);
  if (hostile !== undefined) run(lua, hostileSource(hostile.seed, foreign), "hostile");
  offerHost(lua);
  return {
    run: (source, chunkName) => {
      runs.begin();
      run(lua, foreign ? asLua52(source) : source, chunkName);
    },
    call: (globalName, ...args) => {
      runs.begin();
      return enter(lua, () => call(lua, globalName, args));
    },
    where: (chunkName) => lineOf(lua, chunkName),
    shorten: runs.shorten,
    close: () => closeState(lua),
  };
}

/** What is told of the runs of an engine. */
interface Runs {
  begin: () => void;
  shorten: (ended: number) => void;
}

const FREELY: Runs = { begin: () => undefined, shorten: () => undefined };

/** Each run that was ended lately leaves the next one a third of the time. */
const SHORTER = 3;

/** Keeps what runs within its limits; the answer is to be told of each run. */
function limited(lua: State52, { seconds, megabytes }: Limits): Runs {
  const { glue, place } = lua.wasm;
  boundMemory(lua.wasm, (megabytes + SPARE) * 1_000_000);
  callHelper(lua, "limit", [String(megabytes * 1024)], 1);
  glue._lua_setfield(lua.pointer, REGISTRY, place("host.start"));
  let most = seconds;
  return {
    begin: () => {
      if (lua.open && !isRunning(lua)) callHelper(lua, "start", [String(most)], 0);
    },
    shorten: (ended) => (most = Math.round((seconds * 1000) / SHORTER ** ended) / 1000),
  };
}

/** Makes the functions of the host globals of Lua, and for what the host runs first Lua's own as they were. */
function offerHost(lua: State52): void {
  const names = Object.keys(lua.host);
  if (names.length === 0) return;
  callHelper(lua, "plain", [], 0);
  for (const name of names) callHelper(lua, "host", [name], 0);
}

function run(lua: State52, source: string, chunkName = BUNDLE_CHUNK): void {
  enter(lua, () => {
    pushChunk(lua, source, chunkName);
    protect(lua, 0, 0, "lua");
  });
}

/** Pushes a chunk as a function; a text is compiled once. */
function pushChunk(lua: State52, source: string, chunkName: string): void {
  const { pointer } = lua;
  const { glue, readBytes, pushBytes } = lua.wasm;
  const key = `${chunkName}\0${source}`;
  const known = compiled.get(key);
  compiled.delete(key);
  if (known !== undefined) {
    compiled.set(key, known);
    pushHelper(lua, "undump");
    pushBytes(pointer, known);
    return protect(lua, 1, 1, "syntax");
  }
  callHelper(lua, "load", [source, chunkName], 2, "syntax");
  if (glue._lua_type(pointer, -2) === 0) throw lua.fail(readText(lua, -1) ?? "?", "syntax");
  glue._lua_settop(pointer, -2);
  pushHelper(lua, "dump");
  glue._lua_pushvalue(pointer, -2);
  protect(lua, 1, 1, "syntax");
  compiled.set(key, readBytes(pointer, -1));
  glue._lua_settop(pointer, -2);
  const [oldest] = compiled.keys();
  if (compiled.size > MOST_COMPILED && oldest !== undefined) compiled.delete(oldest);
}

function call(lua: State52, globalName: string, args: readonly string[]): string {
  const { pointer } = lua;
  const { glue } = lua.wasm;
  callHelper(lua, "global", [globalName], 1);
  for (const argument of args) pushText(lua, argument);
  protect(lua, args.length, 1, "lua");
  if (glue._lua_type(pointer, -1) === STRING) return readText(lua, -1) ?? "";
  pushHelper(lua, "text");
  glue._lua_pushvalue(pointer, -2);
  protect(lua, 1, 1, "lua");
  return readText(lua, -1) ?? "";
}

/** The line of a chunk that asks the host. */
function lineOf(lua: State52, chunkName: string): number {
  callHelper(lua, "where", [chunkName], 1);
  const line = Number(readText(lua, -1));
  lua.wasm.glue._lua_settop(lua.pointer, 0);
  return line;
}
