import type { ThingKind } from "../../games/castle-risk/table/layout";

/** A piece that somebody dragged somewhere. It goes back to its place by itself; what it meant is for the doer to find out. */
export interface Drop {
  readonly kind: ThingKind;
  /** Id of the unit, card or mission. */
  readonly face: string;
  /** Seat whose piece it is; NEUTRAL or NOBODY. */
  readonly owner: number;
  /** Territory that it was taken from and that it was dropped on; -1 for none. */
  readonly from: number;
  readonly to: number;
  /** Colour id of the mat that it was dropped on; empty for none. */
  readonly mat: string;
  /** The number that was typed over the piece before; 0 for none. */
  readonly count: number;
}

/**
 * What people do to the pieces goes there. Colours are those of the table, as `Red`; all but `said` are
 * proposals that may be refused.
 */
export interface Doer {
  /** A territory was pressed: its shield, the number of a piece, a piece picked up and put down, or a menu. */
  pressed(this: void, colour: string, territory: number): void;
  dropped(this: void, colour: string, drop: Drop): void;
  /** A Castle Risk card was dragged out of its owner's hand. */
  cardPlayed(this: void, colour: string, card: string): void;
  /** Somebody wanted to do with a piece what nobody may: copy it, delete it, turn it ... */
  vetoed(this: void, colour: string): void;
  /** Somebody said `most` or `confirm` in a piece's menu. */
  said(this: void, colour: string, command: string): void;
}
