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
}

export const EASY: Habits = { donateFrom: 0, weaponFirst: false, tax: 0.5, asksFar: false };
export const NORMAL: Habits = { donateFrom: 0, weaponFirst: false, tax: 0.9, asksFar: false };
/** With single policies, King Me and Tax/Spend on cards of their own. */
export const HARD_SINGLE: Habits = { donateFrom: 6, weaponFirst: false, tax: 0.9, asksFar: false };
export const HARD: Habits = { donateFrom: 6, weaponFirst: true, tax: 1.3, asksFar: true };
