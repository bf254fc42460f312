/** What puts another state on the table: a new game, a kept one, a checkpoint, another script. */
import { ask } from "./ask";
import { dropAutosaves, keepAutosave } from "./saved/autosaves";
import { rm } from "node:fs/promises";
import { forgetDeaths } from "./revive";
import { forgetGlance } from "./saved/glance";
import { forgetSaved } from "./saved/saving";
import { saveNow } from "./saved/store";
import { tellAll, type ServerState } from "./state";
import type { Opening, Result } from "./table/messages";
import type { Refused } from "../wire/answers";

/** What came of a request. */
export type Outcome = Omit<Result, "refused"> & {
  refused?: Pick<Refused, "code" | "why">;
  note?: string;
};

/** Frames after a load until pieces, panels and what the script lays at once are there. */
const STANDING = 28;

/** Goes back to a checkpoint. A stopped clock runs for as long as the pieces need to spawn. */
export async function rewind(state: ServerState, checkpoint: number): Promise<Outcome> {
  const result = loaded(state, await ask(state, { t: "rewind", checkpoint }), "The table has gone back.");
  if (state.paused && result.refused === undefined)
    await ask(state, { t: "tick", frames: STANDING, stopped: true });
  return result;
}

/**
 * Loads another game, or a new one; the one at the table is put aside in a file of its own, up to its last move. Where
 * that cannot be saved or put aside, or the other one cannot be loaded, nothing changes.
 */
export async function loadAnew(state: ServerState, opening: Opening): Promise<Outcome> {
  return afterLoads(state, async () => (await lossFault(state)) ?? loadInstead(state, opening));
}

/** Leads to the list of games, unless the game at the table would be lost. */
export async function leaveForGames(state: ServerState, leave: () => void): Promise<Outcome> {
  return afterLoads(state, async () => {
    const refused = await lossFault(state);
    if (refused === undefined) leave();
    return refused ?? {};
  });
}

/** Does something once the loads are done that are under way. */
async function afterLoads(state: ServerState, work: () => Promise<Outcome>): Promise<Outcome> {
  const turn = state.loads.last.then(work);
  state.loads.last = turn.catch(() => undefined);
  return turn;
}

async function loadInstead(state: ServerState, opening: Opening): Promise<Outcome> {
  state.loads.isUnderWay = true;
  try {
    // A save that a tick has begun meanwhile is of the game that goes: written later it would be put aside once more.
    await state.saving.writing;
    return refusalFor(state.saving.failure?.why) ?? (await putInPlace(state, opening));
  } finally {
    state.loads.isUnderWay = false;
  }
}

async function putInPlace(state: ServerState, opening: Opening): Promise<Outcome> {
  const copy = await keepAutosave(state.archive);
  const result = await ask(state, { t: "load", opening });
  if (result.refused !== undefined || result.fault !== undefined) {
    if (copy !== undefined) await rm(copy, { force: true });
    return result;
  }
  await dropAutosaves(state.archive);
  forgetSaved(state.saving);
  forgetDeaths(state.revival);
  state.paused = false;
  const notice = copy === undefined ? "" : "Another game is at the table; the one before is kept.";
  return { ...loaded(state, result, notice), ...(copy === undefined ? {} : { note: copy }) };
}

/** Why the game at the table may not be given up for another one: it cannot be saved. */
async function lossFault(state: ServerState): Promise<Outcome | undefined> {
  return refusalFor(await saveNow(state));
}

function refusalFor(reason: string | undefined): Outcome | undefined {
  if (reason === undefined) return undefined;
  const why = `The game at the table cannot be saved (${reason}) and would be lost: put that right on the server's machine, then try again.`;
  return { refused: { code: "table", why } };
}

/** Loads the current script with the state that the old script has saved. */
export async function reload(state: ServerState): Promise<Outcome> {
  const result = await ask(state, { t: "reload", opening: await state.options.source() });
  return loaded(state, result, "The mod is loaded anew; the game goes on.");
}

/** Tells everybody that another state lies there; in no words where nobody has lost sight of anything. */
function loaded(state: ServerState, result: Outcome, text: string): Outcome {
  if (result.refused !== undefined || result.fault !== undefined) return result;
  forgetGlance(state);
  tellAll(state, { t: "notice", code: "loaded", text });
  return result;
}
