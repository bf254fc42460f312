import type { Counts } from "../../../core/counts";
import type { GameState, Seat } from "../../../core/types";
import type { Options } from "../meta";
import type { Bonus, Order } from "./cards";
import type { Phase, Step } from "./steps";
import type { Settings } from "./settings";

/*
 * Armies are indices: those of the players are their seats, after them come the mercenary armies (rule 1.2). There are
 * always four.
 */

export interface Territory {
  /** The army that controls it, in a dispute the defender (rule 1.3), or NOBODY; NOBODY exactly where no unit stands. */
  owner: number;
  units: Counts;
  castle: boolean;
  /** The attacker of a disputed territory with its units, else NOBODY and no units. */
  attacker: number;
  force: Counts;
  /** The city's tile came to its owner in play, and no turn of the owner has begun since (rule 8.1). */
  fresh: boolean;
}

/** What every army has, a player's or a mercenary one. */
export interface Army {
  alive: boolean;
  coins: number;
  /** King's Orders that are out until the hand is empty, by kind (rule 4.3). */
  discards: Counts;
  /** The kinds of the two cards of this round, the first turn's first; of mercenaries those turned up so far. */
  picks: number[];
  /** How many of them have been turned up. */
  revealed: number;
}

export interface SeatState extends Army {
  /** What is bid at present, or UNBID; secret until all bids are in (rule 3.2). */
  bid: number;
  /** Crown Cards purchased, and whether one was in this round (rule 5.18). */
  cards: number;
  bought: boolean;
  /** Plays on without a city for this one round (rule 9.5). */
  grace: boolean;
  /** Missions that lie face down, and those turned over, in order (rules 10.2, 10.5). */
  missions: number[];
  completed: number[];
  /** Battles won as the attacker since Spoils of War was kept (rule 10.13). */
  spoils: number;
  /** Has said which missions it turns over at the end of this round, and which (rule 10.4). */
  answered: boolean;
  showing: number[];
  settings: Settings;
}

export interface Mercenary extends Army {
  /** The player who plays it in this round, or NOBODY (rule 11.6). */
  captain: number;
}

/** No bid yet. */
export const UNBID = -1;

/** What the army whose turn it is has done with its card (rule 5.1). */
export interface Moves {
  order: Order | "none";
  /** The bonus action that can still be used. */
  bonus: Bonus;
  /** Berlin's free maneuver was made (rule 8.4). */
  rode: boolean;
  /** Footmen that came free in this Spend order (rule 10.9). */
  gratis: number;
}

/** The first force of a Split Expand, which waits for the second to be named (rule 5.5). */
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
  /** The castle's re-roll of this pass was used (rule 7.6). */
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

export interface State extends GameState<Options, Phase, Step> {
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
  /** Missions that the seat whose turn it is has drawn and chooses of (rule 10.2). */
  drawn: number[];
  /** Missions in the deck: shuffled ones by kind, then those put under it, the next one first. */
  missions: Counts;
  below: number[];
  missionsUnknown: number;
  /** Out of the game: missions, and Crown Cards of the basic game (rule 9.4). */
  gone: number[];
  goneCards: number;
  /** When over: how it ended, who won (NOBODY where it is not one seat or one team), and all who did. */
  ending: Ending;
  winner: number;
  winners: Seat[];
}
