import type { GameState, Seat } from "../../../core/types";
import type { Battle } from "../../../risk/world/rules/battle";
import type { WorldSettings } from "../../../risk/world/rules/state";
import type { Options } from "../meta";
import type { Phase, Step } from "./steps";

export interface SeatState {
  alive: boolean;
  /** Armies that are not yet placed while the game is set up (rule 1.7). */
  reserve: number;
  /** Cards as they came: indices of territories, or WILD (rule 3.1). */
  hand: number[];
  /** The own headquarters, also of a player who is out (rule 9.6); NOBODY where there is none. */
  headquarters: number;
  /** The mission's index; NOBODY where there is none. */
  mission: number;
  /** The mission has become to hold 24 territories (rules 10.5, 10.10). */
  changed: boolean;
  settings: WorldSettings;
}

export const ENDINGS = ["none", "survivor", "headquarters", "mission", "limit", "draw"] as const;
export type Ending = (typeof ENDINGS)[number];

export interface State extends GameState<Options, Phase, Step> {
  seats: SeatState[];
  /**
   * By territory: the seat that holds it, NEUTRAL for the neutral army of two players, or NOBODY before it is claimed.
   * Armies of a seat that has resigned are neutral, too, and keep its colour (rule 8.7).
   */
  owners: number[];
  /** By territory. */
  armies: number[];
  /** Armies of the neutral army that are not yet placed (rule 11.1). */
  neutralReserve: number;
  /** Seats that roll for the first place (rule 1.5). */
  contenders: Seat[];
  /** Who placed first and has the first turn; NOBODY before the roll (rule 1.6). */
  first: Seat;
  /** Whose turn it is, also to place while the game is set up. */
  turn: Seat;
  /** Armies that this seat is to place before anything else. */
  due: number;
  battle: Battle | undefined;
  /** A territory was taken in this turn, up to its end; it brings a card as the attack ends (rule 7.1). */
  captured: boolean;
  /** The two armies of a traded card were placed in this turn (rule 3.6). */
  rewarded: boolean;
  /** Traded cards that lie open (rule 3.8), and how many sets were traded (rule 3.4). */
  discards: number[];
  sets: number;
  /** When over: how it ended, and who won (NOBODY for a draw). */
  ending: Ending;
  winner: number;
}
