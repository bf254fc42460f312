/** The thread in which a table lives: a script that hangs holds up nothing but this. */
import { parentPort } from "node:worker_threads";
import { newErrors } from "./errors";
import { openRoom, perform } from "./tasks";
import { toldToEditors } from "../../editor/answer";
import { SaveError } from "../../save/check";
import type { Numbered, Result, Task } from "./messages";
import type { Room } from "./room";

let room: Room | undefined;
let last: Promise<void> = Promise.resolve();

async function run(task: Task): Promise<Result> {
  if (task.t === "open") {
    try {
      room = await openRoom(task);
      return {};
    } catch (error) {
      if (error instanceof SaveError) return { refused: { code: "table", why: error.message } };
      const what = error instanceof Error ? error.message.split("\n")[0] : String(error);
      return { refused: { code: "table", why: `the table fails at it, please report that (${what})` } };
    }
  }
  if (room === undefined) throw new Error("no table is open");
  return perform(room, task);
}

/** A failure of the table itself is told, and the table goes on with what it has. */
async function report({ n, what }: Numbered<Task>): Promise<void> {
  let result: Result;
  try {
    result = await run(what);
  } catch (error) {
    room?.table.session.faults.splice(0);
    result = { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
  const errors = room === undefined ? [] : newErrors(room);
  if (errors.length > 0) result = { ...result, errors };
  const messages = room?.desk === undefined ? [] : toldToEditors(room.desk);
  if (messages.length > 0) result = { ...result, toEditors: [...(result.toEditors ?? []), ...messages] };
  parentPort?.postMessage({ n, what: result } satisfies Numbered<Result>);
}

// Says that it is there, before anything is asked of it.
parentPort?.postMessage({ n: 0, what: {} } satisfies Numbered<Result>);
parentPort?.on("message", (message: Numbered<Task>) => {
  last = last.then(async () => report(message));
});
