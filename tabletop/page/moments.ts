import { isLive } from "./home/entrance";
import { playSound } from "./sound";
import type { Sound } from "./tunes";
import type { Page } from "./types";
import type { Piece, View } from "../wire/view";

/** A piece that goes less far than that, in table units, is put right rather than marching. */
const MARCH = 1.5;

/** What happens at the table is heard: pieces that march, land that is taken, cards that are drawn, the turn that passes. */
export function hearMoments(page: Page): void {
  page.stage.watch((view, before) => {
    if (before === undefined || view === before) return;
    const { floods } = page.scene;
    if (floods.some(({ isNew }) => isNew)) effect(page, "conquest");
    for (const flood of floods) flood.isNew = false;
    if (marches(view, before)) effect(page, "march");
    if (handsOf(view) > handsOf(before)) effect(page, "card");
    if (view.table.turn !== before.table.turn && view.table.turn !== "") effect(page, "turn");
  });
}

/** Dice have fallen in the panels: what is lost on the map next was lost by them. */
export function diceFell(page: Page): void {
  page.scene.diceFell = performance.now();
  effect(page, "dice");
}

/** Plays a sound of the table, unless a recorded game goes on behind the welcome. */
function effect({ likes, entrance, replay }: Page, sound: Sound): void {
  if (likes.effects && (isLive(entrance) || replay !== undefined)) playSound(sound, likes.volume);
}

function marches({ pieces }: View, before: View): boolean {
  if (pieces === before.pieces) return false;
  return Object.entries(pieces).some(([key, piece]) => {
    const { move } = piece;
    return move !== undefined && move !== before.pieces[key]?.move && isMarch(piece, move);
  });
}

function isMarch({ mesh, at, hand }: Piece, move: NonNullable<Piece["move"]>): boolean {
  const far = Math.hypot(at[0] - move.at[0], at[2] - move.at[2]);
  return mesh !== undefined && hand === undefined && move.way === "smooth" && far > MARCH;
}

/** How many pieces are in hands. */
function handsOf({ seats }: View): number {
  return Object.values(seats).reduce((sum, { hands }) => sum + hands.reduce((n, one) => n + one.count, 0), 0);
}
