/** A state of PUC Lua 5.2: its stack, and calls that throw what fails as LuaError. */
import BOOT from "./boot52.lua";
import { errorMaker, type EngineOptions, type HostFunctions, type LuaFailure } from "./engine";
import { answerAsks, REGISTRY, wasm, type Wasm } from "./wasm";

export interface State52 {
  readonly wasm: Wasm;
  /** The `lua_State *` of the thread that runs: the state's own, but while a coroutine asks the host. */
  pointer: number;
  readonly fail: ReturnType<typeof errorMaker>;
  readonly host: HostFunctions;
  /** What a host function has thrown in the running call: nothing is asked any more, and the call throws it. */
  failed: { error: unknown } | undefined;
  open: boolean;
}

/** The helpers of boot52, each kept in the registry as `host.NAME`. */
const HELPERS = [
  ...["load", "dump", "undump", "bytes", "text", "handler", "global"],
  ...["slot", "host", "plain", "where", "limit"],
];

/** The states that run: one that a host function calls runs within another, or within itself. */
const running: State52[] = [];

export function openState(options: EngineOptions): State52 {
  const host = options.host ?? {};
  const shared = wasm();
  const { glue, place } = shared;
  const pointer = glue._luaL_newstate();
  const fail = errorMaker(options);
  const lua: State52 = { wasm: shared, pointer, fail, host, failed: undefined, open: true };
  glue._luaL_openlibs(pointer);
  glue._luaL_loadstring(pointer, place(BOOT));
  protect(lua, 0, 1, "lua");
  for (const name of HELPERS) {
    glue._lua_getfield(pointer, 1, place(name));
    glue._lua_setfield(pointer, REGISTRY, place(`host.${name}`));
  }
  callHelper(lua, "slot", [], 1);
  answerAsks(shared, readText(lua, -1) ?? "", answerThread);
  glue._lua_settop(pointer, 0);
  return lua;
}

/** Answers what a thread of the innermost running state asks; leaves the answer on its stack, or nothing on failure. */
function answerThread(thread: number): 0 | 1 {
  const lua = running.at(-1);
  if (lua === undefined || lua.failed !== undefined) return 0;
  const before = lua.pointer;
  lua.pointer = thread;
  try {
    const name = readText(lua, 1) ?? "";
    const answer = lua.host[name]?.(readText(lua, 2) ?? "") ?? "";
    lua.wasm.glue._lua_settop(thread, 0);
    pushText(lua, answer);
    return 1;
  } catch (error) {
    // So an error of Lua goes through what is written in JavaScript.
    if (error === "longjmp") throw error;
    lua.failed = { error };
    return 0;
  } finally {
    lua.pointer = before;
  }
}

/** Does what runs Lua; throws what a host function has thrown meanwhile, whatever the script made of it. */
export function enter<Result>(lua: State52, work: () => Result): Result {
  begin(lua);
  running.push(lua);
  let outcome: { result: Result } | { error: unknown };
  try {
    outcome = { result: work() };
  } catch (error) {
    outcome = { error };
  }
  running.pop();
  const { failed } = lua;
  lua.failed = undefined;
  if (failed !== undefined) throw failed.error;
  if ("error" in outcome) throw outcome.error;
  return outcome.result;
}

/** Whether a state runs already: a host function that it has asked calls it again. */
export function isRunning(lua: State52): boolean {
  return running.includes(lua);
}

export function closeState(lua: State52): void {
  if (lua.open) lua.wasm.glue._lua_close(lua.pointer);
  lua.open = false;
}

/** Empties the stack for a new call; throws where the state is closed. */
function begin({ wasm: { glue }, pointer, fail, open }: State52): void {
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

/** Calls a helper with texts; its results lie on the stack then. */
export function callHelper(
  lua: State52,
  name: string,
  texts: readonly string[],
  results: number,
  failure: LuaFailure = "lua",
): void {
  pushHelper(lua, name);
  for (const text of texts) pushText(lua, text);
  protect(lua, texts.length, results, failure);
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
