import type { Language } from "../../../text/language";
import { PALETTE } from "../../ui/palette";
import type { Writer } from "../../game/panel";
import { SHOWN_DICE } from "./geometry";
import { diePicture } from "./pictures";
import type { DieView } from "../../game/battle";

/** Sizes of a face on a die, and of one with its +1s. */
const FACE_SIZE = "26";
const SUM_SIZE = "20";

/** Tints of pictures, of those of dice that merely miss, and letters that are not seen. */
const WHOLE = "#FFFFFF";
const PALE = "#FFFFFF90";
const CLEAR = "#00000000";

/** The dice of a side that have a place, so many beside each other. */
export function paintDice(
  side: string,
  dice: readonly DieView[],
  columns: number,
  writer: Writer,
  panel: Language["panel"],
): void {
  const shown = dice.length < SHOWN_DICE ? dice.length : SHOWN_DICE;
  for (let i = 0; i < SHOWN_DICE; i++) {
    const place = `battle-${side}-die-${i}`;
    writer.showAll(place, i < shown);
    if (i < shown)
      paintDie(place, side, dice[side === "attacker" ? i : mirrored(i, shown, columns)], writer, panel);
  }
}

/** Places of the defender go from right to left; the dice that lie there are read, and counted, from left to right. */
function mirrored(place: number, dice: number, columns: number): number {
  const row = place - (place % columns);
  const length = dice - row < columns ? dice - row : columns;
  return row + row + length - 1 - place;
}

function paintDie(
  id: string,
  side: string,
  { face, plus, hit, lost }: DieView,
  { putAll }: Writer,
  panel: Language["panel"],
): void {
  // What was added is written on a blank face; else pips stand over the number, which is still told to those who hear it.
  const written = plus > 0;
  putAll(id, "image", diePicture(side, written ? 0 : face, lost));
  putAll(id, "text", panel.face(face - plus, plus));
  putAll(id, "fontSize", written ? SUM_SIZE : FACE_SIZE);
  putAll(id, "color", hit || lost ? WHOLE : PALE);
  putAll(id, "textColor", written ? (side === "attacker" ? PALETTE.light : PALETTE.ink) : CLEAR);
  putAll(id, "outline", hit ? PALETTE.hit : PALETTE.edge);
  putAll(id, "outlineSize", hit ? "3 -3" : "1 -1");
}
