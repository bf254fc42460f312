import { ask } from "./ask";
import { addClient, live, newToken, sameSecret, send, type Client } from "./clients";
import { dismiss, type ServerState } from "./state";
import { newBudget } from "./budget";
import { PROTOCOL, type Hello } from "./protocol";
import { saveSeats } from "./store";
import { welcome } from "./welcome";
import type { Answer } from "./answers";
import type { WebSocket } from "ws";

/** Tabs that are let in at the same time, and milliseconds that the seat of a lost connection is kept. */
const MOST = 40;
const GRACE = 30_000;
/** Wrong join codes in a minute, from all addresses together: more of them look like a search through all codes. */
const MOST_GUESSES = 60;

type Closed = Extract<Answer, { t: "closed" }>;

/**
 * Lets a tab in, and gives it what its token is worth; undefined where it is sent away or has to choose. The socket
 * is bound to the client from then on. Tabs that come with one token come in one after the other.
 */
export async function comeIn(
  state: ServerState,
  socket: WebSocket,
  hello: Hello,
): Promise<Client | undefined> {
  const known = hello.token === undefined ? undefined : state.clients.byToken.get(hello.token);
  if (known === undefined) return admit(state, socket, hello);
  const turn = known.arriving.then(async () => admit(state, socket, hello));
  known.arriving = turn.catch(() => undefined);
  return turn;
}

async function admit(state: ServerState, socket: WebSocket, hello: Hello): Promise<Client | undefined> {
  const answer = (message: Answer): undefined => {
    socket.send(JSON.stringify(message));
    if (message.t === "closed") socket.close(4000, message.code);
    return undefined;
  };
  const { host: key = "" } = hello;
  const host = sameSecret(key, state.hostToken) || state.passes.has(key);
  const known = hello.token === undefined ? undefined : state.clients.byToken.get(hello.token);
  const fault = known === undefined ? joinFault(state, hello, host) : versionFault(hello);
  if (fault !== undefined) return answer(fault);
  if (known?.socket !== undefined && hello.takeOver !== true) {
    const { name, color } = known.people[0];
    return answer({ t: "conflict", name, color });
  }
  const client = known ?? newcomer(state, hello, host);
  if (client.socket !== undefined)
    dismiss(client, { t: "closed", code: "replaced", why: "This seat has been opened in another tab." });
  if (host) client.host = true;
  const ownKey = state.passes.delete(key) ? state.hostToken : undefined;
  clearTimeout(client.leaving);
  Object.assign(client, { slowSince: undefined, drag: undefined, budget: newBudget(performance.now()) });
  await enter(state, client, socket, ownKey);
  return client;
}

function versionFault({ version }: Hello): Closed | undefined {
  if (version === PROTOCOL) return undefined;
  return { t: "closed", code: "version", why: "The page is of another version: reload it." };
}

function joinFault(state: ServerState, hello: Hello, host: boolean): Closed | undefined {
  const fault = versionFault(hello);
  if (fault !== undefined) return fault;
  if (live(state.clients).length >= MOST)
    return { t: "closed", code: "full", why: `There are ${MOST} at the table: it is full.` };
  if (state.code === undefined || host) return undefined;
  const { guesses } = state;
  const now = performance.now();
  if (now - guesses.at > 60_000) Object.assign(guesses, { at: now, count: 0 });
  const given = hello.code?.trim().toUpperCase() ?? "";
  if (guesses.count < MOST_GUESSES && sameSecret(given, state.code)) return undefined;
  if (given !== "") guesses.count++;
  const why =
    given === ""
      ? "This table asks for its join code."
      : "The join code is wrong: ask whoever started the table.";
  return { t: "closed", code: "code", why };
}

function newcomer(state: ServerState, hello: Hello, host: boolean): Client {
  const { clients } = state;
  const name = hello.name ?? `Guest ${clients.nextTab}`;
  const one = { id: 0, name, color: hello.seat ?? "Grey", promoted: false };
  return addClient(clients, newToken(), host, [one]);
}

/** Seats the people of a client, or reports them back to the table; from then on the socket receives views. */
async function enter(state: ServerState, client: Client, socket: WebSocket, key?: string): Promise<void> {
  const { tab, host, people, looking } = client;
  const back = client.entered ? await ask(state, { t: "here", tab, here: true, host }) : undefined;
  const came = back?.entered ?? (await ask(state, { t: "enter", tab, host, people, looking })).entered;
  if (came !== undefined) {
    client.entered = true;
    client.person = came.person;
  }
  if (socket.readyState !== socket.OPEN) return goOut(state, client);
  client.socket = socket;
  send(client, { ...welcome(state, client, came?.lost), ...(key === undefined ? {} : { key }) });
  void saveSeats(state);
}

/** Handles a lost connection: the table keeps the seat for the grace period, which only runs while the clock does. */
export function goOut(state: ServerState, client: Client): void {
  client.socket = undefined;
  if (state.closing) return;
  void ask(state, { t: "here", tab: client.tab, here: false });
  waitFor(state, client);
}

function waitFor(state: ServerState, client: Client): void {
  clearTimeout(client.leaving);
  client.leaving = setTimeout(() => {
    if (client.socket !== undefined || state.closing) return;
    if (live(state.clients).length === 0) return waitFor(state, client);
    client.entered = false;
    void ask(state, { t: "depart", tab: client.tab });
  }, state.options.grace ?? GRACE);
  client.leaving.unref();
}
