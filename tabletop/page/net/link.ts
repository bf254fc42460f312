import { PROTOCOL, type Request } from "../../wire/protocol";
import type {
  Answer,
  Closed,
  Conflict,
  Done,
  SavedGames,
  Refused,
  Step,
  Story,
  Welcome,
} from "../../wire/answers";

/** How a request without its number looks. */
type Unnumbered<T> = T extends { id: number } ? Omit<T, "id"> : never;
export type Ask = Unnumbered<Request>;
/** What answers a request, unless it is refused. */
interface Replies {
  savedGames: SavedGames;
  replay: Step;
  story: Story;
}
export type Reply<R extends Ask> =
  | Refused
  | (R extends { t: infer T } ? (T extends keyof Replies ? Replies[T] : Done) : never);
type AnyReply = Done | Refused | SavedGames | Step | Story;

/** What the connection tells the page. */
export interface Listeners {
  welcome: (message: Welcome) => void;
  /** Views, deltas, notices, inspections. */
  message: (message: Answer) => void;
  conflict: (message: Conflict) => void;
  /** The server has ended it, and coming back alone does not help. */
  closed: (message: Closed) => void;
  /** The connection is lost; says whether another one is to be tried. */
  lost: (tries: number) => boolean;
}

export interface Link {
  /** One has come by a link with a seat in it: no welcome is needed. */
  invited: boolean;
  /** Sends a request; the answer says whether it was done. Without a connection it is refused. */
  ask: <R extends Ask>(request: R) => Promise<Reply<R>>;
  /** Sends what has no answer, if there is a connection. */
  tell: (request: Extract<Request, { t: "drag" | "hover" | "again" }>) => void;
  /** Says hello (again): in place of another tab, as somebody new, or with a join code. */
  enter: (how?: EnterOptions) => void;
}

interface EnterOptions {
  takeOver?: boolean;
  anew?: boolean;
  code?: string;
}

const TOKEN = "table-token";
const HOST = "table-host";
const CODE = "table-code";
const NAME = "table-name";
const PLACE = "table-place";
const INSIDE = "table-inside";
/** The place of a tab whose token is for nobody else: another tab of the browser has the seat. */
const NOWHERE = "";
const FIRST_WAIT = 400;
const LONGEST_WAIT = 5000;

/**
 * What the address carries: `#host=…`, `#join=CODE`, `#seat=COLOUR`. The host's token is taken out of it. `place` is
 * where the token is kept for another tab with the same link to a game of this `title`, should this one be closed; with a
 * join code and without one it is the same link.
 */
function readAddress(title: string): { seat: string | undefined; place: string; invited: boolean } {
  const given = new URLSearchParams(location.hash.slice(1));
  const host = given.get("host");
  const code = given.get("join");
  if (host !== null) sessionStorage.setItem(HOST, host);
  if (code !== null) sessionStorage.setItem(CODE, code);
  if (host !== null) history.replaceState(null, "", location.pathname + location.search);
  const link = given.get("seat") ?? "";
  const seat = /^[A-Z][a-z]{2,9}$/.test(link) ? link : undefined;
  // Loaded anew, the address of the host's tab says no more whose it is.
  const before = sessionStorage.getItem(PLACE);
  const known = given.size === 0 || before === NOWHERE ? before : null;
  const place = known ?? `${TOKEN} ${host === null ? "" : "host "}${seat ?? ""} ${title}`;
  sessionStorage.setItem(PLACE, place);
  return { seat, place, invited: link !== "" };
}

/** The name that this person goes by, here and at the next table. */
export function ownName(): string {
  return localStorage.getItem(NAME) ?? "";
}

export function keepName(name: string): void {
  localStorage.setItem(NAME, name);
}

/** The token that makes this tab the host's; empty for others. */
export function hostKey(): string {
  return sessionStorage.getItem(HOST) ?? "";
}

/** Forgets in this tab whose seat it has: the next table is another one. By its link the seat at this one comes back. */
export function forgetTable(): void {
  for (const key of [TOKEN, PLACE, INSIDE]) sessionStorage.removeItem(key);
}

/** Whether this tab has been inside: it is not welcomed again. */
export function wasInside(): boolean {
  return sessionStorage.getItem(INSIDE) !== null;
}

export function keepInside(): void {
  sessionStorage.setItem(INSIDE, "yes");
}

export function forgetInside(): void {
  sessionStorage.removeItem(INSIDE);
}

interface Connection {
  listeners: Listeners;
  seat: string | undefined;
  /** Where the token is kept for another tab with the same link. */
  place: string;
  /** Who waits for an answer, by the number of the request. */
  waiting: Map<number, (answer: AnyReply) => void>;
  socket: WebSocket | undefined;
  last: number;
  tries: number;
  timer: number;
  takeOver: boolean;
}

