/** The raw functions of PUC Lua 5.2 in WebAssembly, with strings of any length and content. */
import makeGlue from "lua-wasm-bindings/dist/glue/glue-lua-5.2.4.js";

interface Glue {
  /** What the module exports; the table of its functions is among it. */
  asm: Readonly<Record<string, unknown>>;
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

/** What is used here of WebAssembly, whose types come with those of browsers alone. */
interface FunctionTable {
  set: (index: number, value: unknown) => void;
}
declare const WebAssembly: {
  Table: new () => FunctionTable;
  Memory: { new (): Memory; readonly prototype: Memory };
  Module: new (bytes: Uint8Array) => object;
  Instance: new (
    module: object,
    imports: Record<string, Record<string, unknown>>,
  ) => { readonly exports: Readonly<Record<string, unknown>> };
};

interface Memory {
  readonly buffer: ArrayBuffer;
  grow: (pages: number) => number;
}

export const REGISTRY = -1_001_000;

/** A module that exports the function it imports, which takes a number and answers one: tables take no function of JavaScript. */
const PASSING = new Uint8Array([
  ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
  ...[0x01, 0x06, 0x01, 0x60, 0x01, 0x7f, 0x01, 0x7f],
  ...[0x02, 0x07, 0x01, 0x01, 0x68, 0x01, 0x66, 0x00, 0x00],
  ...[0x07, 0x05, 0x01, 0x01, 0x66, 0x00, 0x00],
]);

let shared: Wasm | undefined;

export interface Wasm {
  glue: Glue;
  /** Whether asks of Lua are answered; see `answerAsks`. */
  answers: boolean;
  /** Pushes a text; texts with a zero byte are refused by `false` and nothing is pushed. */
  push: (state: number, text: string) => boolean;
  /** Copies a text to where C can read it, until the next copy. */
  place: (text: string) => number;
  /** The text at an index of the stack, undefined if it is neither text nor number. */
  read: (state: number, index: number) => string | undefined;
  /** The same for bytes, which are copied and must not be few: Lua shares strings of up to 40. */
  pushBytes: (state: number, bytes: Uint8Array) => void;
  readBytes: (state: number, index: number) => Uint8Array;
}

/** The glue listens for every uncaught error of the process, and rethrows it with its own source: its ears are shut. */
function loadQuietly(): Glue {
  const events = ["uncaughtException", "unhandledRejection"];
  const before = new Set(events.flatMap((event) => process.rawListeners(event)));
  const glue = (makeGlue as unknown as (hooks: object) => Glue)({
    print: console.log,
    printErr: console.error,
  });
  for (const event of events)
    for (const listener of process.rawListeners(event))
      if (!before.has(listener)) process.off(event, listener as () => void);
  return glue;
}

/**
 * Lets a function answer what threads of Lua ask: it gets the `lua_State *` and says how many results it has pushed.
 * Nothing that the module exports makes a function of C a value of Lua, so one that is never called, and whose name for
 * people ends with its place in the table of functions, gives its place.
 */
export function answerAsks(module: Wasm, slotName: string, answer: (thread: number) => number): void {
  if (module.answers) return;
  const table = Object.values(module.glue.asm).find(
    (one): one is FunctionTable => one instanceof WebAssembly.Table,
  );
  const slot = Number(/0x[\da-f]+$/.exec(slotName)?.[0]);
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(PASSING), { h: { f: answer } });
  if (table === undefined || !(slot > 0)) throw new Error("Lua cannot be given a function of the host");
  table.set(slot, exports["f"]);
  module.answers = true;
}

const PAGE = 65_536;

/**
 * Keeps the memory of the module from growing by more than so many bytes from now on: Lua then has no room for what wants
 * more, and says so. One text may be made of two of any length between two looks at how much a script holds.
 */
export function boundMemory({ glue }: Wasm, bytes: number): void {
  const memory = Object.values(glue.asm).find((one): one is Memory => one instanceof WebAssembly.Memory);
  if (memory === undefined) throw new Error("the memory of Lua cannot be bounded");
  const most = memory.buffer.byteLength + bytes;
  memory.grow = (pages) => {
    if (memory.buffer.byteLength + pages * PAGE > most) throw new RangeError("no more memory");
    return WebAssembly.Memory.prototype.grow.call(memory, pages);
  };
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
  const reserve = (most: number): void => {
    if (most <= capacity) return;
    while (capacity < most) capacity *= 2;
    buffer = glue._malloc(capacity);
    if (buffer === 0) throw new Error(`Lua has no room for a text of ${most} bytes`);
  };
  const place = (text: string): number => {
    reserve(text.length * 3 + 1);
    const { written } = encoder.encodeInto(text, glue.HEAPU8.subarray(buffer, buffer + capacity));
    glue.HEAPU8[buffer + written] = 0;
    return buffer;
  };
  const bytesAt = (state: number, index: number): Uint8Array | undefined => {
    const at = glue._lua_tolstring(state, index, size);
    if (at === 0) return undefined;
    return glue.HEAPU8.subarray(at, at + (glue.HEAPU32[size >> 2] ?? 0));
  };
  shared = {
    ...{ glue, place, answers: false },
    push(state, text) {
      if (text.includes("\0")) return false;
      glue._lua_pushstring(state, place(text));
      return true;
    },
    read(state, index) {
      const bytes = bytesAt(state, index);
      return bytes === undefined ? undefined : decoder.decode(bytes);
    },
    // A string of as many bytes, none of them zero, which nobody has seen yet, is written over.
    pushBytes(state, bytes) {
      reserve(bytes.length + 1);
      glue.HEAPU8.fill(1, buffer, buffer + bytes.length);
      glue.HEAPU8[buffer + bytes.length] = 0;
      glue._lua_pushstring(state, buffer);
      bytesAt(state, -1)?.set(bytes);
    },
    readBytes: (state, index) => (bytesAt(state, index) ?? new Uint8Array()).slice(),
  };
  return shared;
}
