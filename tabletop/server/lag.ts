import { ask } from "./ask";
import { PATIENCE } from "./connections";
import { sendAway } from "./leave";
import type { ServerState } from "./state";

/** Bytes that may wait in a connection at which it gets a fresh view. */
const FLUENT = 50_000;

/** Sends a fresh view to connections that have caught up, and closes those that have not for too long. */
export function catchUp(state: ServerState): void {
  for (const client of state.clients.byTab.values()) {
    const { socket, slowSince, tab } = client;
    if (socket === undefined || slowSince === undefined) continue;
    if (socket.bufferedAmount < FLUENT) {
      client.slowSince = undefined;
      void ask(state, { t: "again", tab });
    } else if (performance.now() - slowSince > (state.options.patience ?? PATIENCE)) {
      sendAway(state, client, { t: "closed", code: "slow", why: "The connection is too slow." });
      socket.terminate();
    }
  }
}
