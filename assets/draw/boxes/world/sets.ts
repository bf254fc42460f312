/** The ladder below the map: what the next set of cards is worth. */
import { circle, g, path, stroked } from "../../kit/svg";
import { drawCentred, drawText } from "../../kit/type";
import { at, cards } from "../../pieces/motifs";
import { GILT, SEPIA, VELLUM, VELLUM_LIGHT } from "./tones";

/** What sets are worth in the order in which they are turned in; each further one is worth five more. */
const WORTH = [4, 6, 8, 10, 12, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80, 85];
const RADIUS = 56;
const Y = 2604;

/** The spots of the ladder, in board pixels. */
export const SETS = WORTH.map((worth, i) => ({ worth, x: 700 + i * 171, y: Y }));

/** Coins on which a worth is written. */
export function rungs(steps: readonly { worth: number; x: number; y: number }[]): string[] {
  return steps.map(({ worth, x, y }) =>
    g(
      {},
      circle(x, y, RADIUS, stroked(GILT, 7, VELLUM)),
      circle(x, y, RADIUS - 9, stroked(SEPIA, 1.8)),
      drawCentred(String(worth), SEPIA, { face: "black", size: 62, x, y: y + 20 }),
    ),
  );
}

/** The ladder as it is drawn. */
export function ladder(): string {
  const [first, last] = [SETS[0], SETS[SETS.length - 1]];
  return g(
    { id: "sets" },
    at(170, Y, 124, cards()),
    drawText("Sets of cards", VELLUM_LIGHT, { face: "black", size: 62, x: 250, y: Y + 20 }),
    path(`M${first.x} ${Y - 14}H${last.x}M${first.x} ${Y + 14}H${last.x}`, {
      stroke: GILT,
      "stroke-width": 4,
    }),
    ...rungs(SETS),
  );
}
