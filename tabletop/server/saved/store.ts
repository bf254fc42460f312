import { join } from "node:path";
import { clientsOut, live, nextPerson, send, type Client } from "../clients";
import { partsOf, renewed } from "../opening";
import { reasonOf } from "../reason";
import { take } from "../ask";
import { startWorkerHost, type Death } from "../worker-host";
import { messageOf, writeSeats, ServerFault } from "./archive";
import { AUTOSAVE as FILE, putAside, readAutosaves, writeAutosave } from "./autosaves";
import { tellAll, type ServerState } from "../state";
import { welcome } from "../welcome";
import type { Opening } from "../table/messages";

/** Milliseconds that a run of the script may take, and between two autosaves. */
const LIMIT = 5000;
const AUTOSAVE = 3000;
/** Milliseconds after which people are told again that their game still cannot be saved. */
const REMINDER = 60_000;
/** The table stops restarting after so many deaths of its thread within so many milliseconds. */
const MOST_DEATHS = 4;
const WHILE = 300_000;

/** Writes the list of seats. */
export async function saveSeats(state: ServerState): Promise<void> {
  const { hostToken, code, clients } = state;
  const write = async (): Promise<void> =>
    writeSeats(state.archive, {
      what: "Seats of a table: the tokens are keys to them.",
      ...{ hostToken, code, clients: clientsOut(clients) },
    });
  state.writing = state.writing.then(write).catch((error: unknown) => {
    state.options.log(`Who sits where cannot be written: ${messageOf(error)}.`);
  });
  return state.writing;
}

/** Writes an autosave if unsaved changes are old enough, or `atOnce`. */
export async function autosave(state: ServerState, atOnce = false): Promise<void> {
  const { unsavedSince, reviving, isLoading } = state;
  if (unsavedSince === undefined || reviving !== undefined || isLoading) return;
  if (!atOnce && performance.now() - unsavedSince < (state.options.autosave ?? AUTOSAVE)) return;
  state.unsavedSince = undefined;
  // Asked for here and not when the file is written: what the table is asked after this is not in it.
  const asked = state.workerHost.ask({ t: "save" });
  state.saving = state.saving.then(async () => keepSave(state, (await asked).save));
  await state.saving;
}

/** Saves what is not saved yet; says why that cannot be, in words without paths. */
export async function saveNow(state: ServerState): Promise<string | undefined> {
  // Behind what is under way: only then it is known whether that has changed anything.
  await state.workerHost.ask({ t: "whose", person: 0 });
  await autosave(state, true);
  await state.saving;
  return state.unsavedWhy;
}

async function keepSave(state: ServerState, text: string | undefined): Promise<void> {
  if (text === undefined) {
    // The table has failed at it, or has ended: it is asked again.
    state.unsavedSince ??= performance.now();
    state.unsavedWhy = "the table has failed at it";
    return;
  }
  if (text === state.lastSave) return isSaved(state, text);
  try {
    const match = matchIn(state, text);
    if (state.lastMatch !== undefined && match !== state.lastMatch) await keepMatch(state);
    await writeAutosave(state.archive, text);
    state.lastMatch = match;
    isSaved(state, text);
  } catch (error) {
    const now = performance.now();
    state.unsavedSince = now;
    state.unsavedWhy = reasonOf(error);
    if (state.unsavedNoticeAt !== undefined && now - state.unsavedNoticeAt < REMINDER) return;
    state.unsavedNoticeAt = now;
    state.options.log(`The game cannot be saved: ${messageOf(error)}.`);
    tellAll(state, { t: "notice", code: "unsaved", text: `The game cannot be saved: ${reasonOf(error)}.` });
  }
}

