import { setLetters } from "./pen";

/** Letters of a name on a piece, in CSS pixels; where smaller ones would be needed there is none. */
const LEAST = 7;
const MOST = 16;
const LINES = 3;

/** Writes the name of a piece that cannot be drawn into its outline, around the origin, to be read by whoever looks. */
export function paintName(
  context: CanvasRenderingContext2D,
  name: string,
  { tint, w, d, isUpsideDown }: { tint: string; w: number; d: number; isUpsideDown: boolean },
): void {
  const font = Math.min(MOST, d / 2.4, w / 4);
  if (font < LEAST) return;
  setLetters(context, font, 600);
  const lines = broken(name, (text) => context.measureText(text).width <= w * 0.92);
  const shown = lines.slice(0, Math.max(1, Math.min(LINES, Math.floor(d / (font * 1.15)))));
  context.fillStyle = isDark(tint) ? "#fff8e6" : "#2b1d14";
  if (isUpsideDown) context.rotate(Math.PI);
  for (const [i, line] of shown.entries())
    context.fillText(line, 0, (i - (shown.length - 1) / 2) * font * 1.15, w * 0.94);
  if (isUpsideDown) context.rotate(-Math.PI);
}

/** A text as lines that fit, broken at spaces. */
function broken(text: string, fits: (text: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function isDark(color: string): boolean {
  const [r, g, b] = [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));
  return 0.3 * r + 0.6 * g + 0.1 * b < 120;
}
