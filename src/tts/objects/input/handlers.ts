import type { Drop } from "../../../session/game/drop";

/**
 * What people do to the pieces goes there. Colours are those of the table, as `Red`; all but `said` are
 * proposals that may be refused.
 */
export interface InputHandlers {
  /**
   * A territory was pressed: its shield, the number of a piece, a piece picked up and put down, or a menu; with another
   * button than the left for all that may go there.
   */
  pressed(this: void, colour: string, territory: number, all: boolean): void;
  /** A piece was taken up; as a drop it has no place yet. */
  lifted(this: void, colour: string, drop: Drop): void;
  dropped(this: void, colour: string, drop: Drop): void;
  /** A card was dragged out of its owner's hand, or a number was typed over it; 0 without one. */
  cardPlayed(this: void, colour: string, card: string, count: number): void;
  /** Somebody wanted to do with a piece what nobody may: copy it, delete it, turn it ... */
  vetoed(this: void, colour: string): void;
  /** Somebody said `most` or `confirm` in a piece's menu, or `camera` beside a mat. */
  commanded(this: void, colour: string, command: string): void;
  /** The board or a mat has not the size that it is meant to have, or none yet: it lies as if it had. */
  doubted(this: void): void;
}
