import { Worker } from "node:worker_threads";
import type { Outcome, Trial } from "./try-out";
import type { Message } from "./trial";

/** What a foreign save may take: milliseconds until the next sign of life, and megabytes of what is JavaScript's. */
export interface Bounds {
  silence: number;
  megabytes: number;
}

const BOUNDS: Bounds = { silence: 30_000, megabytes: 2048 };

/**
 * Tries a save out in a thread of its own, whose bundle is at `thread`. One that does not come to an end, or fills the
 * memory, is ended, and that is its error.
 */
export async function tryOutApart(thread: string, trial: Trial, bounds: Bounds = BOUNDS): Promise<Outcome> {
  const { silence, megabytes } = bounds;
  const worker = new Worker(thread, {
    workerData: trial,
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
  });
  let doing = "starting";
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Outcome>((done) => {
      const failed = (error: string): void => {
        done({ file: trial.file, objects: 0, errors: [`${doing}: ${error}`], missing: [], notes: [] });
      };
      const wait = (): void => {
        clearTimeout(timer);
        timer = setTimeout(
          () => failed(`the script was ended: no end for ${silence / 1000} seconds`),
          silence,
        );
      };
      wait();
      worker.on("message", (message: Message) => {
        if ("step" in message) {
          doing = message.step;
          wait();
        } else if ("outcome" in message) done(message.outcome);
        else failed(`this table fails at it, please report that (${message.fault})`);
      });
      worker.on("error", (error: Error) => failed(`the table was ended: ${error.message}`));
      worker.on("exit", () => failed("its thread has ended"));
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
