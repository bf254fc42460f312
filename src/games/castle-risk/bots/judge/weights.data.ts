/** What a kingdom's parts are worth beside each other, in logarithms of odds. */
export interface Weights {
  readonly crown: number;
  readonly tax: number;
  readonly army: number;
  readonly coins: number;
  /** What so many crowns less than win are worth besides: none missing, one, two. */
  readonly goal: readonly number[];
  /** What each crown beyond those that win is worth. */
  readonly beyond: number;
  /** What is added for crowns that win where nobody has a turn any more before they are counted. */
  readonly last: number;
  /** The share of a danger that is believed. */
  readonly fear: number;
  /** How much better an attack has to make a game. */
  readonly better: number;
  readonly betterMarch: number;
  /** What armies promise: another's capital, a city of another player besides, by moves, a second city of one army. */
  readonly prospects: number;
  readonly capital: number;
  readonly theirs: number;
  readonly step: readonly number[];
  readonly again: number;
  /** How steeply hopes grow with the lead of an army that may still grow itself, and by how much they are behind it. */
  readonly steep: number;
  readonly behind: number;
}

export const WEIGHTS: Weights = {
  crown: 0.4,
  tax: 0.12,
  army: 0.01,
  coins: 0.008,
  goal: [2.2, 0.5, 0.1],
  beyond: 0.4,
  last: 2,
  fear: 0.3,
  better: 0.002,
  betterMarch: 0.0005,
  prospects: 0.5,
  capital: 1.5,
  theirs: 0.2,
  step: [0, 1, 0.6, 0.35],
  again: 0.3,
  steep: 0.95,
  behind: 0.6,
};
