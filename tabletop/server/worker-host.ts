import { Worker } from "node:worker_threads";
import type { Numbered, Result, Task } from "./table/messages";
import { messageOf } from "../save/check";

/** The host of a table's thread: hands tasks to it, and ends it when one takes too long. */
export interface WorkerHost {
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

interface State {
  worker: Worker;
  /** Milliseconds that a task may take. */
  limit: number;
  /** Tasks by their number, in the order in which they were asked. */
  pending: Map<number, Pending>;
  next: number;
  /** The thread has said that it is there. */
  ready: boolean;
  over: boolean;
  watch: NodeJS.Timeout | undefined;
  died: (death: Death) => void;
}

/** Starts the thread of a table. A task may take `limit` milliseconds; `died` is called once if it ends by itself. */
export function startWorkerHost(file: string, limit: number, died: (death: Death) => void): WorkerHost {
  const worker = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: 1024 } });
  const state: State = {
    ...{ worker, limit, pending: new Map(), next: 1, ready: false, over: false, watch: undefined, died },
  };
  watch(state);
  worker.on("message", (message: Numbered<Result>) => receive(state, message));
  worker.on("error", (error: unknown) => {
    die(state, "crashed", messageOf(error));
  });
  worker.on("exit", () => die(state, "crashed", "its thread has ended"));
  return {
    ask: async (task) => post(state, task),
    close: async () => {
      if (state.over) return;
      end(state, "the table is closed");
      await worker.terminate();
    },
  };
}

/** Counts how long the first task has waited, in steps: a machine that has slept has not waited. */
function watch(state: State): void {
  const step = Math.min(250, state.limit / 4);
  state.watch = setInterval(() => {
    const first = state.pending.values().next().value;
    if (first === undefined) return;
    first.waited += step;
    if (first.waited > longestWait(state, first.task)) die(state, "hung", "");
  }, step);
  state.watch.unref();
}

function longestWait({ ready, limit }: State, { t }: Task): number {
  if (!ready) return BEGINNING;
  return t === "open" || t === "load" || t === "reload" ? limit * OPENING : limit;
}

function receive(state: State, { n, what }: Numbered<Result>): void {
  const { pending } = state;
  if (!state.ready) {
    state.ready = true;
    for (const one of pending.values()) one.waited = 0;
    return;
  }
  const done = pending.get(n);
  pending.delete(n);
  done?.settle(what);
}

async function post(state: State, task: Task): Promise<Result> {
  if (state.over) return { fault: "the table is gone" };
  return new Promise((settle) => {
    const n = state.next++;
    state.pending.set(n, { task, waited: 0, settle });
    state.worker.postMessage({ n, what: task } satisfies Numbered<Task>);
  });
}

/** Ends the thread because of what has gone wrong. */
function die(state: State, why: Death["why"], message: string): void {
  if (state.over) return;
  const doing = state.pending.values().next().value?.task.t ?? "tick";
  end(state, why === "hung" ? "its script does not come to an end" : "the table crashed");
  void state.worker.terminate();
  state.died({ why, doing, message });
}

/** Answers what is pending with a fault; nothing is asked any more. */
function end(state: State, fault: string): void {
  state.over = true;
  clearInterval(state.watch);
  for (const { settle } of state.pending.values()) settle({ fault });
  state.pending.clear();
}
