/** Buttons of pieces that nothing is drawn for: as their script has laid them out, and readable. */
import { BUTTON_UNITS } from "./button";
import { paintPlaque, setLetters } from "./pen";
import type { Button } from "../../wire/view";
import type { Figure } from "./figures";
import type { RenderContext } from "./render";

/** A smaller font nobody can read, in CSS pixels. */
const LEAST = 6;
/** The height of a line for its font. */
const LINE = 1.15;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Where a button lies on its piece as that is drawn: from its middle to the right and down, in table units. */
export function plainRect(
  { piece }: Figure,
  button: Button,
): { x: number; y: number; w: number; h: number; unit: number } {
  const [sx, , sz] = piece.scale.map(Math.abs);
  const [bx, , bz] = button.scale.map(Math.abs);
  const [w, h] = [(button.width * bx * sx) / BUTTON_UNITS, (button.height * bz * sz) / BUTTON_UNITS];
  return { x: -button.at[0] * sx, y: button.at[2] * sz, w, h, unit: Math.min(bx * sx, bz * sz) };
}

/** Whether a button is on the side of its piece that lies up. */
export function isUp({ piece }: Figure, { turn }: Button): boolean {
  const up = [piece.turn, turn].map(([x, , z]) => Math.cos(radians(x)) * Math.cos(radians(z)));
  return up[0] * up[1] > -0.5;
}

/** Whether what is turned so is upside down for whoever looks. */
export function isUpsideDown(yaw: number): boolean {
  return Math.cos(radians(yaw - 180)) < -0.5;
}

/** Draws a button; call after `turnTo`. What would be upside down is turned, and letters that do not fit are smaller. */
export function paintPlainButton({ context, camera }: RenderContext, figure: Figure, button: Button): void {
  if (!isUp(figure, button)) return;
  const { scale } = camera;
  const { x, y, unit, ...sizes } = plainRect(figure, button);
  const [w, h] = [sizes.w * scale, sizes.h * scale];
  context.save();
  context.translate(x * scale, y * scale);
  const yaw = figure.piece.turn[1] + button.turn[1];
  context.rotate(radians(button.turn[1] + (isUpsideDown(yaw) ? 180 : 0)));
  if (w > 0 && h > 0)
    paintPlaque(context, { x: -w / 2, y: -h / 2, w, h }, Math.min(w, h) * 0.2, button.color);
  paintLines(context, button, { w, h, font: (button.fontSize / BUTTON_UNITS) * unit * scale });
  context.restore();
}

function paintLines(
  context: CanvasRenderingContext2D,
  { label, fontColor }: Button,
  { w, h, font: own }: { w: number; h: number; font: number },
): void {
  const lines = label.trim().split("\n");
  setLetters(context, 10, 600);
  const widest = Math.max(0.1, ...lines.map((line) => context.measureText(line).width / 10));
  const wide = w > 0 ? (w * 0.96) / widest : Infinity;
  const high = h > 0 ? h / (lines.length * LINE) : Infinity;
  const font = Math.min(own, wide, high);
  if (font < LEAST) return;
  setLetters(context, font, 600);
  context.fillStyle = fontColor;
  for (const [i, line] of lines.entries())
    context.fillText(line, 0, (i - (lines.length - 1) / 2) * font * LINE);
}
