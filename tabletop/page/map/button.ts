import { paintPlaque, setLetters } from "./pen";
import type { Button } from "../../wire/view";
import type { RenderContext } from "./render";
import type { Figure } from "./figures";

/** Units of a button for one of the table, at the piece's own scale. */
export const BUTTON_UNITS = 500;
/** The least size of what is written on pieces, in CSS pixels. */
export const LEAST_FONT = 11;
/** What is written on boards goes where it would have to be so much larger, and wider than its button: it would lie over others. */
const MOST_LARGER = 1.25;

/** Draws a button of a flat piece; call after `turnTo`. */
export function paintButton(
  { context, camera }: RenderContext,
  { piece, kind }: Figure,
  button: Button,
): void {
  const [label] = button.label.split("\n");
  if (label.trim() === "") return;
  const unit = camera.scale * Math.abs(piece.scale[0]);
  const meant = (button.fontSize / BUTTON_UNITS) * unit;
  const font = Math.max(LEAST_FONT, meant);
  const [w, h] = [
    Math.max((button.width / BUTTON_UNITS) * unit, font * 1.3),
    Math.max((button.height / BUTTON_UNITS) * unit, font * 1.3),
  ];
  setLetters(context, font);
  const isTooSmall = kind === "ground" && font > MOST_LARGER * meant;
  if (isTooSmall && context.measureText(label).width > MOST_LARGER * w) return;
  const at = { x: -button.at[0] * unit, y: button.at[2] * unit };
  paintPlaque(context, { x: at.x - w / 2, y: at.y - h / 2, w, h }, Math.min(w, h) * 0.3, button.color);
  context.fillStyle = button.fontColor;
  context.fillText(label, at.x, at.y);
}
