/**
 * Dice that lie on the table for all to see, or a fight that they belong to: where it is fought. The rest of it
 * is known to the game's own panels.
 */
export interface DiceShow {
  /** Territories; NOBODY for none. */
  readonly from: number;
  readonly to: number;
}

/** A die as it is shown: what it counts with what was added to it, whether it hits, and whether the one across beats it. */
export interface DieView {
  readonly face: number;
  readonly plus: number;
  readonly hit: boolean;
  readonly lost: boolean;
}

/** A side of a fight as everybody sees it. */
export interface ArmyView {
  /** Id of the owner's emblem. */
  readonly owner: string;
  readonly name: string;
  /** Units that stand now by kind, and those that the last roll has cost; none at all where nobody fights with any. */
  readonly units: readonly number[];
  readonly lost: readonly number[];
  /** The dice that fell last. */
  readonly dice: readonly DieView[];
  /** What they have done; empty before it. */
  readonly result: string;
  readonly lines: readonly string[];
  /** Lines that have room at the least: what may come to them moves nothing. */
  readonly room: number;
}

/** A fight face to face. */
export interface BattleView {
  readonly attacker: ArmyView;
  readonly defender: ArmyView;
  /** The kind of units whose dice are shown; -1 for none. */
  readonly fought: number;
  readonly title: string;
  /** What hits; where there are no units what the die comes to. */
  readonly rule: string;
  /** How it ended; empty while it is fought. */
  readonly end: string;
}
