import type { WebSocket } from "ws";

/** Sockets that are not in (yet), the oldest first, with where they come from and the token that they have named. */
export type Waiting = Map<WebSocket, { place: string; token?: string }>;

/** Sockets that may wait in all, from one place, and with one token. */
const MOST = 200;
const MOST_FROM_PLACE = 50;
const MOST_WITH_TOKEN = 2;

/**
 * Lets a socket wait until it is in or closed. Whoever comes is let in here, the host as well as a stranger: where
 * there are too many, the one goes that has waited for longest, from the same place or from where most come.
 */
export function letWait(waiting: Waiting, socket: WebSocket, place: string): void {
  if (oldest(waiting, (one) => one.place === place).length >= MOST_FROM_PLACE)
    dropFirst(waiting, (one) => one.place === place);
  if (waiting.size >= MOST) {
    const crowded = mostFrequent([...waiting.values()].map((one) => one.place));
    dropFirst(waiting, (one) => one.place === crowded);
  }
  waiting.set(socket, { place });
}

/** Notes the token that a waiting socket names; of many with the same, the latest stay. */
export function nameToken(waiting: Waiting, socket: WebSocket, token: string): void {
  const one = waiting.get(socket);
  if (one === undefined) return;
  one.token = token;
  if (oldest(waiting, (other) => other.token === token).length > MOST_WITH_TOKEN)
    dropFirst(waiting, (other) => other.token === token);
}

type Test = (one: { place: string; token?: string }) => boolean;

function oldest(waiting: Waiting, test: Test): WebSocket[] {
  return [...waiting].filter(([, one]) => test(one)).map(([socket]) => socket);
}

function dropFirst(waiting: Waiting, test: Test): void {
  const [first] = oldest(waiting, test) as (WebSocket | undefined)[];
  if (first === undefined) return;
  waiting.delete(first);
  first.terminate();
}

function mostFrequent(places: readonly string[]): string {
  const count = (place: string): number => places.filter((one) => one === place).length;
  return places.reduce((most, place) => (count(place) > count(most) ? place : most), places[0] ?? "");
}