function isSaved(state: ServerState, lastSave: string): void {
  Object.assign(state, { lastSave, unsavedWhy: undefined, unsavedNoticeAt: undefined });
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

/** Starts the thread of the table. If it ends by itself, it is opened again. */
export function startWorker(state: ServerState): void {
  const { worker, limit = LIMIT } = state.options;
  state.workerHost = startWorkerHost(worker, limit, (death) => {
    if (state.closing || !state.started) return;
    const reviving = revive(state, death)
      .catch((error: unknown) => {
        state.options.log(`The table cannot be opened again: ${messageOf(error)}`);
      })
      .finally(() => {
        if (state.reviving === reviving) state.reviving = undefined;
      });
    state.reviving = reviving;
  });
}

export async function open(state: ServerState, opening: Opening): Promise<string | undefined> {
  const seed = state.options.seed ?? "none";
  const { rewrites, foreign } = state.options;
  const task = {
    ...({ t: "open", opening, seed, rewrites, nextPerson: nextPerson(state.clients) } as const),
    ...(state.editor === undefined ? {} : { savePath: join(state.archive.folder, FILE) }),
    ...(foreign === undefined ? {} : { foreign }),
  };
  const { refused, fault } = take(state, await state.workerHost.ask(task));
  return refused?.why ?? fault;
}

/**
 * What to begin with when the games go on: the last autosave with the script of the packed save, or where the packed
 * save has changed since, the packed save with the state of the script. Undefined where there is no autosave.
 */
async function resumption(state: ServerState, older = 0): Promise<Opening | undefined> {
  const saves = (await readAutosaves(state.archive)).flatMap((one) => ("text" in one ? [one] : []));
  for (const { text } of saves.slice(Math.min(older, saves.length - 1))) {
    const opening = renewed(text, await state.options.source());
    if (opening !== undefined) return opening;
  }
  return undefined;
}

/** The table has ended by itself: it is opened again as it was saved last, and all who were there sit where they sat. */
async function revive(state: ServerState, death: Death): Promise<void> {
  const now = performance.now();
  state.deaths = [...state.deaths.filter((at) => now - at < WHILE), now];
  const what = death.why === "hung" ? "The script did not come to an end" : "The table failed";
  const why = death.message === "" ? "" : `: ${death.message}`;
  if (state.deaths.length > MOST_DEATHS) {
    const text = `${what}, again and again. The server has to be started anew.`;
    tellAll(state, { t: "notice", code: death.why, text });
    throw new ServerFault(`${text} The last time${why === "" ? ` at: ${death.doing}` : why}`);
  }
  startWorker(state);
  const goesOn = await openAgain(state);
  const full = `${what}${why} (at: ${death.doing}). ${goesOn}`;
  state.options.log(full);
  // What has failed may name files of this machine.
  const text = `${what} (at: ${death.doing}). ${goesOn}`;
  for (const client of live(state.clients))
    send(client, { t: "notice", code: death.why, text: client.host ? full : text });
  for (const client of state.clients.byTab.values()) await seatAgain(state, client);
}

/** The last autosave; if that does not live long, the one before; then the beginning. Says what it is. */
async function openAgain(state: ServerState): Promise<string> {
  const tries = state.deaths.length;
  const saved = tries < MOST_DEATHS ? await resumption(state, tries === MOST_DEATHS - 1 ? 1 : 0) : undefined;
  if (saved === undefined) await putAside(state.archive);
  const fault = await open(state, saved ?? state.options.begin ?? (await state.options.source()));
  if (fault !== undefined) throw new ServerFault(fault);
  return saved === undefined
    ? "The game begins anew; the last save is kept."
    : "The game goes on from the last save.";
}

async function seatAgain(state: ServerState, client: Client): Promise<void> {
  if (!client.entered) return;
  const { tab, host, people, looking } = client;
  const { entered } = take(state, await state.workerHost.ask({ t: "enter", tab, host, people, looking }));
  if (entered === undefined) return;
  client.person = entered.person;
  if (client.socket === undefined) await state.workerHost.ask({ t: "here", tab, here: false });
  else send(client, welcome(state, client, entered.lost));
}
