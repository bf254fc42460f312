import { bestBy } from "../../../core/bots/best";
import { NOBODY, NOWHERE, type Roll, type Seat } from "../../../core/types";
import { ALL_LANDS, BOARD, SIZE } from "../board";
import { defenceDice, type DefendAction, type StormAction } from "../rules/attack";
import { chanceOf } from "../rules/odds";
import type { MoveAction } from "../rules/move";
import type { OccupyAction } from "../rules/occupy";
import type { PlaceAction } from "../rules/place";
import type { ClaimAction } from "../rules/placing";
import type { Lands, WorldState } from "../rules/state";
import { bestLand, claimWorth, distances, earlyWorth, threat } from "./worth";

/*
 * What sensible computers of the games on the world board do.
 */

/** What it is worth to take a territory. */
type Worth = (this: void, t: number) => number;

/** A position that knows its round. */
type Dated = WorldState & { readonly round: number };

/** An attack that could be made, and how much is to be expected of it. */
interface Plan {
  readonly from: number;
  readonly to: number;
  readonly worth: number;
}

/** Chances below which nothing is attacked: before the turn's first capture, which brings a card, and behind it. */
const FAIR = 0.5;
const GOOD = 0.65;
/** The round behind which nearly any attack is made, as somebody has to win, and the chance below which there is none then. */
const LONG = 20;
const DARING = 0.1;

/**
 * The best attack of a seat if `more` armies were added to its source; undefined where none is good enough. Each target
 * is valued once, and odds are asked for only where they could make the attack the best one.
 */
function bestPlan(s: Lands, seat: Seat, more: number, least: number, targetWorth: Worth): Plan | undefined {
  let best: Plan | undefined;
  const values: Record<number, number | undefined> = {};
  for (let from = 0; from < SIZE; from++) {
    const armies = s.armies[from] + more;
    if (s.owners[from] === seat && armies > 1) {
      for (const to of BOARD.near[from]) {
        if (s.owners[to] !== seat) {
          const value = values[to] ?? targetWorth(to);
          values[to] = value;
          const chance = best === undefined || value > best.worth ? chanceOf(armies, s.armies[to]) : 0;
          const worth = chance > least ? chance * value : 0;
          if (worth > 0 && (best === undefined || worth > best.worth)) best = { from, to, worth };
        }
      }
    }
  }
  return best;
}

/** The chance below which nothing is attacked in a round. */
function leastChance({ round }: Dated, usual: number): number {
  return round > LONG ? DARING : usual;
}

/**
 * What a sensible player does at a step that all games on the board have but for its attacks and moves; undefined at any
 * other step. `targetWorth`: what it is worth to take a territory; `roll` only breaks what is nearly even.
 */
export function decideCommon(
  s: Dated,
  seat: Seat,
  roll: Roll,
  targetWorth: Worth,
): ClaimAction | PlaceAction | DefendAction | OccupyAction | undefined {
  switch (s.step) {
    case "claim":
      return { type: "claim", seat, territory: bestLand(s, roll, NOBODY, (t) => claimWorth(s, seat, t)) };
    case "place":
      if (s.phase !== "setup") return decidePlace(s, seat, targetWorth);
      return {
        type: "place",
        seat,
        territory: bestLand(s, roll, seat, (t) => earlyWorth(s, seat, t)),
        armies: s.due,
      };
    case "defend":
      return { type: "defend", seat, dice: s.battle === undefined ? 1 : defenceDice(s, s.battle.to) };
    case "occupy":
      return decideOccupy(s, seat);
    default:
      return undefined;
  }
}

/** All armies where the best attack begins that they make possible, else where most enemies are. */
function decidePlace(s: Dated, seat: Seat, targetWorth: Worth): PlaceAction {
  const plan = bestPlan(s, seat, s.due, leastChance(s, FAIR), targetWorth);
  return { type: "place", seat, territory: plan?.from ?? mostThreatened(s, seat), armies: s.due };
}

/** The own territory with most enemies around it. */
export function mostThreatened(s: Lands, seat: Seat): number {
  return bestBy(ALL_LANDS, -1, (t) => (s.owners[t] === seat ? threat(s, seat, t) : undefined)) ?? NOWHERE;
}

/** The best attack as long as the odds are good, better once a card is `earned`, rolled on as long as there is hope. */
export function decideAttack(
  s: Dated,
  seat: Seat,
  earned: boolean,
  targetWorth: Worth,
): StormAction | undefined {
  const plan = bestPlan(s, seat, 0, leastChance(s, earned ? GOOD : FAIR), targetWorth);
  if (plan === undefined) return undefined;
  const { from, to } = plan;
  return { type: "storm", seat, from, to, until: s.armies[from] > 3 ? 2 : 1 };
}

/** All armies forward, unless only the source has enemies left around it; where both have, most go on. */
function decideOccupy(s: WorldState, seat: Seat): OccupyAction {
  const battle = s.battle;
  if (battle === undefined) return { type: "occupy", seat, armies: 1 };
  const most = s.armies[battle.from] - 1;
  const ahead = threat(s, seat, battle.to);
  const behind = threat(s, seat, battle.from) - s.armies[battle.to];
  if (ahead === 0 && behind > 0) return { type: "occupy", seat, armies: battle.dice };
  const stay = behind === 0 ? 0 : Math.min(3, Math.floor(most / 4));
  return { type: "occupy", seat, armies: Math.max(battle.dice, most - stay) };
}

/** What ends a turn, or a part of it. */
export interface EndAction {
  readonly type: "end";
  readonly seat: Seat;
}

/** The largest group that stands away from all enemies goes nearer to them, by the game's own verb; the end where it cannot. */
export function decideMove<T extends string>(
  s: Lands,
  seat: Seat,
  roll: Roll,
  type: T,
  targets: (this: void, from: number) => readonly number[],
): MoveAction<T> | EndAction {
  const end: EndAction = { type: "end", seat };
  const far = distances(s, seat);
  const isInland = (t: number): boolean => s.owners[t] === seat && far[t] > 1;
  const from = bestBy(ALL_LANDS, 1, (t) => (isInland(t) ? s.armies[t] : undefined));
  if (from === undefined) return end;
  let to = NOWHERE;
  let least = 2 * far[from];
  for (const t of targets(from)) {
    const away = t === from || s.owners[t] !== seat ? 2 * SIZE : 2 * far[t] - roll(2);
    if (away < least - 1) {
      to = t;
      least = away;
    }
  }
  return to === NOWHERE ? end : { type, seat, from, to, armies: s.armies[from] - 1 };
}
