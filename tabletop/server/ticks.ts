import { ask, catchUp } from "./ask";
import { autosave, saveSeats } from "./store";
import { flushDrag } from "./desk";
import { live } from "./clients";
import { messageOf } from "./archive";
import { TICK, type Hall } from "./hall";

const FRAMES_PER_SECOND = 60;
/** Frames that one tick makes up for at most: a machine that is too slow plays slower. */
const MOST_FRAMES = 8;

/** Lets the table's time go on by the wall clock while anybody is there. The answer stops it. */
export function startPulse(hall: Hall): () => void {
  let last = performance.now();
  let rest = 0;
  let busy = false;
  const timer = setInterval(() => {
    const now = performance.now();
    const due = rest + ((now - last) / 1000) * FRAMES_PER_SECOND;
    last = now;
    const here = live(hall.clients).length > 0;
    if (busy || !here || hall.reviving !== undefined) {
      rest = Math.min(due, here ? MOST_FRAMES : 0);
      return;
    }
    const frames = Math.min(MOST_FRAMES, Math.floor(due));
    rest = Math.min(1, due - frames);
    busy = true;
    tick(hall, hall.paused ? 0 : frames)
      .catch((error: unknown) => hall.options.log(`A tick failed: ${messageOf(error)}`))
      .finally(() => (busy = false));
  }, 1000 / TICK);
  return () => clearInterval(timer);
}

/** One tick: what was dragged, so many frames, what has changed to everyone, and a save now and then. */
export async function tick(hall: Hall, frames: number): Promise<void> {
  await Promise.all(live(hall.clients).map(async (client) => flushDrag(hall, client)));
  catchUp(hall);
  await ask(hall, { t: "tick", frames, stopped: hall.paused });
  if (hall.seatsChanged) void saveSeats(hall);
  hall.seatsChanged = false;
  void autosave(hall);
}
