import { newBucket, newBudget, take, type Bucket, type Budget, type Rate } from "./budget";
import { randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import { isRecord } from "../save/check";
import { flag, shapeFault, text, whole, type Read, type Shape } from "../wire/check";
import type { Answer } from "../wire/answers";
import type { Entering } from "./table/messages";
import type { WebSocket } from "ws";

/** A tab of a browser: it has a token, and what the token is worth. */
export interface Client {
  tab: number;
  token: string;
  /** The tab came with the host's link. */
  host: boolean;
  /** The people of the tab, as they sit now or sat last. */
  people: readonly Entering[];
  looking: number;
  /** The number of the first of them at the table. */
  person: number;
  socket: WebSocket | undefined;
  /** Settled when the last tab that came with this token is in, or was sent away. */
  arriving: Promise<unknown>;
  /** It is being let in: it has a place already. */
  coming: boolean;
  /** When it was here last, in milliseconds since 1970. */
  lastHere: number;
  /** How often the token may come in. */
  hellos: Bucket;
  /** The table knows the tab: its people sit there, even while the connection is lost. */
  entered: boolean;
  budget: Budget;
  /** How often it may look at the kept games: their list, and steps of a replay. */
  looks: Record<Look, Bucket>;
  /** Tasks under way. */
  pending: number;
  /** The last drag of the tab, sent on at the next tick. */
  drag: { x: number; z: number } | undefined;
  /** Since when the connection lags. */
  slowSince: number | undefined;
  leaving: NodeJS.Timeout | undefined;
  /** Tells the others that the connection is lost. */
  missed: NodeJS.Timeout | undefined;
}

type Look = "savedGames" | "replay";

export interface Clients {
  byToken: Map<string, Client>;
  byTab: Map<number, Client>;
  nextTab: number;
}

/** How often one token may come in: by taking over from another tab, too. */
const HELLOS: Rate = { burst: 20, perSecond: 0.5 };
/** A replay that goes on by itself shows two steps a second, and whoever drags its slider some at once. */
const LOOKS: Readonly<Record<Look, Rate>> = {
  savedGames: { burst: 5, perSecond: 1 },
  replay: { burst: 10, perSecond: 2 },
};

export function newClients(): Clients {
  return { byToken: new Map(), byTab: new Map(), nextTab: 1 };
}

/** A token of 128 bits, for a link. */
export function newToken(): string {
  return randomBytes(16).toString("base64url");
}

/** Whether something is long enough for a token: an empty one in a file would let everybody in. */
export function isToken(value: unknown): value is string {
  return typeof value === "string" && value.length >= 16;
}

const LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";

/** A join code of six letters that can be read out over the telephone. */
export function newCode(): string {
  return Array.from({ length: 6 }, () => LETTERS[randomInt(LETTERS.length)]).join("");
}

export function isCode(value: unknown): value is string {
  return typeof value === "string" && /^[A-Z2-9]{6}$/.test(value);
}

/** The number of the next person: above those of all who may come back. */
export function nextPerson(clients: Clients): number {
  return (
    1 + Math.max(0, ...[...clients.byToken.values()].flatMap(({ people }) => people.map(({ id }) => id)))
  );
}

/** Compares two secrets in constant time; an empty one is none. */
export function sameSecret(one: string, other: string): boolean {
  const [ours, theirs] = [Buffer.from(one), Buffer.from(other)];
  return ours.length > 0 && ours.length === theirs.length && timingSafeEqual(ours, theirs);
}

export function addClient(clients: Clients, token: string, host: boolean, people: Client["people"]): Client {
  const client: Client = {
    ...{ tab: clients.nextTab++, token, host, people, looking: 0, person: 0 },
    ...{ socket: undefined, arriving: Promise.resolve(), entered: false },
    ...{ coming: false, lastHere: 0, hellos: newBucket(HELLOS, performance.now()) },
    ...{ budget: newBudget(performance.now()), pending: 0, drag: undefined },
    looks: {
      savedGames: newBucket(LOOKS.savedGames, performance.now()),
      replay: newBucket(LOOKS.replay, performance.now()),
    },
    ...{ slowSince: undefined, leaving: undefined, missed: undefined },
  };
  clients.byToken.set(token, client);
  clients.byTab.set(client.tab, client);
  return client;
}

export function forgetClient(clients: Clients, client: Client): void {
  clearTimeout(client.leaving);
  clearTimeout(client.missed);
  clients.byToken.delete(client.token);
  clients.byTab.delete(client.tab);
}

export function live(clients: Clients): Client[] {
  return [...clients.byTab.values()].filter(({ socket }) => socket !== undefined);
}

export function send({ socket }: Client, message: Answer): void {
  socket?.send(JSON.stringify(message));
}

/** Whether the token of a client may come in once more. */
export function mayComeBack({ hellos }: Client, now: number): boolean {
  return take(hellos, HELLOS, 1, now);
}

/** Whether a client may list the kept games, or see a step of a replay, once more. */
export function mayLook({ looks }: Client, what: Look, now: number): boolean {
  return take(looks[what], LOOKS[what], 1, now);
}

/** Whoever has been away for longest is forgotten when there are more. */
const REMEMBERED = 200;

/** Clients by what their tokens are worth: who is here before who is not, who sits or sat before who watched. */
function byWorth(clients: Clients): Client[] {
  const worth = ({ entered, people }: Client): number =>
    (entered ? 2 : 0) + (people.some(({ color }) => color !== "Grey") ? 1 : 0);
  const since = ({ socket, lastHere }: Client): number => (socket === undefined ? lastHere : Infinity);
  // The difference of those who are both here is no number: it is not what counts.
  return [...clients.byToken.values()].sort(
    (one, other) => worth(other) - worth(one) || since(other) - since(one) || other.tab - one.tab,
  );
}

/** Forgets those who are worth least, if there are too many; nobody who is here, or whose seat is kept. */
export function forgetOld(clients: Clients): void {
  for (const client of byWorth(clients).slice(REMEMBERED))
    if (client.socket === undefined && !client.entered && !client.coming) forgetClient(clients, client);
}

/** What of the clients outlives the server: tokens and the seats that go with them. */
export function clientsOut(clients: Clients): object[] {
  const now = Date.now();
  return byWorth(clients)
    .slice(0, REMEMBERED)
    .map(({ token, host, people, looking, socket, lastHere }) => ({
      ...{ token, host, people, looking },
      lastHere: socket === undefined ? lastHere : now,
    }));
}

const PERSON = {
  name: text(80),
  color: text(12),
  id: whole(0, 2_000_000_000),
  promoted: flag,
} satisfies Shape;

function isPerson(value: unknown): value is Read<typeof PERSON> {
  return isRecord(value) && shapeFault(PERSON, value) === undefined;
}

/** Takes over the tokens of an earlier server; what cannot be read is left out. */
export function readClients(clients: Clients, list: unknown): void {
  const entries: readonly unknown[] = Array.isArray(list) ? list : [];
  for (const entry of entries) {
    if (!isRecord(entry)) continue;
    const { token, host, people, looking, lastHere } = entry;
    if (!isToken(token) || !Array.isArray(people) || people.length === 0 || !people.every(isPerson)) continue;
    const client = addClient(clients, token, host === true, people);
    client.looking = typeof looking === "number" ? looking : 0;
    client.lastHere = typeof lastHere === "number" ? lastHere : 0;
  }
}
