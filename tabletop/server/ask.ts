import type { Client } from "./clients";
import { dismiss, tellAll, type Hall } from "./hall";
import type { Result, Task } from "./table/messages";

/** Bytes that may wait in a connection before it gets no more deltas, and at which it gets a fresh view. */
const SLOW = 1_000_000;
const FLUENT = 50_000;
/** Milliseconds after which a connection that takes nothing is given up. */
const PATIENCE = 30_000;

/** Asks the table for something, and hands on what it has to tell browsers. Waits while the table is opened again. */
export async function ask(hall: Hall, task: Task): Promise<Result> {
  if (hall.reviving !== undefined) await hall.reviving;
  return take(hall, await hall.keeper.ask(task));
}

/** Hands on what a task has brought. */
export function take(hall: Hall, result: Result): Result {
  for (const { tab, text } of result.out ?? []) {
    const client = hall.clients.byTab.get(tab);
    if (client !== undefined) pass(client, text);
  }
  for (const { tab, people, looking } of result.roster ?? []) {
    const client = hall.clients.byTab.get(tab);
    if (client !== undefined && people.length > 0) Object.assign(client, { people, looking });
  }
  if (result.roster !== undefined) hall.seatsChanged = true;
  if (result.unsaved === true) hall.unsavedSince ??= performance.now();
  if (result.fault !== undefined && hall.reviving === undefined && !hall.closing)
    complain(hall, result.fault);
  return result;
}

function complain(hall: Hall, fault: string): void {
  hall.options.log(`The table has failed and goes on: ${fault}`);
  const text = "The table has failed at something, and goes on. The console says more.";
  tellAll(hall, { t: "notice", code: "crashed", text });
}

/** A connection that lags gets nothing until it has caught up. */
function pass(client: Client, text: string): void {
  const { socket } = client;
  if (socket === undefined || client.slowSince !== undefined) return;
  if (socket.bufferedAmount > SLOW) client.slowSince = performance.now();
  else socket.send(text);
}

/** Gives connections that have caught up a fresh view, and gives up those that never do. */
export function catchUp(hall: Hall): void {
  for (const client of hall.clients.byTab.values()) {
    const { socket, slowSince, tab } = client;
    if (socket === undefined || slowSince === undefined) continue;
    if (socket.bufferedAmount < FLUENT) {
      client.slowSince = undefined;
      void ask(hall, { t: "again", tab });
    } else if (performance.now() - slowSince > PATIENCE) {
      dismiss(client, { t: "closed", code: "slow", why: "The connection is too slow." });
      socket.terminate();
    }
  }
}
