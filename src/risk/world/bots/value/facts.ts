import { sigmoid } from "../losses";
import { BONUS, BORDERS, EXTENT, REGIONS } from "../regions";
import type { Survey } from "../survey";

/*
 * What is counted of a position for each seat as a turn ends. Armies are shares of all that players have and ten more,
 * so that few of them say less.
 */

const LANDS = 0;
const ARMIES = 1;
/** The two largest stacks. */
const TOP = 2;
const SECOND = 3;
/** New armies, and those of whole continents, both by how safe these are. */
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
/** From 0 to 1, how near somebody is to taking everything before the seat's next turn. */
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

const SET_CHANCE: readonly number[] = [0, 0, 0.1, 0.42, 0.8, 1];

/** The chance of a set by the number of cards. */
export function chanceOfSet(cards: number): number {
  return SET_CHANCE[cards < 5 ? cards - (cards % 1) : 5];
}

/** What stays the same while positions are counted, and the facts of the last one. */
export interface Count {
  /** The seat whose turn ends; the next one has the next turn. */
  readonly me: number;
  /** By seat. */
  readonly cards: readonly number[];
  /** Armies for the next set. */
  readonly set: number;
  /** By seat, FACTS of each. */
  readonly facts: number[];
}

export function newCount(me: number, cards: readonly number[], set: number): Count {
  return { me, cards, set, facts: [] };
}

/** Counts a position that was surveyed; `spare` armies of the own seat are yet to be placed, `won` cards came since. */
export function countFacts(count: Count, survey: Survey, spare: number, won: number): void {
  const { me, facts, cards } = count;
  const { n, lands, armies } = survey;
  for (let seat = 0; seat < n; seat++) takeSeat(count, survey, seat);
  countContinents(count, survey);
  facts[me * FACTS + ARMIES] += spare;
  facts[me * FACTS + TOP] += spare;
  let all = 10 + spare;
  let alive = 0;
  for (let seat = 0; seat < n; seat++)
    if (lands[seat] > 0) {
      alive++;
      all += armies[seat];
    }
  for (let seat = 0; seat < n; seat++) facts[seat * FACTS + DANGER] = dangerOf(count, survey, seat, won);
  let order = 0;
  for (let i = 1; i <= n; i++) {
    const seat = (me + i) % n;
    const at = seat * FACTS;
    if (lands[seat] > 0) {
      facts[at + ORDER] = alive < 2 ? 0 : order / (alive - 1);
      facts[at + ALIVE] = alive / 6;
      share(count, seat, seat === me ? cards[seat] + won : cards[seat], all);
      order++;
    }
  }
}

function takeSeat({ facts }: Count, survey: Survey, seat: number): void {
  const at = seat * FACTS;
  const lands = survey.lands[seat];
  facts[at + LANDS] = lands;
  facts[at + ARMIES] = survey.armies[seat];
  facts[at + TOP] = survey.top[seat];
  facts[at + SECOND] = survey.second[seat];
  facts[at + INCOME] = lands < 9 ? 3 : lands / 3;
  facts[at + BONUSES] = 0;
  facts[at + PARTS] = 0;
  facts[at + INNER] = survey.inner[seat];
  facts[at + FRONT] = survey.front[seat];
  facts[at + EXPOSED] = survey.exposed[seat];
  facts[at + THIN] = survey.thin[seat];
  facts[at + MARKED] = survey.marked[seat];
}

function countContinents({ me, facts }: Count, { n, held, force, falls }: Survey): void {
  for (let continent = 0; continent < REGIONS; continent++) {
    let all = 0;
    for (let seat = 0; seat < n; seat++) all += force[continent * n + seat];
    const extent = EXTENT[continent];
    for (let seat = 0; seat < n; seat++) {
      const k = continent * n + seat;
      const at = seat * FACTS;
      if (held[k] === extent) {
        let hold = 1;
        const borders = BORDERS[continent];
        const count = borders.length;
        for (let i = 0; i < count; i++) hold *= 1 - falls[borders[i]];
        // Who is next gets its armies before anybody attacks.
        facts[at + INCOME] += BONUS[continent] * (seat === (me + 1) % n ? 1 : hold);
        facts[at + BONUSES] += BONUS[continent] * hold;
      } else if (held[k] > 0) {
        const part = held[k] / extent;
        facts[at + PARTS] += (BONUS[continent] * part * part * force[k]) / all;
      }
    }
  }
}

/** From 0 to 1, how near some other seat is to taking all that a seat has, with its new armies and cards. */
function dangerOf({ me, facts, cards, set }: Count, survey: Survey, seat: number, won: number): number {
  const { n, reach, cost, spread } = survey;
  let most = 0;
  for (let other = 0; other < n; other++) {
    const beside = reach[other * n + seat];
    if (beside > 0) {
      const hand = other === me ? cards[other] + won : cards[other];
      const more = beside + facts[other * FACTS + INCOME] + chanceOfSet(hand) * set - cost[seat];
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
  facts[at + SET] = (chanceOfSet(hand) * set) / all;
  facts[at + ALL] = 20 / all;
  facts[at + NEXT] = set / all;
  for (const k of OF_ARMIES) facts[at + k] /= all;
  for (const k of OF_LANDS) facts[at + k] /= 21;
  for (const k of OF_BONUSES) facts[at + k] /= 10;
}
