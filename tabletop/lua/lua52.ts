import { BOOT } from "./boot52";
import { BUNDLE_CHUNK, errorMaker, type EngineOptions, type LuaEngine, type LuaFailure } from "./engine";
import { hostileSource } from "./hostile";
import { MULTIPLE, REGISTRY, wasm } from "./wasm";

export interface Lua52Options extends EngineOptions {
  /** Makes Lua as hard on scripts as MoonSharp in Tabletop Simulator; the seed shuffles what has no order. */
  hostile?: { seed: number };
}

const STRING = 4;

/**
 * PUC Lua 5.2 in WebAssembly. Everything is synchronous. Strings are UTF-8 in Lua.
 * Errors are thrown as LuaError ("syntax" where a chunk does not load).
 */
export function createLua52(options: Lua52Options = {}): LuaEngine<true> {
  const { glue, place, push, read } = wasm();
  const fail = errorMaker(options);
  const host = options.host ?? {};
  const asks = Object.keys(host).length > 0;
  const state = glue._luaL_newstate();
  let open = true;

  const pushText = (text: string): void => {
    if (push(state, text)) return;
    pushHelper("bytes");
    push(state, Buffer.from(text, "utf8").toString("hex"));
    protect(1, 1, "lua");
  };
  const pushHelper = (name: string): void => glue._lua_getfield(state, REGISTRY, place(`host.${name}`));
  /** Calls what lies on the stack; a failure empties the stack and is thrown. */
  const protect = (args: number, results: number, failure: LuaFailure): void => {
    if (glue._lua_pcallk(state, args, results, 0, 0, 0) === 0) return;
    const message = read(state, -1) ?? describe();
    glue._lua_settop(state, 0);
    throw fail(message, failure);
  };
  /** Turns an error that is not text (a table) into text. */
  const describe = (): string => {
    pushHelper("handler");
    glue._lua_pushvalue(state, -2);
    return glue._lua_pcallk(state, 1, 1, 0, 0, 0) === 0
      ? (read(state, -1) ?? "?")
      : "an error that has no text";
  };
  /** Answers the host calls of a started step until it is done; its result is left to be read. */
  const drive = (): string => {
    while (read(state, -3) === "ask") {
      const name = read(state, -2) ?? "";
      const argument = read(state, -1) ?? "";
      glue._lua_settop(state, 0);
      let answer: string;
      try {
        answer = host[name]?.(argument) ?? "";
      } catch (error) {
        glue._lua_settop(state, 0);
        pushHelper("drop");
        protect(0, 0, "lua");
        throw error;
      }
      glue._lua_settop(state, 0);
      pushHelper("resume");
      pushText(answer);
      protect(1, 3, "lua");
    }
    return read(state, -2) ?? "";
  };
  const mustBeOpen = (): void => {
    if (!open) throw fail("the Lua engine is closed", "gone");
    glue._lua_settop(state, 0);
  };

  glue._luaL_openlibs(state);
  glue._luaL_loadstring(state, place(BOOT));
  protect(0, 1, "lua");
  for (const name of [
    "load",
    "bytes",
    "text",
    "handler",
    "global",
    "step",
    "resume",
    "drop",
    "where",
    "host",
    "passing",
  ]) {
    glue._lua_getfield(state, 1, place(name));
    glue._lua_setfield(state, REGISTRY, place(`host.${name}`));
  }
  glue._lua_settop(state, 0);

  const run = (source: string, chunkName = BUNDLE_CHUNK): void => {
    mustBeOpen();
    if (asks) pushHelper("step");
    pushHelper("load");
    pushText(source);
    pushText(chunkName);
    protect(2, 2, "syntax");
    if (glue._lua_type(state, -2) === 0) throw fail(read(state, -1) ?? "?", "syntax");
    glue._lua_settop(state, asks ? 2 : 1);
    if (!asks) return protect(0, 0, "lua");
    protect(1, 3, "lua");
    drive();
  };
  const call = (globalName: string, ...args: string[]): string => {
    mustBeOpen();
    if (asks) pushHelper("step");
    pushHelper("global");
    pushText(globalName);
    protect(1, 1, "lua");
    for (const argument of args) pushText(argument);
    if (asks) {
      protect(args.length + 1, 3, "lua");
      return drive();
    }
    protect(args.length, 1, "lua");
    if (glue._lua_type(state, -1) === STRING) return read(state, -1) ?? "";
    pushHelper("text");
    glue._lua_pushvalue(state, -2);
    protect(1, 1, "lua");
    return read(state, -1) ?? "";
  };

  if (options.hostile !== undefined) run(hostileSource(options.hostile.seed), "hostile");
  if (asks) {
    pushHelper("passing");
    protect(0, MULTIPLE, "lua");
    for (const name of Object.keys(host)) {
      pushHelper("host");
      pushText(name);
      protect(1, 0, "lua");
    }
  }
  return {
    run,
    call,
    where(chunkName) {
      pushHelper("where");
      pushText(chunkName);
      protect(1, 1, "lua");
      const line = Number(read(state, -1));
      glue._lua_settop(state, 0);
      return line;
    },
    close() {
      if (open) glue._lua_close(state);
      open = false;
    },
  };
}
