import type { Seat } from "../../../core/types";

/** What a computer of Risk Europe holds dear, in coins or so. */
export interface Weights {
  /** Whether it weighs dangers, and who is near to victory. */
  readonly far: boolean;
  /** Whether it knows from their hands who can still attack in this round. */
  readonly hands: boolean;
  /** A crown, and how much more by the number of crowns that are wanting. */
  readonly crown: number;
  readonly nearly: readonly number[];
  /** A player's crown that is taken away, on top of what is near to victory. */
  readonly denial: number;
  /** What it is worth that a mercenary army loses a crown. */
  readonly hired: number;
  /** What is near to another player's victory, in shares of what is near to the own. */
  readonly alarm: number;
  /** Whose losses count for more: of a grudging computer alone. */
  readonly grudges: readonly Seat[];
  /** How much more a Crown Card counts beside other cards where victory is near. */
  readonly rush: number;
  /** A territory by itself, with a castle, a coin of tax, a gold city on top. */
  readonly land: number;
  readonly castle: number;
  readonly tax: number;
  readonly gold: number;
  /** A coin more that each tax brings to the seat, and one less to another player: by what joins or cuts supply lines. */
  readonly join: number;
  readonly cut: number;
  /** The share of what is cut that counts even where the attack fails: nobody taxes a disputed territory. */
  readonly pin: number;
  /** The same in shares of the chance that the other player taxes later in this round. */
  readonly timely: number;
  /** What an attack takes off the dangers of the own territories beside it. */
  readonly relief: number;
  /** A free city in reach, beside its crowns. */
  readonly way: number;
  /** The share of what could be attacked that is attacked, in a round; what enemies beside the strongest add to it. */
  readonly attacked: number;
  readonly others: number;
  /** How much an attack in the next round counts beside one in this round. */
  readonly next: number;
  /** A lost coin's worth of units, and one that an enemy loses. */
  readonly loss: number;
  readonly spoils: number;
  /** Each coin in the treasury, as a tax brings it and as a purchase of troops takes it. */
  readonly coin: number;
  readonly thrift: number;
  /** What a place in danger and attacks in prospect add to the worth of troops. */
  readonly safer: number;
  readonly promise: number;
  /** Bonus actions; and what it costs to give a card of each kind of order away before the others. */
  readonly fortify: number;
  readonly siege: number;
  /** Whether it fortifies behind its order, where what the order has left open is known. */
  readonly patient: boolean;
  /** Whether it strengthens mercenaries only where they are of use to it. */
  readonly wary: boolean;
  readonly king: number;
  /** King Me where it brings a mission; and what one that is fulfilled counts, in shares of a crown: 0 for who does not mind them. */
  readonly draw: number;
  readonly mission: number;
  readonly keepCoins: number;
  readonly keepSplit: number;
  /** A second move of a round, and coins that a tax brings for a purchase in the same round. */
  readonly second: number;
  readonly later: number;
  /** What a move is worth behind coins, in shares of one before them. */
  readonly after: number;
  /** A step of a unit's power towards the enemy. */
  readonly step: number;
  /** The share of what mercenaries could do that is bid for them. */
  readonly bid: number;
}

const NORMAL: Weights = {
  far: true,
  hands: false,
  crown: 11,
  nearly: [30, 18, 7, 3],
  denial: 1.5,
  hired: 1,
  alarm: 1,
  grudges: [],
  rush: 0,
  land: 1,
  castle: 4,
  tax: 1.5,
  gold: 3,
  way: 2,
  join: 0,
  cut: 0,
  pin: 0,
  timely: 0,
  relief: 0,
  attacked: 0.15,
  others: 0.35,
  next: 0.5,
  loss: 1.3,
  spoils: 0.12,
  coin: 0.7,
  thrift: 0,
  safer: 1,
  promise: 1,
  fortify: 3,
  siege: 1,
  patient: false,
  wary: false,
  king: 1,
  draw: 8,
  mission: 0,
  keepCoins: 0,
  keepSplit: 0,
  second: 1,
  later: 0.4,
  after: 0.9,
  step: 0.25,
  bid: 0.2,
};

/**
 * Fitted in games of two players whose weights varied at random around the last ones: to who won, by logistic
 * regression, step by step (docs/computers.md).
 */
const HARD: Weights = {
  ...NORMAL,
  hands: true,
  wary: true,
  join: 2.2,
  cut: 1.8,
  pin: 0.5,
  timely: 1,
  relief: 1,
  coin: 2.4,
  crown: 5,
  nearly: [60, 60, 12, 3],
  alarm: 0.5,
  rush: 0.4,
  denial: 2,
  tax: 2.5,
  spoils: 0.16,
  safer: 1.3,
  attacked: 0.25,
  fortify: 4,
  keepCoins: -4,
  king: 3,
  draw: 14,
  mission: 0.6,
  siege: 0.3,
  after: 0.7,
  next: 0.6,
};

export const WEIGHTS: Readonly<Record<"easy" | "normal" | "hard", Weights>> = {
  easy: { ...NORMAL, far: false, loss: 0.6 },
  normal: NORMAL,
  hard: HARD,
};

/**
 * What becomes of weights between two rounds of a long war: how many times as much losses, crowns and what mercenaries lose
 * count then. Dangers, what hinders others, and bids come to count nothing.
 */
export const WEARY = { from: 16, by: 20, loss: 0.1, crown: 3, hired: 10 };

/** How far a level plays the game on. */
export interface Sight {
  /** Pairs of cards and moves that it tries, the one among them that weighs most. */
  readonly pairs: number;
  readonly moves: number;
  /** How often each is tried, by how much another one has to win more, and actions of a game after which it is judged. */
  readonly tries: number;
  readonly better: number;
  readonly most: number;
}

export const SIGHTS: Readonly<Record<"hard" | "expert", Sight>> = {
  hard: { pairs: 3, moves: 1, tries: 2, better: 0.01, most: 400 },
  expert: { pairs: 4, moves: 4, tries: 4, better: 0.01, most: 400 },
};
