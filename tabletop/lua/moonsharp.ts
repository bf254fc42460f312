import { spawn } from "node:child_process";
import { BUNDLE_CHUNK, errorMaker, type EngineOptions, type LuaEngine } from "./engine";
import { encodeFrame, frameReader, type Frame } from "./frames";

export interface MoonSharpOptions extends EngineOptions {
  /** The program of `test/moonsharp/` and its arguments, as `moonSharpHosts` gives it. */
  command: readonly string[];
  /** How long one call may take before the interpreter is ended; two minutes if not given. */
  limitMs?: number;
}

export interface MoonSharpEngine extends LuaEngine<false> {
  /** "2.0.0.0" and the runtime, e.g. "Mono 4.0.30319.42000". */
  readonly version: string;
  readonly runtime: string;
  /** Microseconds that the last run or call took inside MoonSharp. */
  lastMicros: () => number;
  /** Microseconds that the last loaded chunk took to compile. */
  compileMicros: () => number;
}

const LIMIT_MS = 120_000;

/**
 * MoonSharp 2.0 in a process of its own; each engine is one process that serves many calls, one after another.
 * Errors are LuaErrors: "syntax", "lua", "host" (the interpreter failed), "gone" (it ended or took too long).
 */
export async function createMoonSharp(options: MoonSharpOptions): Promise<MoonSharpEngine> {
  const [program = "", ...programArguments] = options.command;
  const fail = errorMaker(options);
  const host = options.host ?? {};
  const child = spawn(program, programArguments, { stdio: ["pipe", "pipe", "pipe"] });
  let waiting: { resolve: (frame: Frame) => void; reject: (error: Error) => void } | undefined;
  let ended: string | undefined;
  let complaints = "";
  let lastMicros = 0;
  let compileMicros = 0;
  let queue: Promise<unknown> = Promise.resolve();

  const end = (why: string): void => {
    ended ??= why;
    const pending = waiting;
    waiting = undefined;
    pending?.reject(fail(ended, "gone"));
  };
  child.stdout.on(
    "data",
    frameReader((frame) => {
      if (frame.word === "ask") return void answer(frame.texts[0] ?? "", frame.texts[1] ?? "");
      const pending = waiting;
      waiting = undefined;
      pending?.resolve(frame);
    }),
  );
  child.stderr.on("data", (piece: Buffer) => {
    complaints = (complaints + piece.toString("utf8")).slice(-2000);
  });
  child.stdin.on("error", () => undefined);
  child.on("error", (error) => end(`MoonSharp did not start: ${error.message}`));
  child.on("close", (code, signal) => end(`MoonSharp ended (${signal ?? code}) ${complaints.trim()}`.trim()));

  const answer = (name: string, argument: string): void => {
    try {
      child.stdin.write(encodeFrame("answer", [host[name]?.(argument) ?? ""]));
    } catch (error) {
      end(`the host function ${name} failed: ${String(error)}`);
      child.kill();
    }
  };
  const next = (): Promise<Frame> =>
    new Promise((resolve, reject) => {
      if (ended !== undefined) return reject(fail(ended, "gone"));
      const limit = options.limitMs ?? LIMIT_MS;
      const timer = setTimeout(() => {
        end(`MoonSharp took longer than ${limit} ms`);
        child.kill("SIGKILL");
      }, limit);
      waiting = {
        resolve: (frame) => (clearTimeout(timer), resolve(frame)),
        reject: (error) => (clearTimeout(timer), reject(error)),
      };
    });
  const exchange = (word: string, texts: readonly string[]): Promise<Frame> => {
    const turn = queue.then(async () => {
      const reply = next();
      if (ended === undefined) child.stdin.write(encodeFrame(word, texts));
      const frame = await reply;
      lastMicros = frame.micros;
      if (frame.word === "syntax" || frame.word === "lua" || frame.word === "host")
        throw fail(frame.texts[0] ?? "", frame.word);
      return frame;
    });
    queue = turn.catch(() => undefined);
    return turn;
  };

  const ready = await next();
  for (const name of Object.keys(host)) await exchange("offer", [name]);
  return {
    version: ready.texts[0] ?? "",
    runtime: ready.texts[1] ?? "",
    lastMicros: () => lastMicros,
    compileMicros: () => compileMicros,
    async run(source, chunkName = BUNDLE_CHUNK) {
      const frame = await exchange("load", [chunkName, source]);
      compileMicros = Number(frame.texts[1] ?? 0);
    },
    async call(globalName, ...args) {
      return (await exchange("call", [globalName, ...args])).texts[0] ?? "";
    },
    close() {
      end("the MoonSharp engine is closed");
      child.stdin.end();
      child.kill();
    },
  };
}
