/** The thread in which a save is tried out: it says what begins, then what became of the save. */
import { parentPort, workerData } from "node:worker_threads";
import { tryOut, type Outcome, type Trial } from "./try-out";

/** What the thread says. */
export type Message = { step: string } | { outcome: Outcome } | { fault: string };

const say = (said: Message): void => parentPort?.postMessage(said);

try {
  say({ outcome: await tryOut(workerData as Trial, (step) => say({ step })) });
} catch (error) {
  say({ fault: error instanceof Error ? error.message.split("\n")[0] : String(error) });
}
