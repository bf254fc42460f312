import { newBucket, take, type Bucket, type Rate } from "./budget";

/** What has come from an address that had no token that we know: nobody behind another address is slowed by it. */
interface Visitor {
  hellos: Bucket;
  joins: Bucket;
  /** Wrong join codes, and until when none is looked at. */
  wrong: number;
  until: number;
}

export type Visitors = Map<string, Visitor>;

/** A party in one house comes at once; whoever makes people by the hundred does not. */
const HELLOS: Rate = { burst: 100, perSecond: 2 };
const JOINS: Rate = { burst: 60, perSecond: 0.5 };
/** Wrong codes that cost nothing; the next costs two seconds, then each twice as much as the one before. */
const FREE = 3;
const LONGEST = 60_000;
/** Milliseconds after which wrong codes are forgotten. */
const MEMORY = 600_000;
/** Addresses that are kept before those are dropped that have nothing to tell. */
const KEPT = 1000;

/** Where somebody is, for budgets: of IPv6 the network, which one household has to itself. */
export function placeOf(address = ""): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
  if (!plain.includes(":")) return plain;
  const [head = "", tail] = plain.split("::");
  const first = head === "" ? [] : head.split(":");
  const last = tail === undefined || tail === "" ? [] : tail.split(":");
  const gap = tail === undefined ? 0 : 8 - first.length - last.length;
  return [...first, ...Array.from({ length: gap }, () => "0"), ...last].slice(0, 4).join(":");
}

/** Whether somebody from a place may say hello, or come in as a new person; each time counts. */
export function mayCome(visitors: Visitors, place: string, what: "hellos" | "joins", now: number): boolean {
  return take(visitorAt(visitors, place, now)[what], what === "hellos" ? HELLOS : JOINS, 1, now);
}

/** Seconds for which no code from a place is looked at. */
export function secondsToWait(visitors: Visitors, place: string, now: number): number {
  return Math.max(0, Math.ceil((visitorAt(visitors, place, now).until - now) / 1000));
}

/** Counts a wrong code: each from the same place has it wait for longer. */
export function countWrong(visitors: Visitors, place: string, now: number): void {
  const visitor = visitorAt(visitors, place, now);
  if (now - visitor.until > MEMORY) visitor.wrong = 0;
  visitor.wrong++;
  const wait = visitor.wrong <= FREE ? 0 : Math.min(LONGEST, 1000 * 2 ** (visitor.wrong - FREE));
  visitor.until = now + wait;
}

function visitorAt(visitors: Visitors, place: string, now: number): Visitor {
  const known = visitors.get(place);
  if (known !== undefined) return known;
  if (visitors.size >= KEPT)
    for (const [other, visitor] of visitors) if (isForgotten(visitor, now)) visitors.delete(other);
  const visitor: Visitor = {
    ...{ hellos: newBucket(HELLOS, now), joins: newBucket(JOINS, now) },
    ...{ wrong: 0, until: now },
  };
  visitors.set(place, visitor);
  return visitor;
}

/** Whether a visitor is worth as much as somebody new. */
function isForgotten({ hellos, joins, until }: Visitor, now: number): boolean {
  return [hellos.since, joins.since, until].every((at) => now - at > MEMORY);
}
