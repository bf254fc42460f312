import { join } from "node:path";
import { take } from "./ask";
import { live, nextPerson, send, type Client } from "./clients";
import { renewed } from "./opening";
import { ServerFault } from "./saved/archive";
import { AUTOSAVE, putAside, readAutosaves } from "./saved/autosaves";
import { tellAll, type Revival, type ServerState } from "./state";
import type { Opening, Task } from "./table/messages";
import { welcome } from "./welcome";
import { startWorkerHost, type Death } from "./worker-host";
import { messageOf } from "../save/check";

/** Milliseconds that a task may take; at a table of others three runs of scripts may be ended in it, one after another. */
const LIMIT = 5000;
const FOREIGN_LIMIT = 8000;
/** The table stops restarting after so many deaths of its thread within so many milliseconds. */
const MOST_DEATHS = 4;
const WHILE = 300_000;

/** Another game is at the table: what the last one died of does not count. */
export function forgetDeaths(revival: Revival): void {
  revival.deaths = [];
}

export function limitFor(foreign: boolean): number {
  return foreign ? FOREIGN_LIMIT : LIMIT;
}

/** Starts the thread of the table. If it ends by itself, it is opened again. */
export function startWorker(state: ServerState): void {
  const { worker, foreign } = state.options;
  const limit = state.options.limit ?? limitFor(foreign !== undefined);
  state.workerHost = startWorkerHost(worker, limit, (death) => {
    if (state.closing || !state.started) return;
    const { revival } = state;
    const reviving = revive(state, death)
      .catch((error: unknown) => {
        state.options.log(`The table cannot be opened again: ${messageOf(error)}`);
      })
      .finally(() => {
        if (revival.underWay === reviving) revival.underWay = undefined;
      });
    revival.underWay = reviving;
  });
}

export async function open(state: ServerState, opening: Opening): Promise<string | undefined> {
  const seed = state.options.seed ?? "none";
  const { rewrites, foreign } = state.options;
  const savePath = state.editor === undefined ? undefined : join(state.archive.folder, AUTOSAVE);
  const task: Task = {
    ...{ t: "open", opening, seed, rewrites, nextPerson: nextPerson(state.clients), foreign, savePath },
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
  const { revival } = state;
  revival.deaths = [...revival.deaths.filter((at) => now - at < WHILE), now];
  const what = death.why === "hung" ? "The script did not come to an end" : "The table failed";
  const why = death.message === "" ? "" : `: ${death.message}`;
  if (revival.deaths.length > MOST_DEATHS) {
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
  const tries = state.revival.deaths.length;
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
