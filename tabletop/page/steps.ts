/** A part of what a change brings about: whether there is anything of it to do, and doing it. */
export interface Step {
  isDue: () => boolean;
  run: () => void;
  /** Whether it draws: what mostly does not is done between frames, as a frame takes time of its own. */
  draws: boolean;
}

/** Work that is spread over frames, so that none takes all of it. */
export interface Steps {
  /** Something has changed: what is due is done in the next frames. */
  begin: () => void;
  isWaiting: () => boolean;
}

/** Where steps are done. */
export interface Frames {
  /** Calls back in the next frame, or as much later without one. */
  inFrame: (run: () => void) => void;
  later: (run: () => void) => void;
  /** Whether this frame has had enough to do already. */
  isFull: () => boolean;
  /** Says that it has: each step takes a good part of a frame. */
  fill: () => void;
  /** Whether all is done at once: nobody sees frames, or there are none. */
  isUrgent: () => boolean;
}

/** Milliseconds of a frame, about. */
export const FRAME = 16;

/** A step waits for so many frames at most that are full. */
const PATIENCE = 3;

/**
 * Does one step that is due in a frame, in turn, and none in a frame that is full: so each comes within a few frames,
 * however often something changes meanwhile, and what has changed twice before that is done once.
 */
export function newSteps(steps: readonly Step[], { inFrame, later, isFull, fill, isUrgent }: Frames): Steps {
  let next = 0;
  let waited = 0;
  let isAsked = false;
  const isWaiting = (): boolean => steps.some(({ isDue }) => isDue());
  const turnOf = (): number | undefined =>
    steps.map((_, i) => (next + i) % steps.length).find((i) => steps[i].isDue());
  const ask = (): void => {
    const first = turnOf();
    if (isAsked || first === undefined) return;
    isAsked = true;
    const wait = steps[first].draws ? inFrame : later;
    wait(() => {
      isAsked = false;
      const turn = turnOf();
      if (turn === undefined) return;
      if (isFull() && waited < PATIENCE) {
        waited++;
        return ask();
      }
      waited = 0;
      next = (turn + 1) % steps.length;
      steps[turn].run();
      fill();
      ask();
    });
  };
  return {
    isWaiting,
    begin: () => {
      if (!isUrgent()) return ask();
      for (const { isDue, run } of steps) if (isDue()) run();
    },
  };
}
