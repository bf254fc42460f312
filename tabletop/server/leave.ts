/** How a browser leaves: by itself, or because it is sent away. */
import { ask } from "./ask";
import { autosave } from "./saved/store";
import { dismiss, type ServerState } from "./state";
import { live, type Client } from "./clients";
import type { Closed } from "../wire/answers";

/** Milliseconds that the seat of a lost connection is kept. */
const GRACE = 30_000;
/** The part of them after which the others are told: whoever loads the page anew is back sooner. */
const MISSED = 1 / 8;

/** Handles a lost connection: the table keeps the seat for the grace period, which only runs while the clock does. */
export function goOut(state: ServerState, client: Client): void {
  client.socket = undefined;
  client.lastHere = Date.now();
  if (state.closing) return;
  void ask(state, { t: "here", tab: client.tab, here: false });
  waitFor(state, client);
  const missed = (): void => void ask(state, { t: "missed", tab: client.tab });
  const isAway = (): boolean => client.socket === undefined && client.entered && !state.closing;
  clearTimeout(client.missed);
  client.missed = setTimeout(() => isAway() && missed(), (state.options.grace ?? GRACE) * MISSED);
  client.missed.unref();
  if (live(state.clients).length === 0) void autosave(state, true);
}

/** Ends a connection and says why; what the person has is kept as with one that is lost. */
export function sendAway(state: ServerState, client: Client, message: Closed): void {
  dismiss(client, message);
  goOut(state, client);
}

function waitFor(state: ServerState, client: Client): void {
  clearTimeout(client.leaving);
  client.leaving = setTimeout(() => {
    if (client.socket !== undefined || client.coming || state.closing) return;
    if (live(state.clients).length === 0) return waitFor(state, client);
    client.entered = false;
    void ask(state, { t: "depart", tab: client.tab });
  }, state.options.grace ?? GRACE);
  client.leaving.unref();
}
