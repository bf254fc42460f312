import { hostLink, linkOf, newAccess, openLink } from "./access";
import { live, newClients, readClients, type Client } from "./clients";
import { isOwnOrigin } from "./origin";
import { newSaving } from "./saved/saving";
import { saveSeats } from "./saved/seats";
import { saveNow } from "./saved/store";
import { answerInTurn, isAnswering } from "./turn";
import { boundConnections } from "./connections";
import { beat } from "./pings";
import { attend } from "./attend";
import { placeOf } from "./visitors";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { dismiss, endSocket, tellAll, type ServerState, type ServerOptions } from "./state";
import { ask } from "./ask";
import { openEditorPort, PortFault } from "../editor/port";
import { listen } from "./listen";
import { LONGEST } from "../wire/protocol";
import { openArchive, readSeats, ServerFault } from "./saved/archive";
import { begin } from "./begin";
import { endReplays, newReplays } from "./saved/replays";
import { reload } from "./loads";
import { say, serveFile } from "./files";
import { startTicks, tick } from "./ticks";
import { newPictures } from "./pictures/pictures";
import { servePicture } from "./pictures/serve";
import { PICTURES_PATH } from "./table/urls";
import type { Socket } from "node:net";
import { WebSocketServer, type WebSocket } from "ws";
import { LAID } from "./lobby";
import type { ToTable } from "../editor/messages";
import type { Closed } from "../wire/answers";

/** A server that is open. */
export interface TableServer {
  /** The link for the host, the one to hand on, and the code in it where there is one. */
  hostLink: string;
  /** Makes a link for the host that is good once, for the arguments of a process that opens a browser. */
  openLink: () => string;
  link: string;
  code: string | undefined;
  port: number;
  /** The port at which editors of scripts reach the table. */
  editor: number | undefined;
  /** The game of before was taken up again. */
  resumed: boolean;
  /** Lets frames pass and tells the browsers; for a clock that goes by hand. */
  tick: (frames: number) => Promise<void>;
  /** Loads the script of the source anew and keeps the game; says why where that is refused. */
  reload: () => Promise<string | undefined>;
  /** The page has been built anew: browsers load it. */
  renew: () => void;
  /**
   * Saves, says goodbye and ends. `forGames` says that the list of games comes in its place: those who are there wait
   * for it until `leave`, and the port is free.
   */
  close: (forGames?: boolean) => Promise<void>;
  /** Has those come to the list of games who wait for it: it stands. */
  leave: () => void;
}

/** Milliseconds between two signs of life. */
const HEARTBEAT = 15_000;
/** Frames that a message may be cut into: browsers send one. */
const MOST_FRAMES = 64;

/**
 * Opens a table to browsers. Throws a ServerFault, whose message is one sentence for whoever started it: for a port in
 * use, a folder that is not ours, a save that is none.
 */
export async function openServer(options: ServerOptions): Promise<TableServer> {
  const archive = await openArchive(options.archive);
  const http = createServer();
  const letGo = boundConnections(http, options.patience);
  let state: ServerState | undefined;
  let stop: Stop = async () => {
    http.close();
    return Promise.resolve();
  };
  try {
    const seats = await readSeats(archive);
    const port = await listen(http, options.port, options.host);
    state = newState(options, archive, port, seats);
    stop = serve(state, http, letGo);
    await openToEditors(state);
    await saveSeats(state);
    const beginning = begin(state);
    state.ready = beginning.catch(() => undefined);
    const resumed = await beginning;
    state.started = true;
    return opened(state, port, resumed, stop);
  } catch (error) {
    if (state !== undefined) state.closing = true;
    await state?.workerHost.close();
    await state?.editor?.close();
    await stop(false);
    await archive.release();
    throw error;
  }
}

/** Before the first thread is started. */
const NONE: ServerState["workerHost"] = {
  ask: async () => Promise.resolve({ fault: "no table is open" }),
  close: async () => Promise.resolve(),
};

function newState(
  options: ServerOptions,
  archive: ServerState["archive"],
  port: number,
  seats: Record<string, unknown>,
): ServerState {
  const clients = newClients();
  readClients(clients, seats["clients"]);
  return {
    ...{ options, clients, archive, workerHost: NONE, editor: undefined },
    access: newAccess(options, port, seats),
    ...{ ready: Promise.resolve(), started: false, closing: false },
    ...{ paused: false, inspectedByAll: false },
    saving: newSaving(),
    seatList: { isChanged: false, writing: Promise.resolve() },
    loads: { last: Promise.resolve(), isUnderWay: false },
    revival: { deaths: [], underWay: undefined },
    visitors: new Map(),
    waiting: new Map(),
    replays: newReplays(),
    pictures:
      options.foreign?.online === true ? newPictures(archive.folder, options.log, options.reach) : undefined,
    glance: undefined,
    listing: undefined,
  };
}