/** Connects to the table of a game, and again whenever the connection is lost. */
export function connect(listeners: Listeners, title: string): Link {
  const { seat, place, invited } = readAddress(title);
  const connection: Connection = {
    ...{ listeners, seat, place, waiting: new Map(), socket: undefined },
    ...{ last: 0, tries: 0, timer: 0, takeOver: false },
  };
  return {
    invited,
    ask: async <R extends Ask>(request: R) => (await sendRequest(connection, request)) as Reply<R>,
    tell: (request) => readySocket(connection)?.send(JSON.stringify(request)),
    enter: (how) => enter(connection, how),
  };
}

function readySocket({ socket }: Connection): WebSocket | undefined {
  return socket !== undefined && socket.readyState === WebSocket.OPEN ? socket : undefined;
}

async function sendRequest(connection: Connection, request: Ask): Promise<AnyReply> {
  return new Promise((reply) => {
    const to = readySocket(connection);
    if (to === undefined) return reply({ t: "refused", code: "gone", why: "" });
    const id = ++connection.last;
    connection.waiting.set(id, reply);
    to.send(JSON.stringify({ ...request, id }));
  });
}

function enter(connection: Connection, how: EnterOptions = {}): void {
  const { socket: old } = connection;
  if (how.code !== undefined) sessionStorage.setItem(CODE, how.code.trim().toUpperCase());
  if (how.anew === true) {
    sessionStorage.removeItem(TOKEN);
    connection.place = NOWHERE;
    sessionStorage.setItem(PLACE, NOWHERE);
  }
  connection.takeOver = how.takeOver === true;
  connection.socket = undefined;
  old?.close();
  open(connection);
}

function hello({ seat, place, takeOver }: Connection): string {
  const storedText = (key: string): string | undefined => sessionStorage.getItem(key) ?? undefined;
  const name = ownName();
  const token =
    storedText(TOKEN) ?? (place === NOWHERE ? undefined : (localStorage.getItem(place) ?? undefined));
  return JSON.stringify({
    ...{ t: "hello", version: PROTOCOL, token, host: storedText(HOST), code: storedText(CODE) },
    ...{ name: name === "" ? undefined : name, seat, takeOver: takeOver ? true : undefined },
  });
}

function open(connection: Connection): void {
  clearTimeout(connection.timer);
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const socket = new WebSocket(`${scheme}://${location.host}/table`);
  connection.socket = socket;
  let ended = false;
  socket.onopen = () => socket.send(hello(connection));
  socket.onmessage = ({ data }: MessageEvent<string>) => {
    ended = receive(connection, socket, JSON.parse(data) as Answer) ?? ended;
  };
  socket.onclose = () => {
    if (connection.socket === socket) lose(connection, ended);
  };
}

/** Takes a message; the answer, where there is one, says whether the server has ended the connection for good. */
function receive(connection: Connection, socket: WebSocket, message: Answer): boolean | undefined {
  const { listeners } = connection;
  switch (message.t) {
    case "done":
    case "refused":
    case "savedGames":
    case "step":
    case "story":
      settle(connection, message);
      return undefined;
    case "welcome":
      welcome(connection, message);
      return undefined;
    case "conflict":
      listeners.conflict(message);
      socket.close();
      return true;
    case "closed": {
      const ended = message.code !== "stopped" && message.code !== "slow";
      if (ended) listeners.closed(message);
      return ended;
    }
    default:
      listeners.message(message);
      return undefined;
  }
}

/** Gives an answer to whoever waits for it. */
function settle({ waiting }: Connection, message: AnyReply): void {
  const reply = message.id === undefined ? undefined : waiting.get(message.id);
  if (message.id === undefined || reply === undefined) return;
  waiting.delete(message.id);
  reply(message);
}

function welcome(connection: Connection, message: Welcome): void {
  const { place, listeners } = connection;
  sessionStorage.setItem(TOKEN, message.token);
  if (message.key !== undefined) sessionStorage.setItem(HOST, message.key);
  if (place !== NOWHERE) localStorage.setItem(place, message.token);
  connection.takeOver = false;
  connection.tries = 0;
  listeners.welcome(message);
}

/** The connection is gone: nothing is answered any more, and unless it has ended for good another one is tried. */
function lose(connection: Connection, ended: boolean): void {
  const { waiting, listeners } = connection;
  connection.socket = undefined;
  for (const reply of waiting.values()) reply({ t: "refused", code: "gone", why: "" });
  waiting.clear();
  if (ended || !listeners.lost(++connection.tries)) return;
  const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (connection.tries - 1));
  connection.timer = window.setTimeout(() => open(connection), wait);
}
