/** Replays of kept games: a table of their own, at which a step of a game is laid and looked at without a seat. */
import { startWorkerHost, type WorkerHost } from "../worker-host";
import { withState } from "../opening";
import type { Replays, ServerState } from "../state";
import type { GameFacts } from "./records";
import type { Step, Whole } from "../../wire/answers";

/** Steps that may wait for each other. */
const MOST = 20;
/** Frames until a table counts as laid that does not come to rest. */
const LAYING = 900;
/** Milliseconds that the table is kept for the next step. */
const KEPT = 60_000;
const LIMIT = 15_000;
/** The browser that looks on. */
const TAB = 1;

export function newReplays(): Replays {
  return { host: undefined, seats: "", last: Promise.resolve(), waiting: 0, ending: undefined };
}

export async function endReplays(replays: Replays): Promise<void> {
  clearTimeout(replays.ending);
  const { host } = replays;
  replays.host = undefined;
  await host?.close();
}

/** Does one thing after the other for those who watch replays; undefined where too many wait already. */
export async function inTurn<T>({ replays }: ServerState, work: () => Promise<T>): Promise<T | undefined> {
  if (replays.waiting >= MOST) return undefined;
  replays.waiting++;
  const turn = replays.last.then(work);
  replays.last = turn.catch(() => undefined);
  return turn.finally(() => replays.waiting--);
}

type Shown = Omit<Step, "t" | "id"> | { why: string };

/** What a step of a game looks like, or why it cannot be shown. */
export async function showStep(state: ServerState, game: string, step: number): Promise<Shown> {
  const { replays } = state;
  const { records, source, rewrites } = state.options;
  const facts = await records?.facts(game);
  const at = facts === undefined ? undefined : await records?.at(game, step);
  if (facts === undefined || at === undefined) return { why: "There is no such step of a game." };
  const packed = await source();
  const opening = { ...packed, save: withState(packed.save, at.state) };
  const host = await hostOf(state, async (fresh) => {
    await fresh.ask({ t: "open", opening: packed, seed: "none", rewrites, nextPerson: 1 });
  });
  await seat(replays, host, facts.seats);
  await host.ask({ t: "load", opening });
  await host.ask({ t: "rest", frames: LAYING });
  await host.ask({ t: "again", tab: TAB });
  const { out = [] } = await host.ask({ t: "tick", frames: 0, stopped: true });
  const whole = out.map(({ text }) => JSON.parse(text) as Whole).find(({ t }) => t === "view");
  if (whole === undefined) return { why: "The table fails at this step." };
  return { step, steps: facts.steps, how: at.how, frame: whole.frame, view: whole.view };
}

/** Seats those who play: what is asked of a seat at which nobody sits, a table would put to those who watch. */
async function seat(replays: Replays, host: WorkerHost, seats: GameFacts["seats"]): Promise<void> {
  const wanted = JSON.stringify(seats);
  if (replays.seats === wanted) return;
  if (replays.seats !== "") await host.ask({ t: "depart", tab: TAB });
  replays.seats = wanted;
  // Panels have room for a name, not for a level as well.
  const people = [{ color: "Grey", name: "Replay" }, ...seats].map(({ color, name }) => ({
    ...{ color, name, id: 0, promoted: false },
  }));
  await host.ask({ t: "enter", tab: TAB, host: false, people, looking: 0 });
}

/** The thread of the table for replays, begun where there is none; it ends when nobody has watched for a while. */
async function hostOf(
  { replays, options }: ServerState,
  begin: (host: WorkerHost) => Promise<void>,
): Promise<WorkerHost> {
  clearTimeout(replays.ending);
  replays.ending = setTimeout(() => void endReplays(replays), KEPT);
  replays.ending.unref();
  if (replays.host !== undefined) return replays.host;
  const host = startWorkerHost(options.worker, LIMIT, ({ message }) => {
    if (replays.host === host) replays.host = undefined;
    options.log(`The table for replays has ended: ${message}`);
  });
  [replays.host, replays.seats] = [host, ""];
  await begin(host);
  return host;
}
