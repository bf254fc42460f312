import type { GameState, Seat } from "../../../core/types";
import type { Battle } from "../../../risk/world/rules/battle";
import type { WorldSettings } from "../../../risk/world/rules/state";
import type { Options } from "../meta";
import type { Phase, Step } from "./steps";

export interface SeatState {
  alive: boolean;
  /** Troops that are not yet placed while the game is set up (rule 3.3). */
  reserve: number;
  /** Cards as they came: indices of territories (rule 1.3). */
  hand: number[];
  /** While armies of Basic Training are picked: how many are sure to pick before this seat (rule 2.1); 0 otherwise. */
  rank: number;
  /** The army of Basic Training's set-up, from 0 on in the order of turns (rule 2.2); NOBODY where there is none. */
  army: number;
  /** The territory of the own capital, also of a player who is out (rule 6.3); NOBODY where there is none. */
  capital: number;
  settings: WorldSettings;
}

export const ENDINGS = ["none", "survivor", "objectives", "limit", "draw"] as const;
export type Ending = (typeof ENDINGS)[number];

/** An objective that lies open, and one that is not in the game, or not any more. */
export const OPEN = -1;
export const GONE = -2;

export interface State extends GameState<Options, Phase, Step> {
  seats: SeatState[];
  /**
   * By territory: the seat that holds it, or NOBODY before it is claimed. Troops of a seat that has resigned are neutral
   * and keep its colour (rule 6.3).
   */
  owners: number[];
  /** Troops by territory. */
  armies: number[];
  /** The territories with a city, in the order of the board (rule 1.4). */
  cities: number[];
  /** By objective: the seat that has collected it, OPEN or GONE (rules 7.1, 7.6). */
  objectives: number[];
  /** By reward: the objective that it lies on; NOBODY where it is not in the game (rules 2.5, 6.1, 8.1). */
  rewards: number[];
  /** The territories of the minor airfield and of the major one; NOBODY where it does not stand (rule 8.3). */
  airfields: number[];
  /** Seats that roll against each other (rules 1.7, 2.1). */
  contenders: Seat[];
  /** Who has the first turn; NOBODY before that is known. */
  first: Seat;
  /** Whose turn it is, also to place while the game is set up. */
  turn: Seat;
  /** Troops that this seat is to place before anything else. */
  due: number;
  battle: Battle | undefined;
  /** Territories that were taken in this turn (rule 7.3). */
  taken: number[];
  /** An objective was collected in this turn (rules 7.1, 9.2). */
  collected: boolean;
  /** Maneuvers that are left at the end of this turn (rules 8.9, 9.1). */
  maneuvers: number;
  /** Cards that were turned in and lie open (rule 4.7). */
  discards: number[];
  /** When over: how it ended, and who won (NOBODY for a draw). */
  ending: Ending;
  winner: number;
}
