import { SIZE } from "../board";
import { lossMean, lossVariance, sigmoid } from "./losses";
import { NEAR, REGIONS } from "./regions";
import { CONTINENT_OF } from "./worth";

/** How much of neighbours' armies beside the strongest joins against a territory. */
const OTHERS = 0.3;

/** What most territories have. */
const MEAN_OF_ONE = lossMean(1);
const VARIANCE_OF_ONE = lossVariance(1);

/** What is counted of a position once, for all that weigh it. */
export interface Survey {
  readonly n: number;
  /** By seat: territories, armies, and those of the two largest stacks. */
  readonly lands: number[];
  readonly armies: number[];
  readonly top: number[];
  readonly second: number[];
  /** By seat: armies beside the first of their territory, away from all fronts and at fronts. */
  readonly inner: number[];
  readonly front: number[];
  /** By seat: armies that are expected to fall; territories with an army or two, and those of them that others can attack. */
  readonly exposed: number[];
  readonly thin: number[];
  readonly marked: number[];
  /** By seat: what it costs on average to take all that it has, and the variance of that. */
  readonly cost: number[];
  readonly spread: number[];
  /** By seat and rival: armies beside territories of the rival. */
  readonly reach: number[];
  /** By seat: the last territory that it was met at. */
  readonly met: number[];
  /** By continent and seat: territories and armies. */
  readonly held: number[];
  readonly force: number[];
  /** By territory, from 0 to 1: how hard all around press on it, armies in parts among them. No chance of a battle: nobody fights it. */
  readonly falls: number[];
}

export function newSurvey(n: number): Survey {
  return {
    n,
    lands: [],
    armies: [],
    top: [],
    second: [],
    inner: [],
    front: [],
    exposed: [],
    thin: [],
    marked: [],
    cost: [],
    spread: [],
    reach: [],
    met: [],
    held: [],
    force: [],
    falls: [],
  };
}

/** Counts a position. */
export function look(survey: Survey, owners: readonly number[], armies: readonly number[]): void {
  const { n, lands, top, second, inner, front, exposed, thin, marked, cost, spread, reach, met } = survey;
  const { held, force, falls } = survey;
  clear(survey);
  for (let t = 0; t < SIZE; t++) {
    const owner = owners[t];
    if (owner >= 0) {
      const here = armies[t];
      const beyond = here - 1;
      const near = NEAR[t];
      const count = near.length;
      let most = 0;
      let sum = 0;
      let isFront = false;
      for (let i = 0; i < count; i++) {
        const next = near[i];
        const other = owners[next];
        if (other !== owner) {
          isFront = true;
          if (other >= 0) {
            const there = armies[next] - 1;
            sum += there;
            if (there > most) most = there;
            if (beyond > 0 && met[other] !== t) {
              met[other] = t;
              reach[owner * n + other] += beyond;
            }
          }
        }
      }
      const mean = here === 1 ? MEAN_OF_ONE : lossMean(here);
      const variance = here === 1 ? VARIANCE_OF_ONE : lossVariance(here);
      cost[owner] += mean + 1;
      spread[owner] += variance;
      lands[owner]++;
      survey.armies[owner] += here;
      if (here > top[owner]) {
        second[owner] = top[owner];
        top[owner] = here;
      } else if (here > second[owner]) second[owner] = here;
      if (beyond > 0)
        if (isFront) front[owner] += beyond;
        else inner[owner] += beyond;
      if (here < 2.5) {
        thin[owner]++;
        if (most > 1.5) marked[owner]++;
      }
      let fall = 0;
      if (most > 0) {
        const more = 0.9 * (most + OTHERS * (sum - most)) - mean;
        fall = sigmoid((1.7 * more) / (1 + Math.sqrt(variance / 2 + 1)));
        exposed[owner] += here * fall;
      }
      falls[t] = fall;
      const k = CONTINENT_OF[t] * n + owner;
      held[k]++;
      force[k] += here;
    }
  }
}

function clear(survey: Survey): void {
  const { n, held, force, reach } = survey;
  for (let seat = 0; seat < n; seat++) {
    survey.lands[seat] = 0;
    survey.armies[seat] = 0;
    survey.top[seat] = 0;
    survey.second[seat] = 0;
    survey.inner[seat] = 0;
    survey.front[seat] = 0;
    survey.exposed[seat] = 0;
    survey.thin[seat] = 0;
    survey.marked[seat] = 0;
    survey.cost[seat] = 0;
    survey.spread[seat] = 0;
    survey.met[seat] = -1;
  }
  const cells = n * REGIONS;
  for (let k = 0; k < cells; k++) {
    held[k] = 0;
    force[k] = 0;
  }
  const pairs = n * n;
  for (let k = 0; k < pairs; k++) reach[k] = 0;
}
