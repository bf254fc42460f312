/** The raw functions of PUC Lua 5.2 in WebAssembly, with strings of any length and content. */
import makeGlue from "lua-wasm-bindings/dist/glue/glue-lua-5.2.4.js";

interface Glue {
  HEAPU8: Uint8Array;
  HEAPU32: Uint32Array;
  _malloc(bytes: number): number;
  _luaL_newstate(): number;
  _luaL_openlibs(state: number): void;
  _luaL_loadstring(state: number, text: number): number;
  _lua_pcallk(
    state: number,
    args: number,
    results: number,
    handler: number,
    context: number,
    k: number,
  ): number;
  _lua_settop(state: number, top: number): void;
  _lua_type(state: number, index: number): number;
  _lua_pushstring(state: number, text: number): number;
  _lua_pushvalue(state: number, index: number): void;
  _lua_tolstring(state: number, index: number, size: number): number;
  _lua_getfield(state: number, index: number, name: number): void;
  _lua_setfield(state: number, index: number, name: number): void;
  _lua_close(state: number): void;
}

export const REGISTRY = -1_001_000;
export const MULTIPLE = -1;

let shared: Wasm | undefined;

export interface Wasm {
  glue: Glue;
  /** Pushes a text; texts with a zero byte are refused by `false` and nothing is pushed. */
  push: (state: number, text: string) => boolean;
  /** Copies a text to where C can read it, until the next copy. */
  place: (text: string) => number;
  /** The text at an index of the stack, undefined if it is neither text nor number. */
  read: (state: number, index: number) => string | undefined;
}

/** The glue listens for every uncaught error of the process, and rethrows it with its own source: its ears are shut. */
function loadQuietly(): Glue {
  const before = {
    error: process.listeners("uncaughtException"),
    rejection: process.listeners("unhandledRejection"),
  };
  const glue = (makeGlue as unknown as (hooks: object) => Glue)({
    print: console.log,
    printErr: console.error,
  });
  for (const listener of process.listeners("uncaughtException")) {
    if (!before.error.includes(listener)) process.off("uncaughtException", listener);
  }
  for (const listener of process.listeners("unhandledRejection")) {
    if (!before.rejection.includes(listener)) process.off("unhandledRejection", listener);
  }
  return glue;
}

/** One module serves all states of the process: its memory only grows, states come and go. */
export function wasm(): Wasm {
  if (shared !== undefined) return shared;
  const glue = loadQuietly();
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  const size = glue._malloc(4);
  let capacity = 1 << 16;
  let buffer = glue._malloc(capacity);
  const place = (text: string): number => {
    const most = text.length * 3 + 1;
    if (most > capacity) {
      while (capacity < most) capacity *= 2;
      buffer = glue._malloc(capacity);
      if (buffer === 0) throw new Error(`Lua has no room for a text of ${text.length} characters`);
    }
    const { written } = encoder.encodeInto(text, glue.HEAPU8.subarray(buffer, buffer + capacity));
    glue.HEAPU8[buffer + written] = 0;
    return buffer;
  };
  shared = {
    glue,
    place,
    push(state, text) {
      if (text.includes("\0")) return false;
      glue._lua_pushstring(state, place(text));
      return true;
    },
    read(state, index) {
      const at = glue._lua_tolstring(state, index, size);
      if (at === 0) return undefined;
      return decoder.decode(glue.HEAPU8.subarray(at, at + (glue.HEAPU32[size >> 2] ?? 0)));
    },
  };
  return shared;
}
