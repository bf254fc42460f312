/** What a computer of the games on the world board holds dear: armies are what everything is counted in. */
export interface Weights {
  /** The first army of a territory, and one away from all fronts; one at a front counts 1. */
  readonly first: number;
  readonly inner: number;
  /** An army of the largest stack, on top of that. */
  readonly top: number;
  /** New armies for territories, and a territory by itself. */
  readonly income: number;
  readonly land: number;
  /** A continent's bonus, held for sure or not, and what is added the less its borders are pressed on. */
  readonly bonus: number;
  readonly hold: number;
  /** A continent of which a part is held. */
  readonly part: number;
  /** A card, in shares of what a card of the next set pays, and one that was earned in this turn. */
  readonly card: number;
  readonly earned: number;
  /** Armies that the own sets are expected to bring next. */
  readonly set: number;
  /** What the cards of who is wiped out bring, in the same shares. */
  readonly spoil: number;
  /** How much of the own strength the danger of being wiped out takes. */
  readonly danger: number;
  /** What is lost of an army that fails in an attack. */
  readonly failure: number;
  /** The least chance of a plan that is looked at. */
  readonly least: number;
  /** A part of each continent, where territories are claimed. */
  readonly draft: number;
}

/**
 * Fitted to who won 75,000 positions of games of RISK between computers of several kinds, then tried at one table with
 * computers of another project (docs/computers.md).
 */
export const WEIGHTS: Weights = {
  first: 0.63,
  inner: 2.2,
  top: 0.5,
  income: 4,
  land: 0.13,
  bonus: 0.2,
  hold: 1.06,
  part: 0.54,
  card: 1.6,
  earned: 1,
  set: 0,
  spoil: 1,
  danger: 0.4,
  failure: 0.55,
  least: 0.25,
  draft: 8,
};

/** Of a player who goes for territories and continents, and has no eye for what a gathered army is worth later. */
export const NAIVE: Weights = {
  ...WEIGHTS,
  first: 1,
  inner: 0.8,
  top: 0,
  income: 3,
  land: 0.25,
  bonus: 0.5,
  hold: 3.5,
  part: 2.5,
  card: 0.4,
  danger: 0,
};
