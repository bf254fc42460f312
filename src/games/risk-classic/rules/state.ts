import type { GameState } from "../../../core/types";
import type { WorldPlay, WorldSeat } from "../../../risk/world/rules/state";
import type { Options } from "../meta";
import type { Phase, Step } from "./steps";

export interface SeatState extends WorldSeat {
  /** The own headquarters, also of a player who is out (rule 9.6); NOBODY where there is none. */
  headquarters: number;
  /** The mission's index; NOBODY where there is none. */
  mission: number;
  /** The mission has become to hold 24 territories (rules 10.5, 10.10). */
  changed: boolean;
}

export const ENDINGS = ["none", "survivor", "headquarters", "mission", "limit", "draw"] as const;
export type Ending = (typeof ENDINGS)[number];

/**
 * Reserves are placed while the game is set up (rule 1.7); contenders roll for the first place (1.5), whoever placed first
 * has the first turn (1.6). Armies of a seat that has resigned are neutral and keep its colour (8.7). Cards of hands and
 * discards (3.8) are indices of territories, or WILD (3.1).
 */
export interface State extends GameState<Options, Phase, Step>, WorldPlay {
  seats: SeatState[];
  /** Armies of the neutral army that are not yet placed (rule 11.1). */
  neutralReserve: number;
  /** A territory was taken in this turn, up to its end; it brings a card as the attack ends (rule 7.1). */
  captured: boolean;
  /** The two armies of a traded card were placed in this turn (rule 3.6). */
  rewarded: boolean;
  /** How many sets were traded (rule 3.4). */
  sets: number;
  ending: Ending;
}
