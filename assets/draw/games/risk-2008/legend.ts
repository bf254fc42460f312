import { TROOPS_FOR_STARS, LEAST_STARS, MOST_STARS } from "../../../../src/games/risk-2008/rules/numbers";
/** What the edition of 2008 draws over the board: its title, and what stars are worth. */

import { TITLE } from "../../boxes/world/ornaments";
import { rungs } from "../../boxes/world/sets";
import { GILT, VELLUM_LIGHT } from "../../boxes/world/tones";
import { cartouche } from "../../boxes/world/title";
import { g, path } from "../../kit/svg";
import { drawText } from "../../kit/type";
import { at, star } from "../../pieces/motifs";

const Y = 2604;
const FIRST = 1010;
const STEP = 346;

/** Below the map: so many stars for so many troops. */
function stars(): string {
  const steps = Array.from({ length: MOST_STARS - LEAST_STARS + 1 }, (_, i) => ({
    count: LEAST_STARS + i,
    x: FIRST + i * STEP,
  }));
  const coins = steps.map(({ count, x }) => ({ worth: TROOPS_FOR_STARS[count], x: x + 112, y: Y }));
  return g(
    { id: "ladder" },
    at(160, Y - 5, 124, star()),
    drawText("Stars, and troops for them", VELLUM_LIGHT, { face: "black", size: 50, x: 234, y: Y + 17 }),
    ...steps.flatMap(({ count, x }) => [
      path(`M${x + 30} ${Y}H${x + 70}`, { stroke: GILT, "stroke-width": 6 }),
      at(x, Y - 5, 98, star()),
      drawText(String(count), VELLUM_LIGHT, { face: "black", size: 78, x: x - 56, y: Y + 26, anchor: "end" }),
    ]),
    ...rungs(coins),
  );
}

export const legend = (): string[] => [stars(), cartouche(TITLE.x, TITLE.y, "RISK", "the edition of 2008")];
