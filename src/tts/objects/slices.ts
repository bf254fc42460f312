import { later } from "../queue";

/** What work costs a frame: see `later`. */
export const COST = { frame: 10, spawn: 5, adopt: 2.5, dress: 2, change: 1 };

/** Puts off a frame's worth of work. */
export function putOff(run: (this: void) => void): void {
  later(COST.frame, run);
}

/**
 * Does something for 0 to `count` - 1, a frame's worth at a time: `each` gives what it cost. The first frame's is done
 * when what is given back is called; `put` puts off another frame's. `then` comes after the last one.
 */
export function inSlices(
  count: number,
  each: (this: void, i: number) => number,
  put: (this: void, run: (this: void) => void) => void,
  then: (this: void) => void = () => undefined,
): (this: void) => void {
  let next = 0;
  const step = (): void => {
    let spent = 0;
    while (next < count && spent < COST.frame) {
      spent += each(next);
      next++;
    }
    if (next < count) put(step);
    else then();
  };
  return step;
}
