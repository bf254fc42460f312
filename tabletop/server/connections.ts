import type { Server } from "node:http";
import type { Socket } from "node:net";
import { placeOf } from "./visitors";

/** Connections over HTTP in all, and from one place: forty browsers behind one tunnel have fewer. */
const MOST = 1000;
const MOST_FROM_PLACE = 300;

/** Milliseconds after which a connection that takes nothing is given up. */
export const PATIENCE = 30_000;

/** By the place that they come from, the oldest first. */
type Connections = Map<string, Set<Socket>>;

/**
 * Keeps the connections to a server few. Where there are too many, the oldest goes from the same place or from where
 * most come, so whoever comes is let in; one that takes nothing for `patience` milliseconds goes as well. The answer
 * lets one go that becomes a WebSocket: those have bounds of their own.
 */
export function boundConnections(http: Server, patience = PATIENCE): (socket: Socket) => void {
  const connections: Connections = new Map();
  http.setTimeout(patience);
  http.on("connection", (socket) => {
    const place = placeOf(socket.remoteAddress);
    makeRoom(connections, place);
    const own = connections.get(place) ?? new Set();
    connections.set(place, own.add(socket));
    socket.once("close", () => drop(connections, place, socket));
  });
  return (socket) => drop(connections, placeOf(socket.remoteAddress), socket);
}

function makeRoom(connections: Connections, place: string): void {
  if ((connections.get(place)?.size ?? 0) >= MOST_FROM_PLACE) return endFirst(connections, place);
  const sizes = [...connections].map(([from, { size }]) => ({ from, size }));
  if (sizes.reduce((sum, { size }) => sum + size, 0) < MOST) return;
  endFirst(connections, sizes.reduce((most, one) => (one.size > most.size ? one : most)).from);
}

function endFirst(connections: Connections, place: string): void {
  const [first] = connections.get(place) ?? [];
  drop(connections, place, first);
  first.destroy();
}

function drop(connections: Connections, place: string, socket: Socket): void {
  const own = connections.get(place);
  own?.delete(socket);
  if (own?.size === 0) connections.delete(place);
}
