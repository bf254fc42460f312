import { ask } from "./ask";
import { addClient, forgetOld, mayComeBack, newToken, sameSecret, send, type Client } from "./clients";
import { countWrong, mayCome, secondsToWait } from "./visitors";
import { dismiss, endSocket, type ServerState } from "./state";
import { goOut } from "./leave";
import { nameToken } from "./waiting";
import { PROTOCOL, type Hello } from "../wire/protocol";
import { saveSeats } from "./saved/seats";
import { welcome } from "./welcome";
import type { Answer, Closed } from "../wire/answers";
import type { WebSocket } from "ws";

/** Tabs that are let in at the same time; the host's come in beyond that. */
const MOST = 40;

/** What somebody says first on a socket, and where they are. */
interface Arrival {
  socket: WebSocket;
  hello: Hello;
  place: string;
}

/**
 * Lets a tab in that comes from a place, and gives it what its token is worth; undefined where it is sent away or has to
 * choose. The socket is bound to the client from then on. Tabs that come with one token come in one after the other.
 */
export async function comeIn(state: ServerState, arrival: Arrival): Promise<Client | undefined> {
  const { socket } = arrival;
  const known = knownAs(state, arrival.hello);
  if (known === undefined) return admit(state, arrival);
  nameToken(state.waiting, socket, known.token);
  if (!mayComeBack(known, performance.now())) return turnAway(socket, OFTEN);
  const turn = known.arriving.then(async () => admit(state, arrival));
  known.arriving = turn.catch(() => undefined);
  return turn;
}

/** Says why somebody does not come in. */
function turnAway(socket: WebSocket, message: Answer): undefined {
  socket.send(JSON.stringify(message));
  if (message.t === "closed") endSocket(socket, message.code);
  return undefined;
}

const OFTEN: Closed = {
  ...{ t: "closed", code: "often" },
  why: "That was too often in a short time: wait a minute, then try again.",
};

function knownAs({ clients }: ServerState, { token }: Hello): Client | undefined {
  return token === undefined ? undefined : clients.byToken.get(token);
}

async function admit(state: ServerState, arrival: Arrival): Promise<Client | undefined> {
  const { socket, hello } = arrival;
  const { host: key = "" } = hello;
  const host = sameSecret(key, state.access.hostToken) || state.access.passes.has(key);
  const known = knownAs(state, hello);
  const fault = versionFault(hello) ?? (host ? undefined : joinFault(state, arrival, known));
  if (fault !== undefined) return turnAway(socket, fault);
  if (known?.socket !== undefined && hello.takeOver !== true) {
    const { name, color } = known.people[0];
    return turnAway(socket, { t: "conflict", name, color });
  }
  // From here to the place that it takes nothing is waited for: who comes meanwhile counts it.
  const client = known ?? newcomer(state, hello, host);
  client.coming = true;
  if (client.socket !== undefined)
    dismiss(client, { t: "closed", code: "replaced", why: "This seat has been opened in another tab." });
  if (host) client.host = true;
  const ownKey = state.access.passes.delete(key) ? state.access.hostToken : undefined;
  clearTimeout(client.leaving);
  Object.assign(client, { slowSince: undefined, drag: undefined });
  try {
    await enter(state, client, socket, ownKey);
  } finally {
    client.coming = false;
  }
  return client;
}

function versionFault({ version }: Hello): Closed | undefined {
  if (version === PROTOCOL) return undefined;
  return { t: "closed", code: "version", why: "The page is of another version: reload it." };
}

/** Why somebody who is not the host may not come in. Who is known needs no code, and no place of those who are here. */
function joinFault(state: ServerState, arrival: Arrival, known: Client | undefined): Closed | undefined {
  const { place } = arrival;
  const now = performance.now();
  if (known?.host === true) return undefined;
  if (known === undefined && !mayCome(state.visitors, place, "hellos", now)) return OFTEN;
  if (placesTaken(state, known) >= MOST)
    return { t: "closed", code: "full", why: `There are ${MOST} at the table: it is full.` };
  if (known !== undefined) return undefined;
  return codeFault(state, arrival, now) ?? (mayCome(state.visitors, place, "joins", now) ? undefined : OFTEN);
}

/** Tabs that are here, or come in, but for the host's. For somebody new, those too whose seats are kept while others are here. */
function placesTaken({ clients }: ServerState, known: Client | undefined): number {
  const others = [...clients.byTab.values()].filter((client) => client !== known && !client.host);
  const here = others.filter(({ socket, coming }) => socket !== undefined || coming);
  if (known !== undefined || here.length === 0) return here.length;
  return (
    here.length +
    others.filter(({ entered }) => entered).length -
    here.filter(({ entered }) => entered).length
  );
}

/** What is wrong with a join code. Wrong ones have the place wait that they come from, and nobody else. */
function codeFault(state: ServerState, { hello, place }: Arrival, now: number): Closed | undefined {
  const { access, visitors } = state;
  const { code } = access;
  if (code === undefined) return undefined;
  const refuse = (why: string): Closed => ({ t: "closed", code: "code", why });
  const given = hello.code?.trim().toUpperCase() ?? "";
  if (given === "") return refuse("This table asks for its join code.");
  const wait = secondsToWait(visitors, place, now);
  if (wait > 0)
    return refuse(`Too many wrong join codes came from here: the next is looked at in ${wait} s.`);
  if (sameSecret(given, code)) return undefined;
  countWrong(visitors, place, now);
  return refuse("The join code is wrong: ask whoever started the table.");
}

function newcomer(state: ServerState, hello: Hello, host: boolean): Client {
  const { clients } = state;
  const name = hello.name ?? `Guest ${clients.nextTab}`;
  const one = { id: 0, name, color: hello.seat ?? "Grey", promoted: false };
  const client = addClient(clients, newToken(), host, [one]);
  client.lastHere = Date.now();
  forgetOld(clients);
  return client;
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
  state.waiting.delete(socket);
  send(client, { ...welcome(state, client, came?.lost), ...(key === undefined ? {} : { key }) });
  void saveSeats(state);
}
