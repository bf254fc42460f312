import { SIZE } from "../../board";
import { lossMean, lossVariance, sigmoid } from "../losses";
import { BONUS, BORDERS, EXTENT, NEAR, REGIONS } from "../regions";
import { CONTINENT_OF } from "../worth";

/*
 * What is counted of a position for each seat as a turn ends. Armies are shares of all that players have and ten more,
 * so that few of them say less.
 */

const LANDS = 0;
const ARMIES = 1;
/** The two largest stacks. */
const TOP = 2;
const SECOND = 3;
/** New armies, and those of whole continents, both by the chance to hold these. */
const INCOME = 4;
const BONUSES = 5;
/** Parts of continents, by the armies in them. */
const PARTS = 6;
const CARDS = 7;
/** Armies that a set is expected to bring. */
const SET = 8;
/** Armies beside the first of their territory, away from all fronts and at fronts. */
const INNER = 9;
const FRONT = 10;
/** Armies that are expected to fall. */
const EXPOSED = 11;
/** The chance that somebody takes everything before the seat's next turn. */
const DANGER = 12;
/** Territories with an army or two, and those of them that others can attack. */
const THIN = 13;
const MARKED = 14;
/** How many have a turn before the seat, 0 to 1. */
const ORDER = 15;
/** The same for all seats: how many play, how many armies there are, what the next set brings of these. */
const ALIVE = 16;
const ALL = 17;
const NEXT = 18;
export const FACTS = 19;

const OF_ARMIES: readonly number[] = [ARMIES, TOP, SECOND, INNER, FRONT, EXPOSED];
const OF_LANDS: readonly number[] = [LANDS, THIN, MARKED];
const OF_BONUSES: readonly number[] = [INCOME, BONUSES, PARTS];

/** The chance of a set by the number of cards. */
const SET_CHANCE: readonly number[] = [0, 0, 0.1, 0.42, 0.8, 1];

function setChance(cards: number): number {
  return SET_CHANCE[cards < 5 ? cards - (cards % 1) : 5];
}

/** What stays the same while positions are counted, and tables for it. */
export interface Count {
  /** The seat whose turn ends; the next one has the next turn. */
  readonly me: number;
  readonly n: number;
  /** By seat. */
  readonly cards: readonly number[];
  /** Armies for the next set. */
  readonly set: number;
  /** By seat, FACTS of each. */
  readonly facts: number[];
  /** By continent and seat. */
  readonly held: number[];
  readonly force: number[];
  /** By territory: the chance that it holds. */
  readonly stays: number[];
  /** By seat and seat: armies beside territories of the other one; by seat the last territory that they were counted at. */
  readonly reach: number[];
  readonly met: number[];
  /** By seat: what it costs to take all that it has, and the variance of that. */
  readonly cost: number[];
  readonly spread: number[];
}

export function newCount(me: number, n: number, cards: readonly number[], set: number): Count {
  return {
    me,
    n,
    cards,
    set,
    facts: [],
    held: [],
    force: [],
    stays: [],
    reach: [],
    met: [],
    cost: [],
    spread: [],
  };
}

/** Counts a position; `spare` armies of the own seat are yet to be placed, `won` cards came since. */
export function countFacts(
  count: Count,
  owners: readonly number[],
  armies: readonly number[],
  spare: number,
  won: number,
): void {
  const { me, n, facts, cards } = count;
  clear(count);
  countLands(count, owners, armies);
  countContinents(count);
  facts[me * FACTS + ARMIES] += spare;
  facts[me * FACTS + TOP] += spare;
  let all = 10;
  let alive = 0;
  for (let at = 0; at < n * FACTS; at += FACTS)
    if (facts[at + LANDS] > 0) {
      alive++;
      all += facts[at + ARMIES];
      facts[at + INCOME] += facts[at + LANDS] < 9 ? 3 : facts[at + LANDS] / 3;
    }
  for (let seat = 0; seat < n; seat++) facts[seat * FACTS + DANGER] = dangerOf(count, seat, won);
  let order = 0;
  for (let i = 1; i <= n; i++) {
    const seat = (me + i) % n;
    const at = seat * FACTS;
    if (facts[at + LANDS] > 0) {
      facts[at + ORDER] = alive < 2 ? 0 : order / (alive - 1);
      facts[at + ALIVE] = alive / 6;
      share(count, seat, seat === me ? cards[seat] + won : cards[seat], all);
      order++;
    }
  }
}

