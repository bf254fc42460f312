/** Pings of a WebSocket, both ways: any socket may send them, before it has said who it is. */
import type { WebSocket } from "ws";
import { newBucket, take, type Rate } from "./budget";

const PINGS: Rate = { burst: 20, perSecond: 20 };
/** Bytes that wait for a socket beyond which no ping of it is answered. */
const UNSENT = 65_536;

/** Sockets that have answered our ping, or not, since the last look. */
const answered = new WeakMap<WebSocket, boolean>();

/** Answers the pings of a socket, and ends it where it sends too many, or answers that nobody has asked for. */
export function answerPings(socket: WebSocket): void {
  const bucket = newBucket(PINGS, performance.now());
  const isWithin = (): boolean => {
    const fits = take(bucket, PINGS, 1, performance.now());
    if (!fits) socket.terminate();
    return fits;
  };
  socket.on("ping", (data) => {
    if (isWithin() && socket.bufferedAmount < UNSENT) socket.pong(data);
  });
  socket.on("pong", () => {
    if (isWithin()) answered.set(socket, true);
  });
}

/** Pings sockets; those that have not answered the last time are dead. */
export function beat(sockets: ReadonlySet<WebSocket>): void {
  for (const socket of sockets) {
    if (answered.get(socket) === false) socket.terminate();
    answered.set(socket, false);
    socket.ping();
  }
}
