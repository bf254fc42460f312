import { NOWHERE } from "../../../../core/types";
import { ALL_LANDS, SIZE } from "../../board";
import { NEAR } from "../regions";
import { lossMean } from "../losses";
import type { PlanNode, Reach } from "./node";

/** The territories whose neighbours are to be looked at, in a row, and which of them wait in it: none behind a search. */
export type Queue = ReturnType<typeof newQueue>;

export function newQueue() {
  const row: number[] = [];
  return { row, waits: ALL_LANDS.map(() => false) };
}

const NONE = -1000;

/** How many armies of a seat would be left on each territory of others, by the best way from any of its own. */
export function findReach({ row, waits }: Queue, node: PlanNode, me: number): Reach {
  const { owners, armies, source, spare } = node;
  const arrive: number[] = [];
  const via: number[] = [];
  let n = 0;
  for (let t = 0; t < SIZE; t++) {
    via[t] = NOWHERE;
    arrive[t] = NONE;
    if (owners[t] === me) {
      const here = source[t] !== NOWHERE ? armies[t] + spare : armies[t];
      if (here >= 2) {
        arrive[t] = here;
        row[n] = t;
        n++;
        waits[t] = true;
      }
    }
  }
  for (let head = 0; head < n; head++) {
    const t = row[head];
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
            row[n] = next;
            n++;
          }
        }
      }
    }
  }
  return { arrive, via };
}
