import { EventEmitter, on } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { Complaint } from "../../complaint";
import { newDocuments, NoDocument } from "../../../tabletop/editor/documents";
import { listenAt } from "../../../tabletop/editor/listen";
import { EDITOR_PORTS, type EditorPorts } from "../../../tabletop/editor/port";
import { nonsense, readTold, type FromTable } from "./from-table";
import type { ToTable } from "../../../tabletop/editor/messages";

export interface LinkOptions extends EditorPorts {
  /** Milliseconds for an answer. */
  readonly patience: number;
}

export const USUAL_LINK: LinkOptions = { ...EDITOR_PORTS, patience: 20_000 };

/** A connection to Tabletop Simulator, by its External Editor API. */
export interface Link {
  /** Sends a message, and waits for the first one for which `take` gives something; `wanted` says what that is. */
  readonly ask: <T>(message: ToTable, take: (told: FromTable) => T | undefined, wanted: string) => Promise<T>;
  /** Everything that is told, in its order; the answer ends that. */
  readonly hear: (listener: (told: FromTable) => void) => () => void;
  readonly close: () => Promise<void>;
}

/** What Tabletop Simulator tells; `error` is why that ends. */
type Events = EventEmitter<{ told: [FromTable]; error: [Error] }>;

/** Listens where Tabletop Simulator answers; complains where another editor does. */
export async function openLink(options: LinkOptions): Promise<Link> {
  const events: Events = new EventEmitter();
  // What fails while nobody asks anything is nobody's.
  events.on("error", () => undefined);
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
    receive(socket, events);
  });
  await listenAt(server, options.answers, (code, message) => faultOf(options.answers, code, message));
  return {
    ask: async (message, take, wanted) => ask(events, options, message, take, wanted),
    hear(listener) {
      events.on("told", listener);
      return () => events.off("told", listener);
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}

function faultOf(port: number, code: string | undefined, message: string): Complaint {
  return new Complaint(
    code === "EADDRINUSE"
      ? `Port ${port} is taken, where Tabletop Simulator answers: another editor is open (VS Code, Atom, or a second push). Close it and try again.`
      : `Port ${port}, where Tabletop Simulator answers, cannot be opened: ${message}.`,
  );
}

/** Takes what comes by one connection: pieces are joined before they are read. */
function receive(socket: Socket, events: Events): void {
  const documents = newDocuments();
  const fail = (why: Error): void => {
    socket.destroy();
    events.emit("error", why);
  };
  socket.on("error", () => socket.destroy());
  socket.on("data", (bytes) => {
    try {
      for (const text of documents.take(bytes)) events.emit("told", readTold(text));
    } catch (error) {
      if (error instanceof Complaint) fail(error);
      else if (error instanceof NoDocument) fail(complaintOf(bytes));
      else throw error;
    }
  });
  socket.once("end", () => {
    if (documents.isOpen())
      fail(
        new Complaint(
          "An answer of Tabletop Simulator ends in the middle: push again once the game is loaded.",
        ),
      );
  });
}

function complaintOf(bytes: Buffer): Error {
  try {
    return nonsense(bytes.toString("utf8"));
  } catch (error) {
    return errorOf(error);
  }
}

const errorOf = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

async function ask<T>(
  events: Events,
  { port, patience }: LinkOptions,
  message: ToTable,
  take: (told: FromTable) => T | undefined,
  wanted: string,
): Promise<T> {
  const over = new AbortController();
  const late = new Complaint(
    `Tabletop Simulator took the message and gave no ${wanted} within ${Math.ceil(patience / 1000)} seconds: is a game loaded, and no window open that waits?`,
  );
  const timer = setTimeout(() => over.abort(late), patience);
  const all: AsyncIterable<FromTable[]> = on(events, "told", { signal: over.signal });
  // Of this question alone: the connection of another one may fail once that has its answer.
  send(port, message).catch((why: unknown) => over.abort(why));
  try {
    for await (const [told] of all) {
      const found = take(told);
      if (found !== undefined) return found;
    }
    throw late;
  } catch (error) {
    throw over.signal.aborted ? errorOf(over.signal.reason) : error;
  } finally {
    clearTimeout(timer);
  }
}

/** Sends a message by a connection of its own, as Tabletop Simulator wants. */
async function send(port: number, message: ToTable): Promise<void> {
  await new Promise<void>((done, fail) => {
    const socket = connect(port, "127.0.0.1", () => socket.end(JSON.stringify(message)));
    socket.on("error", (error: Error & { readonly code?: string }) => {
      const why =
        error.code === "ECONNREFUSED"
          ? `Tabletop Simulator does not answer at port ${port}: start it on this machine and load a game.`
          : `The connection to Tabletop Simulator at port ${port} has failed: ${error.message}.`;
      fail(new Complaint(why));
    });
    socket.resume();
    socket.once("close", () => done());
  });
}
