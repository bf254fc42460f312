import type { RawData, WebSocket } from "ws";
import { answerPings } from "./pings";
import { comeIn } from "./join-gate";
import { endSocket, type ServerState } from "./state";
import { goOut } from "./leave";
import { letWait } from "./waiting";
import { newBucket, take, type Rate } from "./budget";
import { readRequest } from "../wire/protocol";
import { receive } from "./requests";
import type { Client } from "./clients";

/** Milliseconds for the first message. */
const HELLO = 10_000;
/** Messages on a connection that is not in, or no more: hello, again after a conflict, and what was under way. */
const STRAYS: Rate = { burst: 50, perSecond: 5 };

/** One connection from a place: hello first, then messages one by one. */
export function attend(state: ServerState, socket: WebSocket, place: string): void {
  let client: Client | undefined;
  let greeting = false;
  const strays = newBucket(STRAYS, performance.now());
  letWait(state.waiting, socket, place);
  const waitForHello = (): NodeJS.Timeout =>
    setTimeout(() => endSocket(socket, "hello"), state.options.hello ?? HELLO);
  let late = waitForHello();
  answerPings(socket);
  // What is no frame has closed it; who goes on sending would keep it.
  socket.on("error", () => endSocket(socket, "error"));
  socket.on("message", (data: RawData, binary) => {
    const isIn = client !== undefined && client.socket === socket;
    const fits = isIn || take(strays, STRAYS, 1, performance.now());
    // Whoever is sent away is to read why: nothing of theirs is read until the connection ends.
    if (socket.readyState !== socket.OPEN) return fits ? undefined : socket.pause();
    if (!fits) return socket.terminate();
    if (binary) return endSocket(socket, "binary", 1003);
    const text = (data as Buffer).toString("utf8");
    if (client !== undefined) {
      if (isIn) void receive(state, client, text);
      return;
    }
    if (greeting) return;
    const read = readRequest(text);
    if (!("request" in read) || read.request.t !== "hello") {
      const why = "request" in read ? "The first message is hello." : `${read.fault}.`;
      socket.send(JSON.stringify({ t: "closed", code: "hello", why }));
      return endSocket(socket, "hello");
    }
    greeting = true;
    clearTimeout(late);
    const hello = read.request;
    state.ready
      .then(async () => comeIn(state, { socket, hello, place }))
      .then((found) => {
        client = found;
        // Whoever has to choose has as long for it as for the first message.
        if (found === undefined) late = waitForHello();
      })
      .catch((error: unknown) => {
        state.options.log(`hello failed: ${String(error)}`);
        endSocket(socket, "hello", 1011);
      })
      .finally(() => (greeting = false));
  });
  socket.on("close", () => {
    clearTimeout(late);
    state.waiting.delete(socket);
    if (client?.socket === socket) goOut(state, client);
  });
}
