import { NOBODY, type Seat } from "../../../core/types";

/** What a level knows of the economy of a kingdom. */
export interface Habits {
  /** Crowns from which on it gives to the church. */
  readonly donateFrom: number;
  /** Whether its first siege weapon, which helps to win cities over, comes before a city is asked. */
  readonly weaponFirst: boolean;
  /** What Tax/Spend is worth to it a city. */
  readonly tax: number;
  /** What Expand is worth to it, by how many of them are picked already. */
  readonly expand: readonly number[];
  /** Whether it takes King Me for a city that lies behind a single empty territory. */
  readonly asksFar: boolean;
  /** Added to the share of a force that must come through an attack; whose territories are worth so much more to it. */
  readonly margin: number;
  readonly grudge: Seat;
  readonly revenge: number;
}

const EVEN = { margin: 0, grudge: NOBODY, revenge: 0 };
const EXPAND: readonly number[] = [3.2, 2.6, 2, 1];

export const EASY: Habits = {
  donateFrom: 0,
  weaponFirst: false,
  tax: 0.5,
  expand: EXPAND,
  asksFar: false,
  ...EVEN,
};
export const NORMAL: Habits = { ...EASY, tax: 0.9 };
/** With single policies, King Me, Tax/Spend and Fortify on cards of their own: armies that march together take more. */
export const HARD_SINGLE: Habits = { ...NORMAL, donateFrom: 6, expand: [1.4, 1.1, 0.8, 0.5] };
export const HARD: Habits = { ...NORMAL, donateFrom: 6, weaponFirst: true, tax: 1.3, asksFar: true };
