import type { WorldNames } from "../../../risk/world/text/names";
import type { Explained, Words } from "../../../text/types";

/** What the things of the game are called. */
export interface ClassicNames extends WorldNames {
  /** The card that shows all symbols. */
  readonly wild: string;
  readonly missions: Words<Explained>;
  /** What a mission becomes that cannot be fulfilled any more. */
  readonly instead: Explained;
}

/** Pages that explain the game and never change. */
export interface ClassicPages {
  readonly turnNotes: readonly string[];
  readonly setsHead: readonly string[];
  readonly setsNotes: readonly string[];
  readonly continentsHead: readonly string[];
  readonly continentsNote: string;
  readonly destroyLine: string;
  readonly missionsNote: string;
}
