/** A piece of work and what it costs a frame; see `later`. */
interface Job {
  readonly cost: number;
  readonly run: (this: void) => void;
}

/** A frame takes jobs for so much: two spawns, or ten moves; and one that costs more alone. */
export const WHOLE_FRAME = 10;

let jobs: Job[] = [];
let next = 0;
let size = 0;
let waits = false;
let complain: (this: void, why: string) => void = () => undefined;

/** Tells who hears of work that failed; the rest goes on. */
export function onFault(hear: (this: void, why: string) => void): void {
  complain = hear;
}

/** Work that the table does by itself, behind no other: if it fails, that is heard of too. */
export function heard<Args extends unknown[]>(
  run: (this: void, ...args: Args) => void,
): (this: void, ...args: Args) => void {
  return (...args) => {
    const [ok, why] = pcall(run, ...args);
    if (!ok) complain(`${why}`);
  };
}

/**
 * Puts work off to one of the next frames, behind all that waits already. Costs: a spawn 5, a smooth move or
 * a button 1, an attribute of the interface 0.5.
 */
export function later(cost: number, run: (this: void) => void): void {
  jobs[size] = { cost, run };
  size++;
  wait();
}

/** From within a job, once: what it goes on with, before all that waits. It takes the job's own place. */
export function first(cost: number, run: (this: void) => void): void {
  next--;
  jobs[next] = { cost, run };
}

/** Whether nothing waits to be done. */
export function idle(): boolean {
  return next >= size;
}

/** Forgets all that waits: before the table is laid anew. */
export function forget(): void {
  jobs = [];
  next = 0;
  size = 0;
}

function frame(): void {
  waits = false;
  let spent = 0;
  while (next < size) {
    const job = jobs[next];
    if (spent > 0 && spent + job.cost > WHOLE_FRAME) break;
    next++;
    spent += job.cost;
    const [ok, why] = pcall(job.run);
    if (!ok) complain(`${why}`);
  }
  if (next >= size) forget();
  else wait();
}

/** A job that has put off another one waits already. */
function wait(): void {
  if (waits) return;
  waits = true;
  Wait.frames(frame, 1);
}
