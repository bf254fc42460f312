/**
 * A computer's thought about one question. It works in units and never looks at a clock, so each machine comes to the
 * same action, however its units are spread over frames.
 */
export interface Thought<A> {
  /** Works at most so many units more, at least 1; says whether nothing is left to think. */
  more(this: void, units: number): boolean;
  /** The best action found so far; legal from the first moment on. */
  best(this: void): A;
}

/** Units at a time where nothing else waits for the machine. */
const MANY = 1000;

/** Thinks a thought to its end, or for at most so many units; gives its action. */
export function finish<A>(thought: Thought<A>, most = Infinity): A {
  for (let units = 0; units < most; units += MANY)
    if (thought.more(most - units < MANY ? most - units : MANY)) break;
  return thought.best();
}
