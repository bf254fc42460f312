import { NOBODY } from "../src/core/types";
import type { Thing } from "../src/session/scene/thing";

/** A sheet of cards: its picture, a path below assets/, and what the card of each cell is called. */
export interface CardSheet {
  readonly picture: string;
  readonly names: readonly string[];
}

/** A card of a kind with a face, as it would lie on the table. */
export function cardOf(kind: string, face: string): Thing {
  return {
    ...{ key: "", kind, place: "pile", at: 0, owner: NOBODY, face, count: 1, eyes: NOBODY },
  };
}
