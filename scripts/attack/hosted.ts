/** Threads of foreign tables, hosted as servers host them, one after another. */
import { startWorkerHost, type Death, type WorkerHost } from "../../tabletop/server/worker-host";
import { faultShown } from "./shown";
import type { Malice } from "./malice";
import type { Result, Task } from "../../tabletop/server/table/messages";

/** What is told of one save. */
export type Verdict = string | undefined;

interface Thread {
  host: WorkerHost;
  /** How many saves it has opened; the next one is loaded in their place. */
  opened: number;
  death: Death | undefined;
}

/** Opens saves in a thread that goes on from one to the next, and in a new one where the last has ended. */
export interface Hosted {
  /** What is wrong with what came of a save; undefined where nothing is. */
  attempt: (malice: Malice) => Promise<Verdict>;
  close: () => Promise<void>;
}

interface State {
  file: string;
  limit: number;
  thread: Thread | undefined;
  /** Bytes of this process before there was any thread. */
  before: number;
  /** The most bytes that it had since. */
  most: number;
}

/** Bytes that a thread may need: 1 GB of JavaScript, an engine of 576 MB, and what is about to be collected. */
const MEMORY = 2.5e9;
/** Milliseconds between two looks at the memory. */
const LOOK = 100;

/** `file`: the bundle of thread.ts; a task may take `limit` milliseconds. */
export function newHosted(file: string, limit: number): Hosted {
  const before = process.memoryUsage.rss();
  const state: State = { file, limit, thread: undefined, before, most: before };
  const looks = setInterval(() => (state.most = Math.max(state.most, process.memoryUsage.rss())), LOOK);
  looks.unref();
  return {
    attempt: async (malice) => attempt(state, malice),
    close: async () => {
      clearInterval(looks);
      await end(state);
    },
  };
}

/** What is found in a thread that had opened others is looked for in a new one, where the save alone is to blame. */
async function attempt(state: State, malice: Malice): Promise<Verdict> {
  const opened = state.thread?.opened ?? 0;
  const found = await tryOnce(state, malice);
  if (found === undefined) return undefined;
  await end(state);
  if (opened === 0) return found;
  const alone = await tryOnce(state, malice);
  if (alone !== undefined) await end(state);
  return alone ?? `${found} (in a thread that had opened ${opened} others, and not in one of its own)`;
}

async function tryOnce(state: State, malice: Malice): Promise<Verdict> {
  state.most = process.memoryUsage.rss();
  state.thread ??= begin(state);
  const { thread } = state;
  const found = await play(thread, malice);
  thread.opened++;
  const { death } = thread;
  if (death !== undefined) await end(state);
  if (state.most - state.before > MEMORY) return `the process grows by ${toMb(state.most - state.before)} MB`;
  if (death === undefined) return found;
  if (death.why === "hung")
    return malice.hangs ? undefined : `the thread does not come to an end (at: ${death.doing})`;
  return `the thread ends by itself (at: ${death.doing}): ${death.message}`;
}

const toMb = (bytes: number): number => Math.round(bytes / 1e6);

function begin({ file, limit }: State): Thread {
  const thread: Thread = {
    host: startWorkerHost(file, limit, (death) => (thread.death = death)),
    opened: 0,
    death: undefined,
  };
  return thread;
}

async function end(state: State): Promise<void> {
  const { thread } = state;
  state.thread = undefined;
  await thread?.host.close();
}

/** Opens a save, lets somebody come and look, saves, and loads that; gives the first thing that is wrong. */
async function play({ host, opened }: Thread, { save }: Malice): Promise<Verdict> {
  const tab = opened + 1;
  const people = [{ id: 0, name: "Ann", color: "Red", promoted: false }];
  const texts: string[] = [];
  const ask = async (task: Task): Promise<Result> => {
    const result = await host.ask(task);
    if (result.fault !== undefined) throw new Fault(result.fault);
    if (result.pictures !== undefined) throw new Fault("the server is told of addresses");
    texts.push(...(result.out ?? []).map(({ text }) => text));
    return result;
  };
  try {
    const refused = (await ask(opening(save, opened === 0))).refused?.why;
    if (refused !== undefined) return refused.includes("please report") ? refused : undefined;
    await ask({ t: "enter", tab, host: true, people, looking: 0 });
    await ask({ t: "tick", frames: 12, stopped: false });
    await ask({ t: "again", tab });
    await ask({ t: "tick", frames: 1, stopped: false });
    const shown = faultShown(texts);
    if (shown !== undefined) return shown;
    const saved = (await ask({ t: "save" })).save ?? "";
    const lost = (await ask(opening(saved, false))).refused?.why;
    await ask({ t: "depart", tab });
    return lost === undefined ? undefined : `what it saves cannot be loaded: ${lost}`;
  } catch (error) {
    if (error instanceof Fault) return `the table fails: ${error.message.split("\n")[0]}`;
    throw error;
  }
}

class Fault extends Error {}

function opening(save: string, isFirst: boolean): Task {
  if (!isFirst) return { t: "load", opening: { save, written: true } };
  return {
    ...({ t: "open", opening: { save, written: true }, seed: 1, rewrites: [], nextPerson: 1 } as const),
    foreign: { online: false },
  };
}
