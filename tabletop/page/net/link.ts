import { PROTOCOL, type Request } from "../../server/protocol";
import type { Answer, Closed, Conflict, Done, Refused, Welcome } from "../../server/answers";

/** How a request without its number looks. */
type Unnumbered<T> = T extends { id: number } ? Omit<T, "id"> : never;
export type Ask = Unnumbered<Request>;

/** Told to the page by the connection. */
export interface Ears {
  welcome: (message: Welcome) => void;
  /** Views, deltas, notices, inspections. */
  message: (message: Answer) => void;
  conflict: (message: Conflict) => void;
  /** The server has ended it, and coming back alone does not help. */
  closed: (message: Closed) => void;
  /** The connection is lost; another one is on its way. */
  lost: (tries: number) => void;
}

export interface Link {
  /** One has come by a link with a join code or a seat in it: no welcome is needed. */
  invited: boolean;
  /** Sends a request; the answer says whether it was done. Without a connection it is refused. */
  ask: (request: Ask) => Promise<Done | Refused>;
  /** Sends what has no answer, if there is a connection. */
  tell: (request: Extract<Request, { t: "drag" | "hover" | "again" }>) => void;
  /** Says hello (again): in place of another tab, as somebody new, or with a join code. */
  enter: (how?: { takeOver?: boolean; anew?: boolean; code?: string }) => void;
}

const TOKEN = "table-token";
const HOST = "table-host";
const CODE = "table-code";
const NAME = "table-name";
const FIRST_WAIT = 400;
const LONGEST_WAIT = 5000;

/**
 * What the address carries: `#host=…`, `#join=CODE`, `#seat=COLOUR`. The host's token is taken out of it. `place` is
 * where the token is kept for another tab with the same link, should this one be closed.
 */
function readAddress(): { seat: string | undefined; place: string | undefined; invited: boolean } {
  const given = new URLSearchParams(location.hash.slice(1));
  const host = given.get("host");
  const code = given.get("join");
  if (host !== null) sessionStorage.setItem(HOST, host);
  if (code !== null) sessionStorage.setItem(CODE, code);
  if (host !== null) history.replaceState(null, "", location.pathname + location.search);
  const link = given.get("seat") ?? "";
  const seat = /^[A-Z][a-z]{2,9}$/.test(link) ? link : undefined;
  const place = host === null ? seat : `host ${seat ?? ""}`;
  return {
    ...{ seat, place: place === undefined ? undefined : `${TOKEN} ${place}` },
    invited: code !== null || link !== "",
  };
}

/** The name that this person goes by, here and at the next table. */
export function ownName(): string {
  return localStorage.getItem(NAME) ?? "";
}

export function keepName(name: string): void {
  localStorage.setItem(NAME, name);
}

/** Connects to the table, and again whenever the connection is lost. */
export function connect(ears: Ears): Link {
  const { seat, place, invited } = readAddress();
  const waiting = new Map<number, (answer: Done | Refused) => void>();
  let socket: WebSocket | undefined;
  let last = 0;
  let tries = 0;
  let timer = 0;
  let takeOver = false;

  const hello = (): string => {
    const kept = (key: string): string | undefined => sessionStorage.getItem(key) ?? undefined;
    const name = ownName();
    const token = kept(TOKEN) ?? (place === undefined ? undefined : localStorage.getItem(place)) ?? undefined;
    return JSON.stringify({
      ...{ t: "hello", version: PROTOCOL, token, host: kept(HOST), code: kept(CODE) },
      ...{ name: name === "" ? undefined : name, seat, takeOver: takeOver ? true : undefined },
    });
  };

  const open = (): void => {
    clearTimeout(timer);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const mine = new WebSocket(`${scheme}://${location.host}/table`);
    socket = mine;
    let ended = false;
    mine.onopen = () => mine.send(hello());
    mine.onmessage = ({ data }: MessageEvent<string>) => {
      const message = JSON.parse(data) as Answer;
      if (message.t === "done" || message.t === "refused") return answer(message);
      if (message.t === "welcome") {
        sessionStorage.setItem(TOKEN, message.token);
        if (place !== undefined) localStorage.setItem(place, message.token);
        takeOver = false;
        tries = 0;
        ears.welcome(message);
      } else if (message.t === "conflict") {
        ended = true;
        ears.conflict(message);
        mine.close();
      } else if (message.t === "closed") {
        ended = message.code !== "stopped" && message.code !== "slow";
        if (ended) ears.closed(message);
      } else ears.message(message);
    };
    mine.onclose = () => {
      if (socket !== mine) return;
      socket = undefined;
      for (const reply of waiting.values()) reply({ t: "refused", code: "gone", why: "" });
      waiting.clear();
      if (ended) return;
      ears.lost(++tries);
      timer = window.setTimeout(open, Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (tries - 1)));
    };
  };

  const answer = (message: Done | Refused): void => {
    const reply = message.id === undefined ? undefined : waiting.get(message.id);
    if (message.id === undefined || reply === undefined) return;
    waiting.delete(message.id);
    reply(message);
  };

  const ready = (): WebSocket | undefined =>
    socket !== undefined && socket.readyState === WebSocket.OPEN ? socket : undefined;

  return {
    invited,
    ask: async (request) =>
      new Promise((reply) => {
        const to = ready();
        if (to === undefined) return reply({ t: "refused", code: "gone", why: "" });
        const id = ++last;
        waiting.set(id, reply);
        to.send(JSON.stringify({ ...request, id }));
      }),
    tell: (request) => ready()?.send(JSON.stringify(request)),
    enter: (how = {}) => {
      if (how.code !== undefined) sessionStorage.setItem(CODE, how.code.trim().toUpperCase());
      if (how.anew === true) sessionStorage.removeItem(TOKEN);
      if (how.anew === true && place !== undefined) localStorage.removeItem(place);
      takeOver = how.takeOver === true;
      const old = socket;
      socket = undefined;
      old?.close();
      open();
    },
  };
}
