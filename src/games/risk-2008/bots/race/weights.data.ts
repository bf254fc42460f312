import type { ConditionKind } from "../../rules/objectives.data";

/**
 * What the chance to win the race for objectives is made of. Three numbers in a row: for who plays next, for those behind,
 * for who has just played.
 */
export interface RaceWeights {
  /** How much of the armies beside a continent helps to complete it, and of all at fronts towards anything else. */
  readonly local: number;
  readonly pooled: number;
  /** Armies that a place costs more which the seat does not stand beside. */
  readonly far: number;
  /** Armies that an objective costs more, or less, than is counted, by its kind. */
  readonly kinds: Readonly<Record<ConditionKind, number>>;
  /** Deviations that speak for an objective in the next turn: at no armies to spare, for each, for each of the second nearest. */
  readonly at: readonly number[];
  readonly slope: readonly number[];
  readonly second: number;
  /** And where one is met already. */
  readonly met: readonly number[];
  /** Deviations that speak for the own capital in the next turn: where it is held, where it is lost, for each army to spare. */
  readonly keep: readonly number[];
  readonly lost: number;
  readonly back: number;
  /** Who wins later: by objectives, by objectives for the chance of the next one, for the capital, less by its armies. */
  readonly had: readonly number[];
  readonly soon: readonly number[];
  readonly home: number;
  readonly guard: number;
  /** For the share of its armies that stand in one stack, for a card, by turn. */
  readonly top: number;
  readonly card: number;
  readonly turn: readonly number[];
}

/**
 * Fitted to who won, over the ends of 20,756 turns of 1,500 games of three players of Basic Training, hard computers of
 * before and normal ones. What objectives cost (the first four) was fitted to whether seats collected in their next turn.
 */
export const RACE: RaceWeights = {
  local: 0.8,
  pooled: 0.5,
  far: 1.5,
  kinds: {
    continents: 4,
    continent: 0,
    territories: -3,
    territories_taken: 2,
    cities: -4,
    cities_taken: 0,
    enemy_capitals: -3,
    continent_taken: 3,
  },
  at: [-0.68, -1.21, -1.106],
  slope: [0.213, 0.101, 0.036],
  second: -0.015,
  met: [-0.05, 0.441, 0.298],
  keep: [0, 0.57, 0.285],
  lost: 0.262,
  back: 0.237,
  had: [0, 0.212, 1.056, 0.182],
  soon: [-0.522, 1.067, 0.951, 0],
  home: 0.418,
  guard: 0.127,
  top: 1.941,
  card: 0.472,
  turn: [0.345, 0, -0.834],
};
