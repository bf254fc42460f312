import { ask } from "./ask";
import { addClient, live, newToken, sameSecret, send, type Client } from "./clients";
import { dismiss, type Hall } from "./hall";
import { newBudget } from "./budget";
import { PROTOCOL, type Hello } from "./protocol";
import { saveSeats } from "./store";
import { welcome } from "./welcome";
import type { Answer } from "./answers";
import type { WebSocket } from "ws";

/** Tabs that are let in at the same time, and milliseconds that the seat of a lost connection is kept. */
const MOST = 40;
const GRACE = 30_000;
/** Wrong codes from everywhere together, in a minute: more cannot be told from someone who tries them all. */
const MOST_GUESSES = 60;

type Closed = Extract<Answer, { t: "closed" }>;

/**
 * Lets a tab in, and gives it what its token is worth; undefined where it is sent away or has to choose. The socket
 * is bound to the client from then on. Tabs that come with one token come in one after the other.
 */
export async function comeIn(hall: Hall, socket: WebSocket, hello: Hello): Promise<Client | undefined> {
  const known = hello.token === undefined ? undefined : hall.clients.byToken.get(hello.token);
  if (known === undefined) return admit(hall, socket, hello);
  const turn = known.arriving.then(async () => admit(hall, socket, hello));
  known.arriving = turn.catch(() => undefined);
  return turn;
}

async function admit(hall: Hall, socket: WebSocket, hello: Hello): Promise<Client | undefined> {
  const answer = (message: Answer): undefined => {
    socket.send(JSON.stringify(message));
    if (message.t === "closed") socket.close(4000, message.code);
    return undefined;
  };
  const host = hello.host !== undefined && sameSecret(hello.host, hall.hostToken);
  const known = hello.token === undefined ? undefined : hall.clients.byToken.get(hello.token);
  const fault = known === undefined ? doorFault(hall, hello, host) : versionFault(hello);
  if (fault !== undefined) return answer(fault);
  if (known?.socket !== undefined && hello.takeOver !== true) {
    const { name, color } = known.people[0];
    return answer({ t: "conflict", name, color });
  }
  const client = known ?? newcomer(hall, hello, host);
  if (client.socket !== undefined)
    dismiss(client, { t: "closed", code: "replaced", why: "This seat has been opened in another tab." });
  if (host) client.host = true;
  clearTimeout(client.leaving);
  Object.assign(client, { slowSince: undefined, drag: undefined, budget: newBudget(performance.now()) });
  await enter(hall, client, socket);
  return client;
}

function versionFault({ version }: Hello): Closed | undefined {
  if (version === PROTOCOL) return undefined;
  return { t: "closed", code: "version", why: "The page is of another version: reload it." };
}

function doorFault(hall: Hall, hello: Hello, host: boolean): Closed | undefined {
  const fault = versionFault(hello);
  if (fault !== undefined) return fault;
  if (live(hall.clients).length >= MOST)
    return { t: "closed", code: "full", why: `There are ${MOST} at the table: it is full.` };
  if (hall.code === undefined || host) return undefined;
  const { guesses } = hall;
  const now = performance.now();
  if (now - guesses.at > 60_000) Object.assign(guesses, { at: now, count: 0 });
  const given = hello.code?.trim().toUpperCase() ?? "";
  if (guesses.count < MOST_GUESSES && sameSecret(given, hall.code)) return undefined;
  if (given !== "") guesses.count++;
  const why =
    given === ""
      ? "This table asks for its join code."
      : "The join code is wrong: ask whoever started the table.";
  return { t: "closed", code: "code", why };
}

function newcomer(hall: Hall, hello: Hello, host: boolean): Client {
  const { clients } = hall;
  const name = hello.name ?? `Guest ${clients.nextTab}`;
  const one = { id: 0, name, color: hello.seat ?? "Grey", promoted: false };
  return addClient(clients, newToken(), host, [one]);
}

/** Seats the people of a client, or tells the table that they are back; views go to the socket from then on. */
async function enter(hall: Hall, client: Client, socket: WebSocket): Promise<void> {
  const { tab, host, people, looking } = client;
  const back = client.entered ? await ask(hall, { t: "here", tab, here: true, host }) : undefined;
  const came = back?.entered ?? (await ask(hall, { t: "enter", tab, host, people, looking })).entered;
  if (came !== undefined) {
    client.entered = true;
    client.person = came.person;
  }
  if (socket.readyState !== socket.OPEN) return goOut(hall, client);
  client.socket = socket;
  send(client, welcome(hall, client, came?.lost));
  void saveSeats(hall);
}

/** The connection of a client is lost: its seat is kept for a while, for as long as the clock goes. */
export function goOut(hall: Hall, client: Client): void {
  client.socket = undefined;
  if (hall.closing) return;
  void ask(hall, { t: "here", tab: client.tab, here: false });
  waitFor(hall, client);
}

function waitFor(hall: Hall, client: Client): void {
  clearTimeout(client.leaving);
  client.leaving = setTimeout(() => {
    if (client.socket !== undefined || hall.closing) return;
    if (live(hall.clients).length === 0) return waitFor(hall, client);
    client.entered = false;
    void ask(hall, { t: "depart", tab: client.tab });
  }, hall.options.grace ?? GRACE);
  client.leaving.unref();
}
