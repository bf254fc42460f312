import { arrowShare } from "./arrows";
import { isWaiting } from "./turn";
import type { Figure } from "./figures";
import type { Quiet } from "./drawn";
import type { Pane } from "./pane";
import type { Scene } from "./types";

/** What a view of pieces that all lie still is drawn of; undefined while anything else moves. */
export function quietOf(scene: Scene, figures: readonly Figure[], now: number): Quiet | undefined {
  if (isPlaying(scene, now)) return undefined;
  const { focus, hovered, cursor, canvas } = scene;
  const focused = document.activeElement === canvas ? cursor : undefined;
  return { figures, focus, hovered, focused, isInstant: scene.instant() };
}

/** Whether such a view, seen by the same camera, shows already what it is to show. */
export function isQuiet(scene: Scene, pane: Pane, figures: readonly Figure[], now: number): boolean {
  const { quiet: before, due, losses, pings } = pane;
  if (before === undefined || isWaiting(due) || losses.shown.size + pings.shown.size > 0) return false;
  const after = quietOf(scene, figures, now);
  if (after === undefined) return false;
  const isSame = before.figures === after.figures && before.focus === after.focus;
  const isSameLook = before.hovered === after.hovered && before.focused === after.focused;
  return isSame && isSameLook && before.isInstant === after.isInstant;
}

/** Whether something is drawn that is no piece and changes from frame to frame. */
function isPlaying(scene: Scene, now: number): boolean {
  const { floods, pings, pressed, held, region, losses, glide } = scene;
  const isOver = pressed !== undefined || held !== undefined || region !== undefined || glide !== undefined;
  return isOver || floods.length + pings.length + losses.length > 0 || arrowShare(scene, now) < 1;
}
