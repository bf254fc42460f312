/** How often something may happen: so many times at once, then so often in a second. */
export interface Rate {
  burst: number;
  perSecond: number;
}

/** What is left of a rate: it fills up with time. */
export interface Bucket {
  tokens: number;
  since: number;
}

export function newBucket({ burst }: Rate, now: number): Bucket {
  return { tokens: burst, since: now };
}

/** Takes so much of what is left, where there is as much. */
export function take(bucket: Bucket, { burst, perSecond }: Rate, cost: number, now: number): boolean {
  bucket.tokens = Math.min(burst, bucket.tokens + ((now - bucket.since) / 1000) * perSecond);
  bucket.since = now;
  if (bucket.tokens < cost) return false;
  bucket.tokens -= cost;
  return true;
}

/** How much one browser may still send. */
export interface Budget extends Bucket {
  /** What was sent beyond it, and not taken. */
  refused: number;
}

const MESSAGES: Rate = { burst: 200, perSecond: 80 };
/** Bytes of a message that count as one more message. */
const CHUNK = 2048;
const FLOOD = 500;

export function newBudget(now: number): Budget {
  return { ...newBucket(MESSAGES, now), refused: 0 };
}

/** Takes a message of so many bytes; "often" where there is nothing left, "flood" when it has been so for long. */
export function spend(budget: Budget, bytes: number, now: number): "often" | "flood" | undefined {
  const cost = 1 + Math.floor(bytes / CHUNK);
  const fits = take(budget, MESSAGES, cost, now);
  if (budget.tokens + cost >= MESSAGES.burst) budget.refused = 0;
  if (fits) return undefined;
  budget.refused++;
  return budget.refused > FLOOD ? "flood" : "often";
}
