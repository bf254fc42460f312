import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { newDocuments, NoDocument } from "./documents";
import { listenAt } from "./listen";
import { readToTable, type FromTable, type ToTable } from "./messages";

/** Why editors cannot reach a table, in a sentence. */
export class PortFault extends Error {}

/** Where Tabletop Simulator listens, and where editors do. */
export const EDITOR_PORTS: EditorPorts = { port: 39999, answers: 39998 };

export interface EditorPorts {
  /** Where editors send to; 0 takes a free one. */
  readonly port: number;
  /** Where editors listen for what is told. */
  readonly answers: number;
}

/** A table that editors can reach as they reach Tabletop Simulator, from this machine alone. */
export interface EditorPort {
  readonly port: number;
  /** Tells whoever listens where editors do; nobody need be there. One message after the other, a connection each. */
  readonly tell: (messages: readonly FromTable[]) => void;
  readonly close: () => Promise<void>;
}

type Take = (message: ToTable) => Promise<void>;
type Log = (line: string) => void;

/** Milliseconds that a connection may be silent. */
const PATIENCE = 10_000;

/** Listens for editors; `take` gets their messages. Throws a PortFault where the port is in use. */
export async function openEditorPort(ports: EditorPorts, take: Take, log: Log): Promise<EditorPort> {
  const { port, answers } = ports;
  const sockets = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
    attend(socket, take, log);
  });
  await listenAt(server, port, (code, message) => faultOf(port, code, message));
  let last: Promise<void> = Promise.resolve();
  let isClosed = false;
  return {
    port: (server.address() as AddressInfo).port,
    tell(messages) {
      for (const message of messages)
        last = last.then(async () => (isClosed ? undefined : send(answers, message)));
    },
    async close() {
      isClosed = true;
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}

function faultOf(port: number, code: string | undefined, message: string): PortFault {
  return new PortFault(
    code === "EADDRINUSE"
      ? `Port ${port} is in use: Tabletop Simulator itself listens there, or another table with --editor. End that, or leave --editor out.`
      : `Port ${port}, where editors look for the table, cannot be opened: ${message}.`,
  );
}

/** Takes the messages of one connection, one after the other. */
function attend(socket: Socket, take: Take, log: Log): void {
  const documents = newDocuments();
  let last: Promise<void> = Promise.resolve();
  const refuse = (why: string): void => log(`An editor's message is passed over: ${why}.`);
  socket.setTimeout(PATIENCE, () => socket.destroy());
  socket.on("error", () => socket.destroy());
  socket.on("data", (bytes) => {
    try {
      for (const text of documents.take(bytes)) {
        const message = readToTable(text);
        if (typeof message === "string") refuse(message);
        else last = last.then(async () => take(message)).catch((error: unknown) => refuse(String(error)));
      }
    } catch (error) {
      if (!(error instanceof NoDocument)) throw error;
      refuse(error.message);
      socket.destroy();
    }
  });
  socket.once("end", () => {
    if (documents.isOpen()) refuse("it ends in the middle");
    socket.end();
  });
}

async function send(port: number, message: FromTable): Promise<void> {
  await new Promise<void>((done) => {
    const socket = connect(port, "127.0.0.1", () => socket.end(JSON.stringify(message)));
    socket.setTimeout(PATIENCE, () => socket.destroy());
    socket.on("error", () => undefined);
    socket.once("close", () => done());
    socket.resume();
  });
}
