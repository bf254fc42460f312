import { clientsOut, nextPerson, send, type Client } from "./clients";
import { renewed } from "./opening";
import { take } from "./ask";
import { keep, type Death } from "./keeper";
import { messageOf, putAside, readAutosaves, writeAutosave, writeSeats, ServerFault } from "./archive";
import { tellAll, type Hall } from "./hall";
import { welcome } from "./welcome";
import type { Opening } from "./table/messages";

/** Milliseconds that a run of the script may take, and between two autosaves. */
const LIMIT = 5000;
const AUTOSAVE = 3000;
/** So many ends within so long, and the table stops trying. */
const MOST_DEATHS = 4;
const WHILE = 300_000;

/** Writes who has which seat. */
export async function saveSeats(hall: Hall): Promise<void> {
  const { hostToken, code, clients } = hall;
  const write = async (): Promise<void> =>
    writeSeats(hall.archive, {
      what: "Seats of a table: the tokens are keys to them.",
      ...{ hostToken, code, clients: clientsOut(clients) },
    });
  hall.writing = hall.writing.then(write).catch((error: unknown) => {
    hall.options.log(`Who sits where cannot be written: ${messageOf(error)}.`);
  });
  return hall.writing;
}

/** Saves if something has happened a while ago, or at once. */
export async function autosave(hall: Hall, atOnce = false): Promise<void> {
  const { unsavedSince, reviving } = hall;
  if (unsavedSince === undefined || reviving !== undefined) return;
  if (!atOnce && performance.now() - unsavedSince < (hall.options.autosave ?? AUTOSAVE)) return;
  hall.unsavedSince = undefined;
  hall.saving = hall.saving.then(async () => saveNow(hall));
  await hall.saving;
}

async function saveNow(hall: Hall): Promise<void> {
  const { save: text } = await hall.keeper.ask({ t: "save" });
  if (text === undefined || text === hall.lastSave) return;
  try {
    await writeAutosave(hall.archive, text);
    hall.lastSave = text;
  } catch (error) {
    hall.unsavedSince = performance.now();
    const told = `The game cannot be saved: ${messageOf(error)}.`;
    hall.options.log(told);
    tellAll(hall, { t: "notice", code: "unsaved", text: told });
  }
}

/** Starts the thread of the table. If it ends by itself, it is opened again. */
export function startKeeper(hall: Hall): void {
  const { worker, limit = LIMIT } = hall.options;
  hall.keeper = keep(worker, limit, (death) => {
    if (hall.closing || !hall.started) return;
    const reviving = revive(hall, death)
      .catch((error: unknown) => {
        hall.options.log(`The table cannot be opened again: ${messageOf(error)}`);
      })
      .finally(() => {
        if (hall.reviving === reviving) hall.reviving = undefined;
      });
    hall.reviving = reviving;
  });
}

export async function open(hall: Hall, opening: Opening): Promise<string | undefined> {
  const seed = hall.options.seed ?? Math.floor(Math.random() * 1_000_000_000) + 1;
  const { rewrites } = hall.options;
  const task = { t: "open", opening, seed, rewrites, nextPerson: nextPerson(hall.clients) } as const;
  const { refused, fault } = await hall.keeper.ask(task);
  return refused?.why ?? fault;
}

/**
 * What to begin with when the games go on: the last autosave with the script of the packed save, or where the packed
 * save has changed since, the packed save with the state of the script. Undefined where there is no autosave.
 */
async function resumption(hall: Hall, older = 0): Promise<Opening | undefined> {
  const saves = await readAutosaves(hall.archive);
  for (const { text } of saves.slice(Math.min(older, saves.length - 1))) {
    const opening = renewed(text, await hall.options.source());
    if (opening !== undefined) return opening;
  }
  return undefined;
}

/** The table has ended by itself: it is opened again as it was saved last, and all who were there sit where they sat. */
async function revive(hall: Hall, death: Death): Promise<void> {
  const now = performance.now();
  hall.deaths = [...hall.deaths.filter((at) => now - at < WHILE), now];
  const what =
    death.why === "hung" ? "The script did not come to an end" : `The table failed: ${death.message}`;
  if (hall.deaths.length > MOST_DEATHS) {
    const text = `${what}, again and again. The server has to be started anew.`;
    tellAll(hall, { t: "notice", code: death.why, text });
    throw new ServerFault(text);
  }
  startKeeper(hall);
  const goesOn = await openAgain(hall);
  const text = `${what} (at: ${death.doing}). ${goesOn}`;
  hall.options.log(text);
  tellAll(hall, { t: "notice", code: death.why, text });
  for (const client of hall.clients.byTab.values()) await seatAgain(hall, client);
}

/** The last autosave; if that does not live long, the one before; then the beginning. Says what it is. */
async function openAgain(hall: Hall): Promise<string> {
  const tries = hall.deaths.length;
  const saved = tries < MOST_DEATHS ? await resumption(hall, tries === MOST_DEATHS - 1 ? 1 : 0) : undefined;
  if (saved === undefined) await putAside(hall.archive);
  const fault = await open(hall, saved ?? hall.options.begin ?? (await hall.options.source()));
  if (fault !== undefined) throw new ServerFault(fault);
  return saved === undefined
    ? "The game begins anew; the last save is kept."
    : "The game goes on from the last save.";
}

async function seatAgain(hall: Hall, client: Client): Promise<void> {
  if (!client.entered) return;
  const { tab, host, people, looking } = client;
  const { entered } = take(hall, await hall.keeper.ask({ t: "enter", tab, host, people, looking }));
  if (entered === undefined) return;
  client.person = entered.person;
  if (client.socket === undefined) await hall.keeper.ask({ t: "here", tab, here: false });
  else send(client, welcome(hall, client, entered.lost));
}
