import { SIZE } from "../../board";
import { NEAR } from "../regions";
import { lossMean } from "../losses";
import type { PlanNode } from "./node";

/** How many armies would come to each territory, and from where they come there: -1 for none. */
export interface Reach {
  readonly arrive: number[];
  readonly via: number[];
  readonly queue: number[];
  readonly waits: boolean[];
}

export function newReach(): Reach {
  return { arrive: [], via: [], queue: [], waits: [] };
}

const NONE = -1000;

/** Fills in how many armies of a seat would be left on each territory of others, by the best way from any of its own. */
export function findReach({ arrive, via, queue, waits }: Reach, node: PlanNode, me: number): void {
  const { owners, armies, source, spare } = node;
  let n = 0;
  for (let t = 0; t < SIZE; t++) {
    via[t] = -1;
    arrive[t] = NONE;
    waits[t] = false;
    if (owners[t] === me) {
      const here = source[t] >= 0 ? armies[t] + spare : armies[t];
      if (here >= 2) {
        arrive[t] = here;
        queue[n] = t;
        n++;
        waits[t] = true;
      }
    }
  }
  for (let head = 0; head < n; head++) {
    const t = queue[head];
    waits[t] = false;
    const go = arrive[t] - 1;
    const near = NEAR[t];
    const count = near.length;
    for (let i = 0; i < count; i++) {
      const next = near[i];
      if (owners[next] !== me) {
        const there = go - lossMean(armies[next]);
        if (there > arrive[next] + 0.01 && there > 0.4) {
          arrive[next] = there;
          via[next] = t;
          if (!waits[next]) {
            waits[next] = true;
            queue[n] = next;
            n++;
          }
        }
      }
    }
  }
}
