import { spawn, type ChildProcessWithoutNullStreams } from "node:child_process";
import { encodeFrame, frameReader, type Frame } from "./frames";

/** A process that answers frames on its standard streams, one after another. */
export interface Program {
  /** Sends a frame; the answer to it, or "gone" with what ended the program. */
  exchange: (word: string, texts?: readonly string[]) => Promise<Frame>;
  /** Who answers what the program asks from now on: a function by its name; one that throws ends the program. */
  hear: (answer: (name: string, argument: string) => string) => void;
  end: (why: string) => void;
}

interface State {
  readonly child: ChildProcessWithoutNullStreams;
  readonly limitMs: number;
  /** Who waits for the next frame. */
  waiting: ((frame: Frame) => void) | undefined;
  ended: string | undefined;
  /** The last that it wrote to its error stream. */
  complaints: string;
  answer: (name: string, argument: string) => string;
  queue: Promise<unknown>;
}

/** Milliseconds that a program may take to start: on a busy machine that takes longer than most calls may. */
const START_MS = 120_000;

/** Starts a program; one that takes longer than `limitMs` for an answer is ended. Its first frame says it is ready. */
export async function startProgram(command: readonly string[], limitMs: number): Promise<[Program, Frame]> {
  const [name = "", ...programArguments] = command;
  const child = spawn(name, programArguments, { stdio: ["pipe", "pipe", "pipe"] });
  const state: State = {
    ...{ child, limitMs, waiting: undefined, ended: undefined, complaints: "" },
    ...{ answer: () => "", queue: Promise.resolve() },
  };
  listen(state);
  const program: Program = {
    exchange: async (word, texts = []) => exchange(state, word, texts),
    hear: (hearer) => {
      state.answer = hearer;
    },
    end: (why) => {
      end(state, why);
      child.stdin.end();
      child.kill();
    },
  };
  return [program, await nextFrame(state, START_MS)];
}

function listen(state: State): void {
  const { child } = state;
  child.stdout.on(
    "data",
    frameReader((frame) => {
      if (frame.word === "ask") reply(state, frame.texts[0] ?? "", frame.texts[1] ?? "");
      else settle(state, frame);
    }),
  );
  child.stderr.on("data", (piece: Buffer) => {
    state.complaints = (state.complaints + piece.toString("utf8")).slice(-2000);
  });
  child.stdin.on("error", () => undefined);
  child.on("error", (error) => end(state, `MoonSharp did not start: ${error.message}`));
  child.on("close", (code, signal) =>
    end(state, `MoonSharp ended (${signal ?? code}) ${state.complaints.trim()}`.trim()),
  );
}

function gone(why: string): Frame {
  return { word: "gone", micros: 0, texts: [why] };
}

function settle(state: State, frame: Frame): void {
  const pending = state.waiting;
  state.waiting = undefined;
  pending?.(frame);
}

function end(state: State, why: string): void {
  state.ended ??= why;
  settle(state, gone(state.ended));
}

/** Answers what the program asks in the middle of an exchange. */
function reply(state: State, asked: string, argument: string): void {
  const { child } = state;
  try {
    child.stdin.write(encodeFrame("answer", [state.answer(asked, argument)]));
  } catch (error) {
    end(state, `the host function ${asked} failed: ${String(error)}`);
    child.kill();
  }
}

async function nextFrame(state: State, limitMs: number): Promise<Frame> {
  return new Promise((resolve) => {
    if (state.ended !== undefined) return resolve(gone(state.ended));
    const timer = setTimeout(() => {
      end(state, `MoonSharp took longer than ${limitMs} ms`);
      state.child.kill("SIGKILL");
    }, limitMs);
    state.waiting = (frame) => (clearTimeout(timer), resolve(frame));
  });
}

/** One exchange begins when the one before has ended. */
async function exchange(state: State, word: string, texts: readonly string[]): Promise<Frame> {
  const turn = state.queue.then(() => {
    const frame = nextFrame(state, state.limitMs);
    if (state.ended === undefined) state.child.stdin.write(encodeFrame(word, texts));
    return frame;
  });
  state.queue = turn;
  return turn;
}
