import type { OptionValue, Seat } from "../../../core/types";
import type { Battle } from "./battle";

/** A seat's standing wish: whether it is asked how many dice it defends with. */
export interface WorldSettings {
  defence: "ask" | "most";
}

/** What games on the world board know of a seat. */
export interface WorldSeat {
  alive: boolean;
  /** Armies that are not yet placed while the game is set up. */
  reserve: number;
  /** Cards as they came. */
  hand: number[];
  settings: WorldSettings;
}

/**
 * Who holds each territory, a seat, NEUTRAL for an army that nobody leads, or NOBODY before it is claimed, and with how many
 * armies. Those of a seat that has resigned are neutral, too, and keep its colour.
 */
export interface Lands {
  owners: number[];
  armies: number[];
}

/** Who plays, and who placed first: NOBODY before that is known. */
export interface Players {
  readonly colours: readonly string[];
  readonly seats: readonly { readonly alive: boolean }[];
  readonly first: Seat;
}

/** What play changes in all games on the world board. */
export interface WorldPlay extends Lands {
  /** Seats that roll against each other for the first place. */
  contenders: Seat[];
  /** Who has the first turn; NOBODY before that is known. */
  first: Seat;
  /** Whose turn it is, also to place while the game is set up. */
  turn: Seat;
  /** Armies that this seat is to place before anything else. */
  due: number;
  battle: Battle | undefined;
  /** Cards that were traded or turned in and lie open. */
  discards: number[];
  /** Who won when over, NOBODY for a draw. */
  winner: number;
}

/** What the games on the world board have in common of their states: enough to place, attack and move armies. */
export interface WorldState extends WorldPlay {
  readonly options: Readonly<Record<string, OptionValue>> & {
    readonly defenders_dice: "automatic" | "ask";
  };
  readonly colours: readonly string[];
  phase: string;
  step: string;
  asked: Seat[];
  readonly seats: WorldSeat[];
}