/** Lets editors of scripts reach the table, where that is wanted. */
async function openToEditors(state: ServerState): Promise<void> {
  const { editor, log } = state.options;
  if (editor === undefined) return;
  const take = async (message: ToTable): Promise<void> => {
    await ask(state, { t: "editor", message });
  };
  state.editor = await openEditorPort(editor, take, log).catch((error: unknown) => {
    throw error instanceof PortFault ? new ServerFault(error.message) : error;
  });
}

/** Ends what a server does; `forGames`: but for the connections of those who wait for the list of games. */
type Stop = (forGames: boolean) => Promise<void>;

/** Answers requests and lets connections in; the answer ends that. */
function serve(state: ServerState, http: Server, letGo: (socket: Socket) => void): Stop {
  const served = [...state.options.folders, { path: "/", folder: state.options.page }];
  http.on("request", (request, response) => {
    answerInTurn(request, response, () => {
      if (!state.access.hosts.has(request.headers.host ?? ""))
        return say(response, 403, "This server has another name.");
      const page = toldOfGames(request.url);
      if (page !== undefined) return say(response, 200, page);
      const { pictures } = state;
      if (pictures !== undefined && request.url?.startsWith(PICTURES_PATH) === true)
        void servePicture(pictures, request, response);
      else serveFile(request, response, served, state.options.foreign === undefined);
    });
  });
  const sockets = new WebSocketServer({
    ...{ noServer: true, maxPayload: LONGEST, maxFragments: MOST_FRAMES, autoPong: false },
  });
  http.on("upgrade", (request: IncomingMessage, socket, head) => {
    // Node takes its own listener off, and whoever hangs up meanwhile would end the server.
    socket.on("error", () => undefined);
    if (isAnswering(request.socket)) {
      socket.destroy();
      return;
    }
    const { host, origin } = request.headers;
    const ours =
      state.access.hosts.has(host ?? "") &&
      isOwnOrigin(origin, state.access.hosts) &&
      request.url === "/table";
    const place = placeOf(request.socket.remoteAddress);
    if (ours && !state.closing) {
      letGo(request.socket);
      sockets.handleUpgrade(request, socket, head, (ws) => attend(state, ws, place));
    } else socket.end("HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n");
  });
  const heartbeat = setInterval(() => beat(sockets.clients), HEARTBEAT);
  return async (forGames) => {
    clearInterval(heartbeat);
    sockets.close();
    for (const socket of state.waiting.keys()) socket.terminate();
    http.closeAllConnections();
    const isClosed = new Promise((done) => http.close(done));
    // Those who wait for the list keep their connections; the port is free nevertheless.
    if (!forGames) await isClosed;
  };
}

function opened(state: ServerState, port: number, resumed: boolean, stop: Stop): TableServer {
  const waiting: WebSocket[] = [];
  const stopTicks = state.options.pace === "manual" ? (): void => undefined : startTicks(state);
  return {
    hostLink: hostLink(state.access),
    openLink: () => openLink(state.access),
    link: linkOf(state.access),
    code: state.access.code,
    port,
    editor: state.editor?.port,
    resumed,
    tick: async (frames) => tick(state, frames),
    reload: async () => {
      const { refused, fault } = await reload(state);
      return refused?.why ?? fault;
    },
    renew: () => tellAll(state, { t: "notice", code: "renewed", text: "The page has been built anew." }),
    close: async (forGames = false) => {
      if (state.closing) return;
      stopTicks();
      await state.revival.underWay;
      await state.loads.last;
      await saveNow(state);
      // Somebody may have done something meanwhile.
      await saveNow(state);
      state.closing = true;
      await saveSeats(state);
      const end = state.saving.failure === undefined ? "The game is saved." : "The game could not be saved.";
      if (forGames)
        tellAll(state, { t: "notice", code: "games", text: `The host chooses another game. ${end}` });
      else tellAll(state, { t: "notice", code: "stopping", text: `The server ends. ${end}` });
      for (const client of live(state.clients))
        if (forGames) waiting.push(...letWaitForGames(client));
        else dismiss(client, ENDED);
      for (const client of state.clients.byTab.values()) {
        clearTimeout(client.leaving);
        clearTimeout(client.missed);
      }
      await endReplays(state.replays);
      await state.workerHost.close();
      await state.editor?.close();
      await stop(forGames);
      await state.archive.release();
    },
    leave: () => {
      for (const socket of waiting.splice(0)) {
        socket.send(JSON.stringify(ENDED));
        endSocket(socket, ENDED.code);
      }
    },
  };
}

const ENDED: Closed = { t: "closed", code: "stopped", why: "The server has ended." };

/** The connection of a client from which nothing is taken any more. */
function letWaitForGames(client: Client): WebSocket[] {
  const { socket } = client;
  client.socket = undefined;
  return socket === undefined ? [] : [socket];
}

/** What a page is told that asks for the list of games, or waits there for the table: this is a table. */
function toldOfGames(path: string | undefined): string | undefined {
  if (path === "/games.json") return "null";
  return path === "/laid" ? LAID : undefined;
}
