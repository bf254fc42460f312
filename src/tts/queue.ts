/** A piece of work and what it costs a frame; see `later`. */
interface Job {
  readonly cost: number;
  readonly run: (this: void) => unknown;
}

/** A frame takes jobs for so much: two spawns, or ten moves; and one that costs more alone. */
export const WHOLE_FRAME = 10;

/** What waits: jobs up to `size`, those before `next` done; whether a frame is awaited, and what is done
 * at its end; who hears of work that failed. */
interface Queue {
  jobs: Job[];
  next: number;
  size: number;
  waits: boolean;
  last: ((this: void) => void) | undefined;
  complain: (this: void, why: string) => void;
}

const queue: Queue = { jobs: [], next: 0, size: 0, waits: false, last: undefined, complain: () => undefined };

/** Tells who hears of work that failed; the rest goes on. */
export function onFault(hear: (this: void, why: string) => void): void {
  queue.complain = hear;
}

/** Work that the table does by itself, after no other: if it fails, that is told as well. */
export function guarded<Args extends unknown[]>(
  run: (this: void, ...args: Args) => void,
): (this: void, ...args: Args) => void {
  return (...args) => {
    const [ok, why] = pcall(run, ...args);
    if (!ok) queue.complain(`${why}`);
  };
}

/**
 * Puts work off to one of the next frames, after all that waits already, with what it is given then. Costs: a spawn 5, a
 * smooth move or a button 1, an attribute of the interface 0.5.
 */
export function later<Args extends unknown[]>(
  cost: number,
  run: (this: void, ...args: Args) => unknown,
  ...args: Args
): void {
  queue.jobs[queue.size] = { cost, run: () => run(...args) };
  queue.size++;
  wait();
}

/** From within a job, once: what it goes on with, before all that waits. It takes the job's own place. */
export function first(cost: number, run: (this: void) => void): void {
  queue.next--;
  queue.jobs[queue.next] = { cost, run };
}

/** At the end of this frame's work, or of the next frame's; one at a time. */
export function atEnd(run: (this: void) => void): void {
  queue.last = run;
  wait();
}

/** Whether nothing waits to be done. */
export function idle(): boolean {
  return queue.next >= queue.size;
}

/** Forgets all that waits: before the table is laid again. */
export function forget(): void {
  queue.jobs = [];
  queue.next = 0;
  queue.size = 0;
}

function frame(): void {
  queue.waits = false;
  let spent = 0;
  while (queue.next < queue.size) {
    const job = queue.jobs[queue.next];
    if (spent > 0 && spent + job.cost > WHOLE_FRAME) break;
    queue.next++;
    spent += job.cost;
    const [ok, why] = pcall(job.run);
    if (!ok) queue.complain(`${why}`);
  }
  const { last } = queue;
  queue.last = undefined;
  if (last !== undefined) guarded(last)();
  if (queue.next >= queue.size) forget();
  else wait();
}

/** A job that has put off another one waits already. */
function wait(): void {
  if (queue.waits) return;
  queue.waits = true;
  Wait.frames(frame, 1);
}