function clear({ n, facts, held, force, reach, met, cost, spread }: Count): void {
  for (let k = 0; k < n * FACTS; k++) facts[k] = 0;
  for (let k = 0; k < n * REGIONS; k++) {
    held[k] = 0;
    force[k] = 0;
  }
  for (let k = 0; k < n * n; k++) reach[k] = 0;
  for (let seat = 0; seat < n; seat++) {
    met[seat] = -1;
    cost[seat] = 0;
    spread[seat] = 0;
  }
}

function countLands(
  { n, facts, held, force, stays, reach, met, cost, spread }: Count,
  owners: readonly number[],
  armies: readonly number[],
): void {
  for (let t = 0; t < SIZE; t++) {
    const owner = owners[t];
    if (owner >= 0) {
      const here = armies[t];
      const at = owner * FACTS;
      const near = NEAR[t];
      const neighbours = near.length;
      let most = 0;
      let sum = 0;
      let isFront = false;
      for (let i = 0; i < neighbours; i++) {
        const other = owners[near[i]];
        if (other !== owner) {
          isFront = true;
          if (other >= 0) {
            const there = armies[near[i]] - 1;
            sum += there;
            if (there > most) most = there;
            if (met[other] !== t) {
              met[other] = t;
              reach[owner * n + other] += here - 1;
            }
          }
        }
      }
      const stay = most > 0 ? stayChance(here, 0.9 * (most + 0.3 * (sum - most))) : 1;
      stays[t] = stay;
      facts[at + LANDS]++;
      facts[at + ARMIES] += here;
      if (here > facts[at + TOP]) {
        facts[at + SECOND] = facts[at + TOP];
        facts[at + TOP] = here;
      } else if (here > facts[at + SECOND]) facts[at + SECOND] = here;
      facts[at + (isFront ? FRONT : INNER)] += here - 1;
      facts[at + EXPOSED] += here * (1 - stay);
      if (here < 2.5) {
        facts[at + THIN]++;
        if (most > 1.5) facts[at + MARKED]++;
      }
      cost[owner] += lossMean(here) + 1;
      spread[owner] += lossVariance(here);
      const k = CONTINENT_OF[t] * n + owner;
      held[k]++;
      force[k] += here;
    }
  }
}

/** The chance that so many armies still hold their territory behind an attack of so many. */
function stayChance(armies: number, against: number): number {
  const more = against - lossMean(armies);
  return 1 - sigmoid((1.7 * more) / (1 + Math.sqrt(lossVariance(armies) / 2 + 1)));
}

function countContinents({ me, n, facts, held, force, stays }: Count): void {
  for (let continent = 0; continent < REGIONS; continent++) {
    let all = 0;
    for (let seat = 0; seat < n; seat++) all += force[continent * n + seat];
    for (let seat = 0; seat < n; seat++) {
      const k = continent * n + seat;
      const at = seat * FACTS;
      if (held[k] === EXTENT[continent]) {
        let hold = 1;
        for (const t of BORDERS[continent]) hold *= stays[t];
        // Who is next gets its armies before anybody attacks.
        facts[at + INCOME] += BONUS[continent] * (seat === (me + 1) % n ? 1 : hold);
        facts[at + BONUSES] += BONUS[continent] * hold;
      } else if (held[k] > 0) {
        const part = held[k] / EXTENT[continent];
        facts[at + PARTS] += (BONUS[continent] * part * part * force[k]) / all;
      }
    }
  }
}

/** The chance that some other seat takes all that a seat has, with its new armies and cards. */
function dangerOf(
  { me, n, facts, reach, cost, spread, cards, set }: Count,
  seat: number,
  won: number,
): number {
  let most = 0;
  for (let other = 0; other < n; other++) {
    const beside = reach[other * n + seat];
    if (beside > 0) {
      const hand = other === me ? cards[other] + won : cards[other];
      const more = beside + facts[other * FACTS + INCOME] + setChance(hand) * set - cost[seat];
      const danger = sigmoid(more / Math.sqrt(spread[seat] + 1));
      if (danger > most) most = danger;
    }
  }
  return most;
}

/** Makes shares of what was counted of a seat, with its `hand` of cards, of `all` armies. */
function share({ facts, set }: Count, seat: number, hand: number, all: number): void {
  const at = seat * FACTS;
  facts[at + CARDS] = hand / 5;
  facts[at + SET] = (setChance(hand) * set) / all;
  facts[at + ALL] = 20 / all;
  facts[at + NEXT] = set / all;
  for (const k of OF_ARMIES) facts[at + k] /= all;
  for (const k of OF_LANDS) facts[at + k] /= 21;
  for (const k of OF_BONUSES) facts[at + k] /= 10;
}

/** Whether a seat has a territory in the position that was counted last. */
export function hasLands({ facts }: Count, seat: number): boolean {
  return facts[seat * FACTS + LANDS] > 0;
}
