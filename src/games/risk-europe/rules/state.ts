import type { Counts } from "../../../core/counts";
import type { Seat } from "../../../core/types";
import type { Options } from "../meta";
import type { Bonus, Order } from "./cards";
import type { Phase, Step } from "./steps";

/*
 * Armies are indices: those of the players are their seats, behind them come the mercenary armies (RE2). There are
 * always four.
 */

export interface Territory {
  /** The army that controls it, in a dispute the defender (RE3), or NOBODY; NOBODY exactly where no unit stands. */
  owner: number;
  units: Counts;
  castle: boolean;
  /** The attacker of a disputed territory with its units, else NOBODY and no units. */
  attacker: number;
  force: Counts;
  /** The city's tile came to its owner in play, and no turn of the owner has begun since (RE62). */
  fresh: boolean;
}

/** What every army has, be it a player's or a mercenary one. */
export interface Army {
  alive: boolean;
  coins: number;
  /** King's Orders that are out until the hand is empty, by kind (RE22). */
  discards: Counts;
  /** The kinds of the two cards of this round, the first turn's first; of mercenaries those turned up so far. */
  picks: number[];
  /** How many of them have been turned up. */
  revealed: number;
}

/** A seat's standing wishes (RE56, RE58, RE78); a seat may change them at any time. */
export interface Settings {
  losses: "cheapest" | "ask";
  reroll: "ask" | "automatic";
  reveal: "completed" | "ask";
}

export interface SeatState extends Army {
  /** What is bid at present, or UNBID; secret until all bids are in (RE17). */
  bid: number;
  /** Crown Cards purchased, and whether one was in this round (RE43). */
  cards: number;
  bought: boolean;
  /** Plays on without a city for this one round (RE73). */
  grace: boolean;
  /** Missions that lie face down, and those turned over, in order (RE76, RE79). */
  missions: number[];
  completed: number[];
  /** Battles won as the attacker since Spoils of War was kept (RE87). */
  spoils: number;
  /** Has said which missions it turns over at the end of this round, and which (RE78). */
  answered: boolean;
  showing: number[];
  settings: Settings;
}

export interface Mercenary extends Army {
  /** The player who plays it in this round, or NOBODY (RE94). */
  captain: number;
}

/** No bid yet. */
export const UNBID = -1;

/** What the army whose turn it is has done with its card (RE26). */
export interface Moves {
  order: Order | "none";
  /** The bonus action that can still be used. */
  bonus: Bonus;
  /** Berlin's free maneuver was made (RE65). */
  rode: boolean;
  /** Footmen that came free in this Spend order (RE83). */
  gratis: number;
}

/** The first force of a Split Expand, which waits for the second to be named (RE30). */
export interface Split {
  from: number;
  to: number;
  units: Counts;
}

export interface Assault {
  from: number;
  to: number;
  /** Units that the target must lose; 0 before the dice. */
  due: number;
}

/** A battle under way; the units are those of the territory. */
export interface Battle {
  land: number;
  /** Passes from 1; ranks from 0, siege, to 3, the general attack. */
  pass: number;
  rank: number;
  /** The castle's re-roll of this pass was used (RE57). */
  rerolled: boolean;
  /** Dice of the rank as they lie, highest first, while the defender may roll again. */
  attackerDice: number[];
  defenderDice: number[];
  /** Units that each side must still lose in this rank. */
  attackerDue: number;
  defenderDue: number;
}

export const ENDINGS = ["none", "crowns", "cities", "survivor", "limit", "shared", "draw"] as const;
export type Ending = (typeof ENDINGS)[number];

export interface State {
  options: Options;
  /** Colour ids of the players, clockwise. */
  colours: readonly string[];
  rng: number[];
  round: number;
  phase: Phase;
  step: Step;
  asked: Seat[];
  seats: SeatState[];
  mercenaries: Mercenary[];
  territories: Territory[];
  /** Who holds the First Player Marker, who won the first bid, and who began this round's turns; NOBODY before. */
  first: number;
  opener: number;
  leader: number;
  /** What is bid for: a mercenary army, or NOBODY for the first place; and seats that roll for a tied bid. */
  lot: number;
  contenders: Seat[];
  /** The army whose turn it is, the seat that decides for it, and which of the two turns of the round it is. */
  acting: number;
  turn: number;
  half: number;
  moves: Moves;
  split: Split | undefined;
  assault: Assault | undefined;
  battle: Battle | undefined;
  /** Missions that the seat whose turn it is has drawn and chooses of (RE76). */
  drawn: number[];
  /** Missions in the deck: shuffled ones by kind, then those put under it, the next one first. */
  missions: Counts;
  below: number[];
  missionsUnknown: number;
  /** Out of the game: missions, and Crown Cards of the basic game (RE72). */
  gone: number[];
  goneCards: number;
  /** When over: how it ended, who won (NOBODY where it is not one seat or one team), and all who did. */
  ending: Ending;
  winner: number;
  winners: Seat[];
}
