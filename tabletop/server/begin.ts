import { join } from "node:path";
import { AUTOSAVE, dropAutosaves, putFileAside, readAutosaves } from "./saved/autosaves";
import { open, startWorker } from "./revive";
import { markResumed } from "./saved/saving";
import { matchIn } from "./saved/store";
import { reasonOf } from "./reason";
import { renewed } from "./opening";
import { ServerFault } from "./saved/archive";
import type { ServerState } from "./state";

/**
 * Opens the save to begin with; says whether it is the game of before. An autosave that cannot be opened is put aside,
 * and the one before it is taken.
 */
export async function begin(state: ServerState): Promise<boolean> {
  const { begin: given, source, log } = state.options;
  const saves: { name: string; text: string; when: number }[] = [];
  for (const found of await readAutosaves(state.archive))
    if ("fault" in found) await putFaulty(state, found.name, found.fault);
    else saves.push(found);
  startWorker(state);
  if (given !== undefined) {
    const fault = await open(state, given);
    if (fault !== undefined) throw new ServerFault(`The save cannot be opened: ${fault}.`);
    const movedTo = await putAside(state, AUTOSAVE);
    await dropAutosaves(state.archive);
    if (movedTo !== undefined) log(`The game of before is kept in ${movedTo}.`);
    return false;
  }
  for (const { name, text, when } of saves) {
    const before = renewed(text, await source());
    const fault = before === undefined ? "it is no save" : await open(state, before);
    if (fault === undefined) {
      markResumed(state.saving, when, matchIn(state, text));
      return true;
    }
    await putFaulty(state, name, fault);
    await state.workerHost.close();
    startWorker(state);
  }
  const fault = await open(state, await source());
  if (fault !== undefined) throw new ServerFault(`The save cannot be opened: ${fault}.`);
  return false;
}

/** Puts an autosave aside that cannot be opened, and says why and where it is. */
async function putFaulty(state: ServerState, name: string, fault: string): Promise<void> {
  state.options.log(`The autosave cannot be opened: ${fault}.`);
  const movedTo = await putAside(state, name);
  if (movedTo !== undefined) state.options.log(`It is kept in ${movedTo}.`);
}

async function putAside({ archive }: ServerState, name: string): Promise<string | undefined> {
  return putFileAside(archive, name).catch((error: unknown) => {
    const file = join(archive.folder, name);
    throw new ServerFault(`${file} cannot be kept among the games: ${reasonOf(error)}.`);
  });
}
