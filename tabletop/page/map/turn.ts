/** Which of the two is drawn anew: the ground, and what dims it. */
interface Turn {
  ground: boolean;
  shade: boolean;
}

/** What waits to be drawn anew, and for how many frames it has done so. */
export interface Due extends Turn {
  waited: number;
}

/** So many frames at most it waits. */
const PATIENCE = 6;

export function newDue(): Due {
  return { ground: false, shade: false, waited: 0 };
}

export function isWaiting({ ground, shade }: Due): boolean {
  return ground || shade;
}

/**
 * What is drawn in this frame besides pieces: together they take longer than a task may, so that a frame in which pieces or
 * another view was drawn (`isFull`) leaves them to the next. Pieces come first, or those that come to rest would be missing
 * for a moment; what lies elsewhere or has another size (`isAll`) is drawn at once.
 */
export function nextTurn(due: Due, { isAll, isFull }: { isAll: boolean; isFull: boolean }): Turn {
  const waits = !isAll && isFull && due.waited < PATIENCE && isWaiting(due);
  due.waited = waits ? due.waited + 1 : 0;
  if (waits) return { ground: false, shade: false };
  const { ground, shade } = due;
  const turn = isAll ? { ground: true, shade: true } : { ground, shade: shade && !ground };
  if (turn.ground) due.ground = false;
  if (turn.shade) due.shade = false;
  return turn;
}
