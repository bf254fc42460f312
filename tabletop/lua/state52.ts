/** A state of PUC Lua 5.2: its stack, and calls that throw what fails as LuaError. */
import BOOT from "./boot52.lua";
import { errorMaker, type EngineOptions, type HostFunctions, type LuaFailure } from "./engine";
import { REGISTRY, wasm, type Wasm } from "./wasm";

export interface State52 {
  readonly wasm: Wasm;
  /** The `lua_State *`. */
  readonly pointer: number;
  readonly fail: ReturnType<typeof errorMaker>;
  readonly host: HostFunctions;
  /** Whether Lua can ask the host: what is run then has to run in a coroutine (see boot52). */
  readonly asks: boolean;
  open: boolean;
}

/** The helpers of boot52, each kept in the registry as `host.NAME`. */
const HELPERS = [
  ...["load", "bytes", "text", "handler", "global", "step"],
  ...["resume", "drop", "where", "host", "passing", "limit"],
];

export function openState(options: EngineOptions): State52 {
  const host = options.host ?? {};
  const shared = wasm();
  const { glue, place } = shared;
  const pointer = glue._luaL_newstate();
  const asks = Object.keys(host).length > 0;
  const lua: State52 = { wasm: shared, pointer, fail: errorMaker(options), host, asks, open: true };
  glue._luaL_openlibs(pointer);
  glue._luaL_loadstring(pointer, place(BOOT));
  protect(lua, 0, 1, "lua");
  for (const name of HELPERS) {
    glue._lua_getfield(pointer, 1, place(name));
    glue._lua_setfield(pointer, REGISTRY, place(`host.${name}`));
  }
  glue._lua_settop(pointer, 0);
  return lua;
}

export function closeState(lua: State52): void {
  if (lua.open) lua.wasm.glue._lua_close(lua.pointer);
  lua.open = false;
}

/** Empties the stack for a new call; throws where the state is closed. */
export function begin({ wasm: { glue }, pointer, fail, open }: State52): void {
  if (!open) throw fail("the Lua engine is closed", "gone");
  glue._lua_settop(pointer, 0);
}

export function pushText(lua: State52, text: string): void {
  const { push } = lua.wasm;
  if (push(lua.pointer, text)) return;
  pushHelper(lua, "bytes");
  push(lua.pointer, Buffer.from(text, "utf8").toString("hex"));
  protect(lua, 1, 1, "lua");
}

export function pushHelper({ wasm: { glue, place }, pointer }: State52, name: string): void {
  glue._lua_getfield(pointer, REGISTRY, place(`host.${name}`));
}

export function readText(lua: State52, index: number): string | undefined {
  return lua.wasm.read(lua.pointer, index);
}

/** Calls what lies on the stack; a failure empties the stack and is thrown. */
export function protect(lua: State52, args: number, results: number, failure: LuaFailure): void {
  const { glue } = lua.wasm;
  if (glue._lua_pcallk(lua.pointer, args, results, 0, 0, 0) === 0) return;
  const message = readText(lua, -1) ?? describeError(lua);
  glue._lua_settop(lua.pointer, 0);
  throw lua.fail(message, failure);
}

/** Turns an error that is not text (a table) into text. */
function describeError(lua: State52): string {
  const { glue } = lua.wasm;
  pushHelper(lua, "handler");
  glue._lua_pushvalue(lua.pointer, -2);
  return glue._lua_pcallk(lua.pointer, 1, 1, 0, 0, 0) === 0
    ? (readText(lua, -1) ?? "?")
    : "an error that has no text";
}
