import { ask } from "./ask";
import { dismiss, tellAll, type Hall } from "./hall";
import { forgetClient, send, type Client } from "./clients";
import { isGesture, isHotSeat, readRequest, type HostRequest, type Request } from "./protocol";
import { messageOf, putAside, writeNamed } from "./archive";
import { autosave, saveSeats } from "./store";
import { spend } from "./budget";
import type { Refused } from "./answers";
import type { Result } from "./table/messages";

/** Tasks of one browser that may be under way. */
const MOST_PENDING = 40;

/** Deals with a message of a client: every one that can be read is done or refused. */
export async function receive(hall: Hall, client: Client, message: string): Promise<void> {
  const refuse = (code: Refused["code"], why: string, id?: number): void =>
    send(client, { t: "refused", ...(id === undefined ? {} : { id }), code, why });
  const over = spend(client.budget, message.length, performance.now());
  if (over === "flood")
    return dismiss(client, { t: "closed", code: "flood", why: "That was more than anyone could do." });
  const read = readRequest(message);
  const id = "request" in read ? idOf(read.request) : read.id;
  if (over === "often" || client.pending >= MOST_PENDING)
    return refuse("often", "That was too much at once.", id);
  if (!("request" in read)) return refuse("message", `${read.fault}.`, id);
  client.pending++;
  try {
    const result = await handle(hall, client, read.request);
    if (id === undefined) return;
    if (result.refused !== undefined) return refuse(result.refused.code, result.refused.why, id);
    if (result.fault !== undefined) return refuse("table", "The table failed at this.", id);
    send(client, { t: "done", id, ...(result.note === undefined ? {} : { note: result.note }) });
  } catch (error) {
    hall.options.log(`${read.request.t} failed: ${messageOf(error)}`);
    refuse("table", "The server failed at this.", id);
  } finally {
    client.pending--;
  }
}

type Outcome = Omit<Result, "refused"> & {
  refused?: Pick<Refused, "code" | "why">;
  note?: string;
};

function idOf(request: Request): number | undefined {
  return "id" in request ? request.id : undefined;
}

async function handle(hall: Hall, client: Client, request: Request): Promise<Outcome> {
  const { tab } = client;
  if (request.t === "hello") return { refused: { code: "message", why: "You are in already." } };
  if (request.t === "again") return ask(hall, { t: "again", tab });
  if (request.t === "drag") {
    client.drag = { x: request.x, z: request.z };
    return {};
  }
  void flushDrag(hall, client);
  if (isGesture(request)) return ask(hall, { t: "act", tab, request });
  if (isHotSeat(request)) return ask(hall, { t: "hotSeat", tab, request });
  const isOpenToAll = request.t === "inspect" && hall.inspectedByAll && request.all === undefined;
  if (!client.host && !isOpenToAll) return { refused: { code: "host", why: "Only the host may do that." } };
  return lead(hall, client, request);
}

/** Sends on where a client has dragged to since the last tick; before anything else that it does. */
export async function flushDrag(hall: Hall, client: Client): Promise<void> {
  const { drag, tab } = client;
  if (drag === undefined) return;
  client.drag = undefined;
  await ask(hall, { t: "act", tab, request: { t: "drag", ...drag } });
}

/** What only the host may do. */
async function lead(hall: Hall, client: Client, request: HostRequest): Promise<Outcome> {
  switch (request.t) {
    case "promote":
      return ask(hall, { t: "promote", person: request.person });
    case "freeSeat":
      return ask(hall, { t: "freeSeat", color: request.color });
    case "rewind":
      return rewind(hall, request.checkpoint);
    case "kick":
      return kick(hall, client, request.person);
    case "save": {
      const { save } = await ask(hall, { t: "save" });
      if (save === undefined) return { refused: { code: "table", why: "The table cannot be saved now." } };
      return { note: await writeNamed(hall.archive, request.name, save) };
    }
    case "newGame":
      return newGame(hall);
    case "reload":
      return reload(hall);
    case "pause":
      hall.paused = request.on;
      return {};
    case "step":
      if (!hall.paused) return { refused: { code: "table", why: "The clock has to be stopped first." } };
      return ask(hall, { t: "tick", frames: request.frames, stopped: true });
    case "inspect":
      if (request.all !== undefined) openInspector(hall, request.all);
      return ask(hall, {
        ...{ t: "inspect", tab: client.tab, on: request.on },
        ...(request.all === undefined ? {} : { all: request.all }),
      });
  }
}

/** Whether everybody may look at what is hidden: then everybody is told. */
function openInspector(hall: Hall, all: boolean): void {
  if (hall.inspectedByAll === all) return;
  hall.inspectedByAll = all;
  const text = all
    ? "The inspector is on for all: whoever opens it sees what is hidden."
    : "The inspector is off: what is hidden is hidden.";
  tellAll(hall, { t: "notice", code: "inspected", text });
}

async function kick(hall: Hall, client: Client, person: number): Promise<Outcome> {
  const found = await ask(hall, { t: "whose", person });
  const other = found.tab === undefined ? undefined : hall.clients.byTab.get(found.tab);
  if (other === undefined) return { refused: { code: "table", why: "There is no such person." } };
  if (other === client) return { refused: { code: "table", why: "That is you." } };
  dismiss(other, { t: "closed", code: "kicked", why: "The host has sent you away." });
  forgetClient(hall.clients, other);
  await saveSeats(hall);
  return ask(hall, { t: "depart", tab: other.tab });
}

/** Frames after a load until pieces, panels and what the script lays at once are there. */
const STANDING = 28;

/** Where the clock stands still, it goes on for as long as the table takes to stand. */
async function rewind(hall: Hall, checkpoint: number): Promise<Outcome> {
  const result = loaded(hall, await ask(hall, { t: "rewind", checkpoint }));
  if (hall.paused && result.refused === undefined)
    await ask(hall, { t: "tick", frames: STANDING, stopped: true });
  return result;
}

/** The game so far stays in a file of its own, up to its last move. */
async function newGame(hall: Hall): Promise<Outcome> {
  const opening = await hall.options.source();
  await autosave(hall, true);
  await hall.saving;
  const kept = await putAside(hall.archive);
  const result = await ask(hall, { t: "load", opening });
  hall.deaths = [];
  hall.paused = false;
  return { ...loaded(hall, result), ...(kept === undefined ? {} : { note: kept }) };
}

/** The script of today with the state that the script of before has saved. */
export async function reload(hall: Hall): Promise<Outcome> {
  return loaded(hall, await ask(hall, { t: "reload", opening: await hall.options.source() }));
}

function loaded(hall: Hall, result: Outcome): Outcome {
  if (result.refused === undefined && result.fault === undefined)
    tellAll(hall, { t: "notice", code: "loaded", text: "The table has been loaded anew." });
  return result;
}
