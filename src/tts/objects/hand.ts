import { tableColour } from "../flow/speak";
import type { Piece } from "./ground";
import { ownerOf } from "./look";

/** Puts a card into the hand of its owner. */
export function toHand(piece: Piece): void {
  piece.object.deal(1, tableColour(ownerOf(piece.thing)));
}
