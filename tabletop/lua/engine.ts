import { mapTraceback } from "./traceback";

/** Functions of the host that Lua calls as globals; text in, text out. */
export type HostFunctions = Readonly<Record<string, (argument: string) => string>>;

export interface EngineOptions {
  /** Offered to Lua as globals of these names. */
  host?: HostFunctions;
  /** The text of the bundle's source map; errors then name TypeScript lines. */
  map?: string | undefined;
  /** Name of the chunk that the map belongs to; `bundle` if not given. */
  mapFor?: string;
}

/** The chunk name a bundle is loaded under unless said otherwise. */
export const BUNDLE_CHUNK = "bundle";

/**
 * How a Lua run ended badly: "syntax" (did not load), "lua" (an error that `pcall` in Lua would have caught),
 * "host" (the interpreter itself failed, as MoonSharp does with a NullReferenceException), "gone" (no interpreter).
 */
export type LuaFailure = "syntax" | "lua" | "host" | "gone";

export class LuaError extends Error {
  constructor(
    message: string,
    readonly failure: LuaFailure,
    /** The message before positions were mapped to TypeScript. */
    readonly raw: string,
  ) {
    super(message);
    this.name = "LuaError";
  }
}

/** Makes the errors of one engine: mapped if there is a map, and marked with how it failed. */
export function errorMaker(options: EngineOptions): (raw: string, failure: LuaFailure) => LuaError {
  const { map, mapFor = BUNDLE_CHUNK } = options;
  return (raw, failure) => {
    const mapped = map === undefined ? raw : mapTraceback(raw, mapFor, map);
    return new LuaError(failure === "host" ? `host: ${mapped}` : mapped, failure, raw);
  };
}

/** The interface both engines share; a caller that awaits each result can use either. */
export interface LuaEngine<Sync extends boolean = boolean> {
  run: (source: string, chunkName?: string) => Sync extends true ? void : Promise<void>;
  /** Calls a global function with strings; the answer is its first result as a string, "" for nil. */
  call: (globalName: string, ...args: string[]) => Sync extends true ? string : Promise<string>;
  /** While a host function is asked: the line of a chunk that asks; 0 where it is not known. */
  where?: (chunkName: string) => number;
  /** So many runs were ended lately: the next ones may take less, so that all together end in time. */
  shorten?: (ended: number) => void;
  close: () => void;
}
