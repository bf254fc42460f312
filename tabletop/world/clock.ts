/** Frames in a second of the table's own time. */
const FRAMES_PER_SECOND = 60;

/** A function that the script has asked to be called later. */
export interface Waiting {
  id: number;
  /** Called at this frame, if it waits for no condition. */
  due: number;
  fn: number;
  condition?: number;
  timeout?: { due: number; fn: number | undefined };
  /** Frames between repetitions, and how many are left; -1 for ever. */
  every?: number;
  repeats?: number;
}

export interface Clock {
  /** Frames since the load. */
  frame: number;
  nextId: number;
  waiting: Waiting[];
  /** Functions of waits that were stopped: the script's side need not keep them. */
  forgotten: number[];
  /** Coroutines of the script, resumed each frame. */
  coroutines: { id: number; name: string }[];
  /** What the table itself does later. */
  later: { due: number; work: () => void }[];
}

export function newClock(): Clock {
  return { frame: 0, nextId: 1, waiting: [], forgotten: [], coroutines: [], later: [] };
}

export function seconds(clock: Clock): number {
  return clock.frame / FRAMES_PER_SECOND;
}

export function toFrames(time: number): number {
  return Math.max(1, Math.ceil(time * FRAMES_PER_SECOND - 1e-6));
}

/** Has the table do something after some frames. */
export function after(clock: Clock, frames: number, work: () => void): void {
  clock.later.push({ due: clock.frame + frames, work });
}

/** Does what the table itself has put off until this frame. */
export function doDue(clock: Clock): void {
  const due = clock.later.filter((entry) => entry.due <= clock.frame);
  if (due.length === 0) return;
  clock.later = clock.later.filter((entry) => entry.due > clock.frame);
  for (const entry of due) entry.work();
}

function release(clock: Clock, { fn, condition, timeout }: Waiting): void {
  for (const held of [fn, condition, timeout?.fn]) if (held !== undefined) clock.forgotten.push(held);
}

/** Stops all waits. */
export function stopAll(clock: Clock): void {
  for (const waiting of clock.waiting) release(clock, waiting);
  clock.waiting = [];
}

/** Stops a wait; undefined if there is none of this number. */
export function stop(clock: Clock, id: number): Waiting | undefined {
  const found = clock.waiting.find((waiting) => waiting.id === id);
  if (found !== undefined) release(clock, found);
  clock.waiting = clock.waiting.filter((waiting) => waiting.id !== id);
  return found;
}
