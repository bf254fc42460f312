import type { Client } from "./clients";
import { markUnsaved } from "./saved/saving";
import { markSeatsChanged } from "./saved/seats";
import { tellAll, type ServerState } from "./state";
import type { Result, Task } from "./table/messages";

/** Bytes that may wait in a connection before it gets no more deltas. */
const SLOW = 1_000_000;

/** Sends a task to the table and forwards its messages to the browsers. Waits while the table is opened again. */
export async function ask(state: ServerState, task: Task): Promise<Result> {
  if (state.revival.underWay !== undefined) await state.revival.underWay;
  return take(state, await state.workerHost.ask(task));
}

/** Forwards the messages of a result, and notes what it says of seats and saves. */
export function take(state: ServerState, result: Result): Result {
  for (const { key, url } of result.pictures ?? []) state.pictures?.known.set(key, url);
  for (const { tab, text } of result.out ?? []) {
    const client = state.clients.byTab.get(tab);
    if (client !== undefined) pass(client, text);
  }
  for (const { tab, people, looking } of result.roster ?? []) {
    const client = state.clients.byTab.get(tab);
    if (client !== undefined && people.length > 0) Object.assign(client, { people, looking });
  }
  if (result.toEditors !== undefined) state.editor?.tell(result.toEditors);
  if (result.roster !== undefined) markSeatsChanged(state);
  for (const error of result.errors ?? []) state.options.log(`The script has failed at ${error}`);
  if (result.unsaved === true) markUnsaved(state.saving);
  // Before there is a table whoever asks says what has become of it.
  if (result.fault !== undefined && state.started && state.revival.underWay === undefined && !state.closing)
    complain(state, result.fault);
  return result;
}

function complain(state: ServerState, fault: string): void {
  state.options.log(`The table has failed and goes on: ${fault}`);
  const text = "The table has failed at something, and goes on. The console says more.";
  tellAll(state, { t: "notice", code: "crashed", text });
}

/** Sends to a client; a lagging connection gets nothing until it has caught up. */
function pass(client: Client, text: string): void {
  const { socket } = client;
  if (socket === undefined || client.slowSince !== undefined) return;
  if (socket.bufferedAmount > SLOW) client.slowSince = performance.now();
  else socket.send(text);
}
