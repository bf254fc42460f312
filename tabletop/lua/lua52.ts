import { BUNDLE_CHUNK, type EngineOptions, type LuaEngine } from "./engine";
import { asLua52 } from "./dialect";
import { hostileSource } from "./hostile";
import {
  begin,
  closeState,
  openState,
  protect,
  pushHelper,
  pushText,
  readText,
  type State52,
} from "./state52";
import { MULTIPLE } from "./wasm";

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

const STRING = 4;

/**
 * PUC Lua 5.2 in WebAssembly. Everything is synchronous. Strings are UTF-8 in Lua.
 * Errors are thrown as LuaError ("syntax" where a chunk does not load).
 */
export function createLua52(options: Lua52Options = {}): LuaEngine<true> {
  const lua = openState(options);
  const { hostile } = options;
  if (hostile !== undefined) run(lua, hostileSource(hostile.seed, hostile.foreign), "hostile");
  if (lua.asks) offerHost(lua);
  if (options.limits !== undefined) limit(lua, options.limits);
  return {
    run: (source, chunkName) => run(lua, hostile?.foreign === true ? asLua52(source) : source, chunkName),
    call: (globalName, ...args) => call(lua, globalName, args),
    where: (chunkName) => lineOf(lua, chunkName),
    close: () => closeState(lua),
  };
}

/** Makes the functions of the host globals of Lua. */
function offerHost(lua: State52): void {
  pushHelper(lua, "passing");
  protect(lua, 0, MULTIPLE, "lua");
  for (const name of Object.keys(lua.host)) {
    pushHelper(lua, "host");
    pushText(lua, name);
    protect(lua, 1, 0, "lua");
  }
}

function limit(lua: State52, { seconds, megabytes }: Limits): void {
  pushHelper(lua, "limit");
  pushText(lua, String(seconds));
  pushText(lua, String(megabytes * 1024));
  protect(lua, 2, 0, "lua");
}

function run(lua: State52, source: string, chunkName = BUNDLE_CHUNK): void {
  const { asks, pointer } = lua;
  const { glue } = lua.wasm;
  begin(lua);
  if (asks) pushHelper(lua, "step");
  pushHelper(lua, "load");
  pushText(lua, source);
  pushText(lua, chunkName);
  protect(lua, 2, 2, "syntax");
  if (glue._lua_type(pointer, -2) === 0) throw lua.fail(readText(lua, -1) ?? "?", "syntax");
  glue._lua_settop(pointer, asks ? 2 : 1);
  if (!asks) return protect(lua, 0, 0, "lua");
  protect(lua, 1, 3, "lua");
  drive(lua);
}

function call(lua: State52, globalName: string, args: readonly string[]): string {
  const { asks, pointer } = lua;
  const { glue } = lua.wasm;
  begin(lua);
  if (asks) pushHelper(lua, "step");
  pushHelper(lua, "global");
  pushText(lua, globalName);
  protect(lua, 1, 1, "lua");
  for (const argument of args) pushText(lua, argument);
  if (asks) {
    protect(lua, args.length + 1, 3, "lua");
    return drive(lua);
  }
  protect(lua, args.length, 1, "lua");
  if (glue._lua_type(pointer, -1) === STRING) return readText(lua, -1) ?? "";
  pushHelper(lua, "text");
  glue._lua_pushvalue(pointer, -2);
  protect(lua, 1, 1, "lua");
  return readText(lua, -1) ?? "";
}

/** Answers the host calls of a started step until it is done; its result is left to be read. */
function drive(lua: State52): string {
  const { pointer } = lua;
  const { glue } = lua.wasm;
  while (readText(lua, -3) === "ask") {
    const name = readText(lua, -2) ?? "";
    const argument = readText(lua, -1) ?? "";
    glue._lua_settop(pointer, 0);
    let answer: string;
    try {
      answer = lua.host[name]?.(argument) ?? "";
    } catch (error) {
      glue._lua_settop(pointer, 0);
      pushHelper(lua, "drop");
      protect(lua, 0, 0, "lua");
      throw error;
    }
    glue._lua_settop(pointer, 0);
    pushHelper(lua, "resume");
    pushText(lua, answer);
    protect(lua, 1, 3, "lua");
  }
  return readText(lua, -2) ?? "";
}

/** The line of a chunk that waits for an answer of the host. */
function lineOf(lua: State52, chunkName: string): number {
  pushHelper(lua, "where");
  pushText(lua, chunkName);
  protect(lua, 1, 1, "lua");
  const line = Number(readText(lua, -1));
  lua.wasm.glue._lua_settop(lua.pointer, 0);
  return line;
}
