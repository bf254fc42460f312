/** How much one browser may still send: it fills up with time. */
export interface Budget {
  left: number;
  since: number;
  /** What was sent beyond it, and not taken. */
  refused: number;
}

const BURST = 200;
const PER_SECOND = 80;
/** Bytes of a message that count as one more message. */
const CHUNK = 2048;
const FLOOD = 500;

export function newBudget(now: number): Budget {
  return { left: BURST, since: now, refused: 0 };
}

/** Takes a message of so many bytes; "often" where there is nothing left, "flood" when it has been so for long. */
export function spend(budget: Budget, bytes: number, now: number): "often" | "flood" | undefined {
  const filled = budget.left + ((now - budget.since) / 1000) * PER_SECOND;
  if (filled >= BURST) budget.refused = 0;
  budget.left = Math.min(BURST, filled);
  budget.since = now;
  const cost = 1 + Math.floor(bytes / CHUNK);
  if (budget.left >= cost) {
    budget.left -= cost;
    return undefined;
  }
  budget.refused++;
  return budget.refused > FLOOD ? "flood" : "often";
}
