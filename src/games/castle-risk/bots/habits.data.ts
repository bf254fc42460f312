import { NOBODY, type Seat } from "../../../core/types";

/** What a level knows of the economy of a kingdom. */
export interface Habits {
  /** Crowns from which on it gives to the church. */
  readonly donateFrom: number;
  /** Whether its first siege weapon, which helps to win cities over, comes before a city is asked. */
  readonly weaponFirst: boolean;
  /** What Tax/Spend is worth to it a city. */
  readonly tax: number;
  /** Whether it takes King Me for a city that lies behind a single empty territory. */
  readonly asksFar: boolean;
  /** Added to the share of a force that must come through an attack; whose territories are worth so much more to it. */
  readonly margin: number;
  readonly grudge: Seat;
  readonly revenge: number;
}

const EVEN = { margin: 0, grudge: NOBODY, revenge: 0 };


export const EASY: Habits = { donateFrom: 0, weaponFirst: false, tax: 0.5, asksFar: false, ...EVEN };
export const NORMAL: Habits = { donateFrom: 0, weaponFirst: false, tax: 0.9, asksFar: false, ...EVEN };
/** With single policies, King Me and Tax/Spend on cards of their own. */
export const HARD_SINGLE: Habits = { donateFrom: 6, weaponFirst: false, tax: 0.9, asksFar: false, ...EVEN };
export const HARD: Habits = { donateFrom: 6, weaponFirst: true, tax: 1.3, asksFar: true, ...EVEN };
