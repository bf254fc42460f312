import { live, send, type Client, type Clients } from "./clients";
import type { Answer, SavedGame } from "../wire/answers";
import type { EditorPort, EditorPorts } from "../editor/port";
import type { Archive } from "./saved/archive";
import type { Scripted } from "./opening";
import type { Pictures } from "./pictures/pictures";
import type { Reach } from "./pictures/download";
import type { Records } from "./saved/records";
import type { WebSocket } from "ws";
import type { WorkerHost } from "./worker-host";
import type { Foreign, Opening, Rewrite } from "./table/messages";
import type { Access } from "./access";
import type { Saving } from "./saved/saving";
import type { Visitors } from "./visitors";
import type { Waiting } from "./waiting";

export interface ServerOptions {
  /** The port; 0 takes a free one. */
  port: number;
  /** The address to listen on; anything but loopback asks for a join code. */
  host: string;
  /** Gives the packed save and the map of its script as they are now; rejects where they cannot be read. */
  source: () => Promise<Opening>;
  /** What the table begins with in place of the source, if the autosave is not to be taken up again. */
  begin?: Opening;
  /** The built page, and the folders that are served besides. */
  page: string;
  folders: readonly { path: string; folder: string }[];
  rewrites: readonly Rewrite[];
  /** The saves are other people's: how far their addresses may be followed. */
  foreign?: Foreign;
  /** Which servers pictures are fetched from, for tests; those of the internet if not given. */
  reach?: Reach;
  /** The bundle of the table's thread, and the folder for saves. */
  worker: string;
  archive: string;
  /** Reads the games that scripts save; where it is missing, kept games are listed by name alone. */
  records?: Records;
  /** The join code, where those who are there came by one; else that of the folder, or another. */
  code?: string;
  /** Called when the host wants another game: whoever started the server closes it and lists games. Missing: there are none. */
  otherGames?: () => void;
  /** The ports at which editors of scripts reach the table, as they reach Tabletop Simulator; missing: none do. */
  editor?: EditorPorts;
  /** Gets each line for whoever started the server. */
  log: (line: string) => void;
  /** Milliseconds that a task may take; 5000 if not given, 8000 for saves of others. */
  limit?: number;
  /** Milliseconds that the seat of a lost connection is kept; 30000 if not given. */
  grace?: number;
  /** Milliseconds for the first message, and for the answer to a conflict; 10000 if not given. */
  hello?: number;
  /** Milliseconds that a connection may take nothing; 30000 if not given. */
  patience?: number;
  /** "manual": the clock goes on when `tick` is called, and only then. */
  pace?: "wall" | "manual";
  /** Milliseconds between two autosaves; 3000 if not given. */
  autosave?: number;
  /** Seeds the table's own chance, for tests; that of the machine, which nobody foretells, if not given. */
  seed?: number;
}

/** A server that runs, in parts that one file each writes. */
export interface ServerState {
  options: ServerOptions;
  clients: Clients;
  archive: Archive;
  workerHost: WorkerHost;
  /** Where editors of scripts reach the table. */
  editor: EditorPort | undefined;
  access: Access;
  /** Settled when the first save is open. */
  ready: Promise<unknown>;
  started: boolean;
  paused: boolean;
  closing: boolean;
  inspectedByAll: boolean;
  saving: Saving;
  /** The list of who sits where (saved/seats.ts): whether it has changed since it was written, and when that is done. */
  seatList: { isChanged: boolean; writing: Promise<void> };
  /** One load comes after the other (loads.ts). While one is under way it is not known which game a save is of. */
  loads: { last: Promise<unknown>; isUnderWay: boolean };
  revival: Revival;
  /** Who has come from where, and the sockets that are not in yet. */
  visitors: Visitors;
  waiting: Waiting;
  replays: Replays;
  /** The pictures of a foreign save that may be fetched; undefined where none may. */
  pictures: Pictures | undefined;
  /** The kept games, while they are being read. */
  listing: Promise<SavedGame[]> | undefined;
  /** The last save that was made for those who look at it, and when; undefined since another state was loaded. */
  glance: { since: number; parts: Promise<Scripted | undefined> } | undefined;
}

/** The times at which the thread of the table died, in the last minutes; and that it is being opened again: revive.ts. */
export interface Revival {
  deaths: number[];
  underWay: Promise<void> | undefined;
}

export interface Replays {
  /** The thread of the table; undefined while nobody watches. */
  host: WorkerHost | undefined;
  seats: string;
  /** Settled when the last step that was asked for is shown. */
  last: Promise<unknown>;
  /** Steps that are asked for and not shown. */
  waiting: number;
  ending: NodeJS.Timeout | undefined;
}

export const TICK = 30;

export function tellAll(state: ServerState, message: Answer): void {
  for (const client of live(state.clients)) send(client, message);
}

/** Milliseconds for a browser to close a connection that has ended. */
const CLOSING = 2000;

/** Ends a connection and says why; the table is not told. */
export function dismiss(client: Client, message: Extract<Answer, { t: "closed" }>): void {
  const { socket } = client;
  send(client, message);
  client.socket = undefined;
  if (socket !== undefined) endSocket(socket, message.code);
}

/** Closes a socket; who does not answer to that would keep it. */
export function endSocket(socket: WebSocket, why: string, code = 4000): void {
  socket.close(code, why);
  setTimeout(() => socket.terminate(), CLOSING).unref();
}
