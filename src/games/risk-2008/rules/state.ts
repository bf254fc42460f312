import type { GameState } from "../../../core/types";
import type { WorldPlay, WorldSeat } from "../../../risk/world/rules/state";
import type { Options } from "../meta";
import type { Phase, Step } from "./steps";

export interface SeatState extends WorldSeat {
  /** While armies of Basic Training are picked: how many are sure to pick before this seat (rule 2.1); 0 otherwise. */
  rank: number;
  /** The army of Basic Training's set-up, from 0 on in the order of turns (rule 2.2); NOBODY where there is none. */
  army: number;
  /** The territory of the own capital, also of a player who is out (rule 6.3); NOBODY where there is none. */
  capital: number;
}

export const ENDINGS = ["none", "survivor", "objectives", "limit", "draw"] as const;
export type Ending = (typeof ENDINGS)[number];

/** An objective that lies open, and one that is not in the game, or not any more. */
export const OPEN = -1;
export const GONE = -2;

/**
 * Reserves are placed while the game is set up (rule 3.3); contenders roll against each other (1.7, 2.1). Troops of a seat
 * that has resigned are neutral and keep its colour (6.3). Cards of hands and discards (4.7) are indices of territories (1.3).
 */
export interface State extends GameState<Options, Phase, Step>, WorldPlay {
  seats: SeatState[];
  /** The territories with a city, in the order of the board (rule 1.4). */
  cities: number[];
  /** By objective: the seat that has collected it, OPEN or GONE (rules 7.1, 7.6). */
  objectives: number[];
  /** By reward: the objective that it lies on; NOBODY where it is not in the game (rules 2.5, 6.1, 8.1). */
  rewards: number[];
  /** The territories of the minor airfield and of the major one; NOBODY where it does not stand (rule 8.3). */
  airfields: number[];
  /** Territories that were taken in this turn (rule 7.3). */
  taken: number[];
  /** An objective was collected in this turn (rules 7.1, 9.2). */
  collected: boolean;
  /** Maneuvers that are left at the end of this turn (rules 8.9, 9.1). */
  maneuvers: number;
  ending: Ending;
}
