import { zeros } from "../../../core/counts";
import { growth } from "../../growth";
import { RANK_ARCHERS, RANK_CAVALRY, RANK_SIEGE, WEAPON_DICE } from "../ranks";
import { ARCHER, CAVALRY, SIEGE, size } from "../../units";
import type { RankBattle, RankSide } from "./battle";

/*
 * A quick fit of the exact odds, for computers that look at more battles than they could work out: at what neighbours could
 * take, at what armies promise, and at which attacks are worth working out. A side's strength is what it hits in a pass
 * times a power of its size, as armies that wear each other down have it. Fitted to 2,400 random battles of both games of
 * Europe, with up to thirty units a side. Of such that either side may win the chance is off by 3.4 points on average, in
 * one of twenty by more than 11; what is left of the attacker's coins by 4.6 points (test/risk/fit.test.ts).
 */

/** What a hit of these ranks counts beside one of the main rank, which is over and over again. */
const WEIGHTS: readonly number[] = [1.24, 0.77, 0.75];
/** Where they are fought in the first pass alone: the same, over the root of all units. */
const ONCE = 1.14;
/** A castle's re-roll: times its ranks' hits, and added to the main one's. */
const REROLLED = 1.27;
const REROLLED_MAIN = 0.065;
/** Added to the size of each side: the attacker's last unit is worth less, the defender's more. */
const LESS = -0.18;
const MORE = 0.31;
/** How steeply the chance rises with the lead. */
const STEEP = 1.96;

/** A battle without its units. */
type Dice = Pick<RankSide, "need" | "extra">;
interface Kind extends Pick<RankBattle, "main" | "once" | "reroll"> {
  readonly attacker: Dice;
  readonly defender: Dice;
}

/** What a side hits in a pass: each unit by kind, what is no unit's, and the main rank. */
interface Striking {
  readonly archer: number;
  readonly cavalry: number;
  readonly weapon: number;
  readonly extra: number;
  readonly main: number;
}

/** What a battle rests on besides its units: made once, and asked for any of them. */
export interface Ground {
  readonly attacker: Striking;
  readonly defender: Striking;
  readonly once: boolean;
}

/** What the fit rests on in battles of this kind, whatever their units. */
export function groundOf({ attacker, defender, main, once, reroll }: Kind): Ground {
  const [, one, two] = main.two[3];
  const lost = one + 2 * two;
  const again = reroll !== "none";
  return {
    attacker: strikingOf(attacker, 1, 2 - lost),
    defender: strikingOf(defender, again ? REROLLED : 1, again ? lost + REROLLED_MAIN : lost),
    once,
  };
}

function strikingOf({ need, extra }: Dice, times: number, main: number): Striking {
  const hit = (rank: number): number => (times * WEIGHTS[rank] * (7 - need[rank])) / 6;
  return {
    archer: hit(RANK_ARCHERS),
    cavalry: hit(RANK_CAVALRY),
    weapon: WEAPON_DICE * hit(RANK_SIEGE),
    extra:
      extra[RANK_SIEGE] * hit(RANK_SIEGE) +
      extra[RANK_ARCHERS] * hit(RANK_ARCHERS) +
      extra[RANK_CAVALRY] * hit(RANK_CAVALRY),
    main,
  };
}

/** What a battle rests on besides the attacker's units. */
export interface Facing {
  readonly ground: Ground;
  readonly size: number;
  /** What the defender's units hit in a pass before the main rank, and what that counts at its size. */
  readonly hits: number;
  readonly power: number;
}

export function facingOf(ground: Ground, units: readonly number[]): Facing {
  const n = size(units);
  return { ground, size: n, hits: hitsOf(ground.defender, units), power: otherPower(n) };
}

/** The chance of a force alone, as a logarithm of odds. */
export function leadOf(facing: Facing, force: readonly number[]): number {
  const both = size(force) + facing.size;
  return leadAt(shareOf(facing, force), both);
}

/** The chance of such a lead. */
export function chanceAt(lead: number): number {
  return 1 / (1 + growth(-lead));
}

/** Nearly half the logarithm of one strength over the other, by what all machines round alike. */
function leadAt(share: number, both: number): number {
  return STEEP * (both < ROOTS.length ? ROOTS[both] : Math.sqrt(both)) * share * (1 + (share * share) / 3);
}

/** The difference of the strengths of both sides in their sum, from -1 to 1. */
function shareOf({ ground, size: other, hits, power }: Facing, force: readonly number[]): number {
  const { attacker, defender, once } = ground;
  const own = size(force);
  const lasting = once ? ONCE / Math.sqrt(own + other) : 1;
  const strength =
    (attacker.main + lasting * hitsOf(attacker, force)) * (own < OWN.length ? OWN[own] : powerOf(own, LESS));
  const against = (defender.main + lasting * hits) * power;
  return (strength - against) / (strength + against);
}

function hitsOf({ archer, cavalry, weapon, extra }: Striking, units: readonly number[]): number {
  return extra + archer * units[ARCHER] + cavalry * units[CAVALRY] + weapon * units[SIEGE];
}

function otherPower(n: number): number {
  return n < OTHER.length ? OTHER[n] : powerOf(n, MORE);
}

/** A size, more or less so much, to the power of 1.25. */
function powerOf(n: number, more: number): number {
  return n > 0 ? (n + more) * Math.sqrt(Math.sqrt(n + more)) : 0;
}

/** By size, for sizes that occur: the powers of the attacker's and the defender's, and roots. */
const SIZES = zeros(128).map((_, n) => n);
const OWN = SIZES.map((n) => powerOf(n, LESS));
const OTHER = SIZES.map((n) => powerOf(n, MORE));
const ROOTS = SIZES.map((n) => Math.sqrt(n));
