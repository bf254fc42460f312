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

/** Who holds each territory, a seat, NEUTRAL or NOBODY, and with how many armies. */
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

/** What the games on the world board have in common of their states: enough to place, attack and move armies. */
export interface WorldState extends Lands {
  readonly options: Readonly<Record<string, OptionValue>> & {
    readonly defenders_dice: "automatic" | "ask";
  };
  readonly colours: readonly string[];
  phase: string;
  step: string;
  asked: Seat[];
  readonly seats: WorldSeat[];
  contenders: Seat[];
  first: Seat;
  turn: Seat;
  /** Armies that the seat whose turn it is has to place before anything else. */
  due: number;
  battle: Battle | undefined;
}
