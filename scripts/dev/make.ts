import { bundle } from "../bundle.mjs";
import { Worker } from "node:worker_threads";
import type { Made, Task } from "./maker";
import type { Save } from "../../mod/save";

/** Builds the mod of a game in a thread of its own, one build after the other. */
export async function startMaker(root: string, { meta, name, entry }: Save): Promise<() => Promise<Made>> {
  const worker = new Worker(await bundle(root, "scripts/dev/maker.ts"), {
    workerData: { root, game: meta.id, script: { name, entry } } satisfies Task,
  });
  let last: Promise<unknown> = Promise.resolve();
  const make = async (): Promise<Made> =>
    new Promise((done, fail) => {
      worker.once("error", fail);
      worker.once("message", (made: Made) => {
        worker.off("error", fail);
        done(made);
      });
      worker.postMessage("make");
    });
  return async () => {
    const made = last.then(make);
    last = made.catch(() => undefined);
    return made;
  };
}
