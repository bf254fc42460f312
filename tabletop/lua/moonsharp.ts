import { BUNDLE_CHUNK, errorMaker, type EngineOptions, type LuaEngine } from "./engine";
import type { Frame } from "./frames";
import { startProgram, type Program } from "./program";

export interface MoonSharpOptions extends EngineOptions {
  /**
   * The program of `test/moonsharp/` and its arguments, as `moonSharpHosts` gives it; or one that runs already, as
   * Tabletop Simulator does from one save to the next: its script of before is forgotten, and it stays when the
   * engine is closed.
   */
  command: readonly string[] | Program;
  /** How long one call may take before the interpreter is ended; two minutes if not given. */
  limitMs?: number;
}

export interface MoonSharpEngine extends LuaEngine<false> {
  /** "2.0.0.0" and the runtime, e.g. "Mono 4.0.30319.42000". */
  readonly version: string;
  readonly runtime: string;
  /** Microseconds that the last run or call took inside MoonSharp, but for what `pauseMicros` says. */
  lastMicros: () => number;
  /** Microseconds of the last run or call in which the runtime collected its garbage; 0 where it does not say. */
  pauseMicros: () => number;
  /** Microseconds that the last loaded chunk took to compile. */
  compileMicros: () => number;
}

const LIMIT_MS = 120_000;
const FAILED = ["syntax", "lua", "host", "gone"] as const;

/** Starts the program for `createMoonSharp`, to be used for one engine after another. */
export async function startMoonSharp(command: readonly string[], limitMs = LIMIT_MS): Promise<Program> {
  const [program] = await startProgram(command, limitMs);
  return program;
}

/**
 * MoonSharp 2.0 in a process of its own; an engine serves many calls, one after another.
 * Errors are LuaErrors: "syntax", "lua", "host" (the interpreter failed), "gone" (it ended or took too long).
 */
export async function createMoonSharp(options: MoonSharpOptions): Promise<MoonSharpEngine> {
  const { command, host = {}, limitMs = LIMIT_MS } = options;
  const fail = errorMaker(options);
  let last: Frame | undefined;
  let compileMicros = 0;
  const checked = (frame: Frame): Frame => {
    const failure = FAILED.find((word) => word === frame.word);
    if (failure !== undefined) throw fail(frame.texts[0] ?? "", failure);
    return frame;
  };
  const own = !("exchange" in command);
  const [program, ready] = own
    ? await startProgram(command, limitMs)
    : ([command, await command.exchange("fresh")] as const);
  const exchange = async (word: string, texts: readonly string[]): Promise<Frame> => {
    last = await program.exchange(word, texts);
    return checked(last);
  };
  checked(ready);
  program.hear((name, argument) => host[name]?.(argument) ?? "");
  for (const name of Object.keys(host)) await exchange("offer", [name]);
  return {
    version: ready.texts[0] ?? "",
    runtime: ready.texts[1] ?? "",
    lastMicros: () => last?.micros ?? 0,
    pauseMicros: () => Number(last?.texts[1] ?? 0),
    compileMicros: () => compileMicros,
    async run(source, chunkName = BUNDLE_CHUNK) {
      compileMicros = Number((await exchange("load", [chunkName, source])).texts[2] ?? 0);
    },
    async call(globalName, ...args) {
      return (await exchange("call", [globalName, ...args])).texts[0] ?? "";
    },
    close() {
      if (own) program.end("the MoonSharp engine is closed");
    },
  };
}
