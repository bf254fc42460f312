import { Worker } from "node:worker_threads";
import type { Numbered, Result, Task } from "./table/messages";

/** The thread of a table, watched: it is ended when a task takes too long. */
export interface Keeper {
  /** Asks for a task to be done. The answer of one that the table did not survive is a fault. */
  ask: (task: Task) => Promise<Result>;
  close: () => Promise<void>;
}

interface Pending {
  task: Task;
  /** Milliseconds since it was its turn. */
  waited: number;
  settle: (result: Result) => void;
}

/** Why a table has ended by itself; `doing`: what it was at. */
export interface Death {
  why: "hung" | "crashed";
  doing: Task["t"];
  message: string;
}

/** Opening a save takes longer than anything else. */
const OPENING = 3;
/** Milliseconds that a thread may take to begin. */
const BEGINNING = 60_000;

/** Starts the thread of a table. A task may take `limit` milliseconds; `died` is called once if it ends by itself. */
export function keep(file: string, limit: number, died: (death: Death) => void): Keeper {
  const worker = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: 1024 } });
  const pending = new Map<number, Pending>();
  let next = 1;
  let over = false;
  let ready = false;
  const end = (fault: string): void => {
    over = true;
    clearInterval(watch);
    for (const { settle } of pending.values()) settle({ fault });
    pending.clear();
  };
  const die = (why: Death["why"], message: string): void => {
    if (over) return;
    const doing = pending.values().next().value?.task.t ?? "tick";
    end(`the table ${why}`);
    void worker.terminate();
    died({ why, doing, message });
  };
  // Time is counted in steps: a machine that has slept has not waited.
  const step = Math.min(250, limit / 4);
  const watch = setInterval(() => {
    const first = pending.values().next().value;
    if (first === undefined) return;
    first.waited += step;
    const opens = first.task.t === "open" || first.task.t === "load" || first.task.t === "reload";
    const longest = ready ? limit * (opens ? OPENING : 1) : BEGINNING;
    if (first.waited > longest) die("hung", "");
  }, step);
  watch.unref();
  worker.on("message", ({ n, what }: Numbered<Result>) => {
    if (!ready) {
      ready = true;
      for (const one of pending.values()) one.waited = 0;
      return;
    }
    const done = pending.get(n);
    pending.delete(n);
    done?.settle(what);
  });
  worker.on("error", (error: unknown) => {
    die("crashed", error instanceof Error ? error.message : String(error));
  });
  worker.on("exit", () => {
    die("crashed", "its thread has ended");
  });
  return {
    ask: async (task) => {
      if (over) return { fault: "the table is gone" };
      return new Promise((settle) => {
        const n = next++;
        pending.set(n, { task, waited: 0, settle });
        worker.postMessage({ n, what: task } satisfies Numbered<Task>);
      });
    },
    close: async () => {
      if (over) return;
      end("the table is closed");
      await worker.terminate();
    },
  };
}
