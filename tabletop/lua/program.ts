import { spawn } from "node:child_process";
import { encodeFrame, frameReader, type Frame } from "./frames";

/** A process that answers frames on its standard streams, one after another. */
export interface Program {
  /** Sends a frame; the answer to it, or "gone" with what ended the program. */
  exchange: (word: string, texts?: readonly string[]) => Promise<Frame>;
  /** Who answers what the program asks from now on: a function by its name; one that throws ends the program. */
  hear: (answer: (name: string, argument: string) => string) => void;
  end: (why: string) => void;
}

/** Starts a program; one that takes longer than `limitMs` for an answer is ended. Its first frame says it is ready. */
export async function startProgram(command: readonly string[], limitMs: number): Promise<[Program, Frame]> {
  const [name = "", ...programArguments] = command;
  const child = spawn(name, programArguments, { stdio: ["pipe", "pipe", "pipe"] });
  let waiting: ((frame: Frame) => void) | undefined;
  let ended: string | undefined;
  let complaints = "";
  let answer: (name: string, argument: string) => string = () => "";
  let queue: Promise<unknown> = Promise.resolve();

  const gone = (why: string): Frame => ({ word: "gone", micros: 0, texts: [why] });
  const end = (why: string): void => {
    ended ??= why;
    const pending = waiting;
    waiting = undefined;
    pending?.(gone(ended));
  };
  child.stdout.on(
    "data",
    frameReader((frame) => {
      if (frame.word === "ask") return void reply(frame.texts[0] ?? "", frame.texts[1] ?? "");
      const pending = waiting;
      waiting = undefined;
      pending?.(frame);
    }),
  );
  child.stderr.on("data", (piece: Buffer) => {
    complaints = (complaints + piece.toString("utf8")).slice(-2000);
  });
  child.stdin.on("error", () => undefined);
  child.on("error", (error) => end(`MoonSharp did not start: ${error.message}`));
  child.on("close", (code, signal) => end(`MoonSharp ended (${signal ?? code}) ${complaints.trim()}`.trim()));

  const reply = (asked: string, argument: string): void => {
    try {
      child.stdin.write(encodeFrame("answer", [answer(asked, argument)]));
    } catch (error) {
      end(`the host function ${asked} failed: ${String(error)}`);
      child.kill();
    }
  };
  const next = (): Promise<Frame> =>
    new Promise((resolve) => {
      if (ended !== undefined) return resolve(gone(ended));
      const timer = setTimeout(() => {
        end(`MoonSharp took longer than ${limitMs} ms`);
        child.kill("SIGKILL");
      }, limitMs);
      waiting = (frame) => (clearTimeout(timer), resolve(frame));
    });
  const program: Program = {
    exchange(word, texts = []) {
      const turn = queue.then(() => {
        const frame = next();
        if (ended === undefined) child.stdin.write(encodeFrame(word, texts));
        return frame;
      });
      queue = turn;
      return turn;
    },
    hear(hearer) {
      answer = hearer;
    },
    end(why) {
      end(why);
      child.stdin.end();
      child.kill();
    },
  };
  return [program, await next()];
}
