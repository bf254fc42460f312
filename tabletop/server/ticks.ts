import { ask } from "./ask";
import { saveChangedSeats } from "./saved/seats";
import { autosave } from "./saved/store";
import { flushDrag } from "./requests";
import { live } from "./clients";
import { TICK, type ServerState } from "./state";
import { messageOf } from "../save/check";
import { PATIENCE } from "./connections";
import { sendAway } from "./leave";

const FRAMES_PER_SECOND = 60;
/** Frames that one tick makes up for at most: a machine that is too slow plays slower. */
const MOST_FRAMES = 8;

/** Starts the ticks, which advance the table by the wall clock while a browser is there. The answer stops them. */
export function startTicks(state: ServerState): () => void {
  let last = performance.now();
  let rest = 0;
  let busy = false;
  const timer = setInterval(() => {
    const now = performance.now();
    const due = rest + ((now - last) / 1000) * FRAMES_PER_SECOND;
    last = now;
    const here = live(state.clients).length > 0;
    if (busy || !here || state.revival.underWay !== undefined) {
      rest = Math.min(due, here ? MOST_FRAMES : 0);
      return;
    }
    const frames = Math.min(MOST_FRAMES, Math.floor(due));
    rest = Math.min(1, due - frames);
    busy = true;
    tick(state, state.paused ? 0 : frames)
      .catch((error: unknown) => state.options.log(`A tick failed: ${messageOf(error)}`))
      .finally(() => (busy = false));
  }, 1000 / TICK);
  return () => clearInterval(timer);
}

/** Runs one tick: sends on drags, lets frames pass, sends changes to every browser, and autosaves when it is due. */
export async function tick(state: ServerState, frames: number): Promise<void> {
  await Promise.all(live(state.clients).map(async (client) => flushDrag(state, client)));
  catchUp(state);
  await ask(state, { t: "tick", frames, stopped: state.paused });
  saveChangedSeats(state);
  void autosave(state);
}

/** Bytes that may wait in a connection at which it gets a fresh view. */
const FLUENT = 50_000;

/** Sends a fresh view to connections that have caught up, and closes those that have not for too long. */
function catchUp(state: ServerState): void {
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
