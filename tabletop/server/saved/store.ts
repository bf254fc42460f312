import { partsOf } from "../opening";
import { reasonOf } from "../reason";
import { putAside, writeAutosave } from "./autosaves";
import { beginSave, markFailed, markSaved } from "./saving";
import { tellAll, type ServerState } from "../state";
import { messageOf } from "../../save/check";

/** Milliseconds between two autosaves. */
const AUTOSAVE = 3000;
/** Milliseconds after which people are told again that their game still cannot be saved. */
const REMINDER = 60_000;

/** Writes an autosave if unsaved changes are old enough, or `atOnce`. */
export async function autosave(state: ServerState, atOnce = false): Promise<void> {
  const { saving, revival, loads } = state;
  const { unsavedSince } = saving;
  if (unsavedSince === undefined || revival.underWay !== undefined || loads.isUnderWay) return;
  if (!atOnce && performance.now() - unsavedSince < (state.options.autosave ?? AUTOSAVE)) return;
  // Asked for here and not when the file is written: what the table is asked after this is not in it.
  const asked = state.workerHost.ask({ t: "save" });
  await beginSave(saving, async () => keepSave(state, (await asked).save));
}

/** Saves what is not saved yet; says why that cannot be, in words without paths. */
export async function saveNow(state: ServerState): Promise<string | undefined> {
  // After what is under way: only then it is known whether that has changed anything.
  await state.workerHost.ask({ t: "whose", person: 0 });
  await autosave(state, true);
  await state.saving.writing;
  return state.saving.failure?.why;
}

async function keepSave(state: ServerState, text: string | undefined): Promise<void> {
  const { saving } = state;
  if (text === undefined) {
    // The table has failed at it, or has ended: it is asked again.
    markFailed(saving, "the table has failed at it", false);
    return;
  }
  if (text === saving.text) return markSaved(saving, text, saving.match);
  try {
    const match = matchIn(state, text);
    if (saving.match !== undefined && match !== saving.match) await keepMatch(state);
    await writeAutosave(state.archive, text);
    markSaved(saving, text, match);
  } catch (error) {
    const noticedAt = saving.failure?.noticedAt;
    const isTold = noticedAt === undefined || performance.now() - noticedAt >= REMINDER;
    markFailed(saving, reasonOf(error), isTold);
    if (!isTold) return;
    state.options.log(`The game cannot be saved: ${messageOf(error)}.`);
    tellAll(state, { t: "notice", code: "unsaved", text: `The game cannot be saved: ${reasonOf(error)}.` });
  }
}

/** What tells the match of a save from others; undefined where it has none. */
export function matchIn({ options }: ServerState, save: string): string | undefined {
  return options.records?.match(partsOf(save)?.LuaScriptState ?? "");
}

/**
 * Puts the last autosave aside, whose match the script has given up. Where the server itself has loaded another game,
 * it has done so then, and there is none.
 */
async function keepMatch(state: ServerState): Promise<void> {
  const movedTo = await putAside(state.archive);
  if (movedTo !== undefined) state.options.log(`The game of before is kept in ${movedTo}.`);
}
