import type { Seat } from "../../../core/types";
import { SIZE } from "../board";
import type { Count } from "./value/facts";
import { netWorth, type Nets } from "./value/net";
import { sigmoid } from "./losses";
import { BONUS, BORDERS, EXTENT, REGIONS } from "./regions";
import { look, newSurvey, type Survey } from "./survey";
import type { Weights } from "./weights.data";

/** What a position is worth that is won: a little more than any other can be. */
export const VICTORY = 110;

/** What aims give for a position that wins. */
export const WON = 100000;

/** What a position is worth to a seat for the sake of its aims. */
export type Aims = (this: void, owners: readonly number[], armies: readonly number[]) => number;

/** What a position is worth, up to 100, and 110 where it wins; `spare` and `loot` as in `judge`. */
export type Instead = (
  this: void,
  owners: readonly number[],
  armies: readonly number[],
  spare: number,
  loot: number,
) => number;

/** What territories count, where they are not all alike. */
export interface Lots {
  readonly counts: readonly number[];
  readonly prizes: readonly number[];
}

/** What stays the same while a seat weighs positions. */
export interface Stakes {
  readonly me: number;
  readonly n: number;
  readonly weights: Weights;
  /** By seat: cards, and armies that its sets are expected to bring next. */
  readonly cards: readonly number[];
  readonly sets: readonly number[];
  /** Armies for a card of the next set. */
  readonly cardArmies: number;
  /** By territory: how often it counts for new armies, and what it is worth besides to whoever holds it; undefined where each counts once. */
  readonly lots: Lots | undefined;
  /** What a position is worth to the own seat for the sake of its aims, in armies; WON where it wins. */
  readonly aims: Aims | undefined;
  /** What weighs positions in place of this judge, where a game has something better. */
  readonly instead?: Instead | undefined;
  /** What that costs for a position, in units of thought. */
  readonly units?: number;
  /** Whose strength counts so many times as much, for a grudge; NOBODY for nobody's. */
  readonly grudge: Seat;
  readonly spite: number;
  /** What a position is worth by networks, where they have a say as well. */
  readonly value: { readonly nets: Nets; readonly count: Count } | undefined;
}

/** The stakes with tables in which positions are counted, those of `strength` and `counted` by seat. */
export interface Judge extends Stakes {
  readonly survey: Survey;
  readonly strength: number[];
  readonly counted: number[];
}

/** Each field by itself: objects that are spread together have a hidden class of their own in V8, which makes all that read them slow. */
export function newJudge(stakes: Stakes): Judge {
  return {
    me: stakes.me,
    n: stakes.n,
    weights: stakes.weights,
    cards: stakes.cards,
    sets: stakes.sets,
    cardArmies: stakes.cardArmies,
    lots: stakes.lots,
    aims: stakes.aims,
    instead: stakes.instead,
    units: stakes.units ?? 0,
    grudge: stakes.grudge,
    spite: stakes.spite,
    value: stakes.value,
    survey: newSurvey(stakes.n),
    strength: [],
    counted: [],
  };
}

/**
 * What a position is worth to the seat, up to 100; with a network the mean of what both say, as each is wrong in its own
 * way, and a search finds just what one of them alone overrates. `spare` armies are yet to be placed; `loot` is strength
 * that cards bring which were won since, with a network their number.
 */
export function judge(
  how: Judge,
  owners: readonly number[],
  armies: readonly number[],
  spare: number,
  loot: number,
): number {
  const { value, weights, cardArmies, survey } = how;
  if (value === undefined) return shareOf(how, owners, armies, spare, loot);
  const strength = loot > 0 ? weights.card * cardArmies * loot + weights.earned : 0;
  const share = shareOf(how, owners, armies, spare, strength);
  return share === VICTORY ? share : (share + netWorth(value.nets, value.count, survey, spare, loot)) / 2;
}

/**
 * The share of the own strength among that of all, each squared, as this is how often it would win: no network has a say.
 * Surveys the position.
 */
function shareOf(
  how: Judge,
  owners: readonly number[],
  armies: readonly number[],
  spare: number,
  loot: number,
): number {
  if (how.instead !== undefined) return how.instead(owners, armies, spare, loot);
  const { me, n, weights, strength, counted, sets, cards, cardArmies, grudge, survey } = how;
  const { top, reach, cost, spread } = survey;
  look(survey, owners, armies);
  countLands(how, owners);
  countContinents(how);
  let own = 0;
  let others = 0;
  let danger = 0;
  let isInReach = false;
  for (let seat = 0; seat < n; seat++) {
    if (counted[seat] > 0) {
      const third = counted[seat] / 3;
      const income = third < 3 ? 3 : third;
      const all =
        strength[seat] +
        weights.top * top[seat] +
        weights.income * income +
        weights.land * counted[seat] +
        weights.card * cardArmies * cards[seat] +
        weights.set * sets[seat];
      if (seat === me) own = all + spare + loot;
      else {
        others += seat === grudge ? how.spite * all * all : all * all;
        const beside = reach[seat * n + me];
        if (beside > 0) {
          const more = beside + income + sets[seat] - cost[me];
          if (!isInReach || more > danger) danger = more;
          isInReach = true;
        }
      }
    }
  }
  if (others === 0) return VICTORY;
  if (own === 0) return 0;
  if (how.aims !== undefined) {
    const aims = how.aims(owners, armies);
    if (aims >= WON) return VICTORY;
    own += aims;
  }
  if (isInReach) own *= 1 - weights.danger * sigmoid(danger / Math.sqrt(spread[me] + 1));
  if (own < 0) own = 0;
  return (100 * own * own) / (own * own + others);
}

/** What the armies of all seats are worth, and how often their territories count. */
function countLands({ n, weights, lots, strength, counted, survey }: Judge, owners: readonly number[]): void {
  const { lands, front, inner } = survey;
  for (let seat = 0; seat < n; seat++) {
    counted[seat] = lands[seat];
    strength[seat] = weights.first * lands[seat] + front[seat] + weights.inner * inner[seat];
  }
  if (lots === undefined) return;
  const { counts, prizes } = lots;
  for (let t = 0; t < SIZE; t++) {
    const owner = owners[t];
    if (owner >= 0) {
      counted[owner] += counts[t] - 1;
      strength[owner] += prizes[t];
    }
  }
}

/** Adds what whole continents are worth, the more the less their borders are pressed on, and parts of them. */
function countContinents({ n, weights, strength, survey }: Judge): void {
  const { held, force, falls } = survey;
  for (let continent = 0; continent < REGIONS; continent++) {
    let all = 0;
    for (let seat = 0; seat < n; seat++) all += force[continent * n + seat];
    const extent = EXTENT[continent];
    for (let seat = 0; seat < n; seat++) {
      const k = continent * n + seat;
      if (held[k] === extent) {
        let hold = 1;
        const borders = BORDERS[continent];
        const count = borders.length;
        for (let i = 0; i < count; i++) hold *= 1 - 0.75 * falls[borders[i]];
        strength[seat] += BONUS[continent] * (weights.bonus + weights.hold * hold);
      } else if (force[k] > 0) {
        const share = held[k] / extent;
        strength[seat] += (weights.part * BONUS[continent] * share * share * force[k]) / all;
      }
    }
  }
}
