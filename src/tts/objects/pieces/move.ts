import type { Thing } from "../../../session/scene/thing";
import { tableColour } from "../../../session/ui/colours";
import type { Piece } from "../registry";
import { isHeld, ownerOf } from "./look";
import { spotOf } from "./spot";

/** Puts a card into the hand of its owner. */
export function toHand(piece: Piece): void {
  piece.object.deal(1, tableColour(ownerOf(piece.thing)));
}

/** Moves a piece to its place, unless a hand holds it: then it goes there when it is let go. `old` is what it was. */
export function goTo(piece: Piece, old: Thing): void {
  const { object, thing } = piece;
  const spot = spotOf(thing);
  if (spot === undefined || object.held_by_color !== undefined) return;
  object.setPositionSmooth([spot.x, spot.y, spot.z], false, false);
  const before = spotOf(old);
  if (before === undefined || before.yaw !== spot.yaw)
    object.setRotationSmooth([0, spot.yaw, 0], false, false);
  if (before === undefined || before.scale !== spot.scale)
    object.setScale([spot.scale, spot.scale, spot.scale]);
}

/** Puts a piece back to where it belongs, from wherever a hand has let it go. */
export function goHome(piece: Piece): void {
  const { object, thing } = piece;
  if (!piece.live || object.isDestroyed() || object.held_by_color !== undefined) return;
  if (isHeld(thing)) {
    toHand(piece);
    return;
  }
  const spot = spotOf(thing);
  if (spot === undefined) return;
  object.setPositionSmooth([spot.x, spot.y, spot.z], false, true);
  object.setRotationSmooth([0, spot.yaw, 0], false, true);
}
