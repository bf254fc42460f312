/** What the edition of 2008 draws over the board: its title, and what stars are worth. */
import { LEAST_STARS, MOST_STARS, troopsFor } from "../../../../src/games/risk-2008/rules/cards";
import { TITLE } from "../../boxes/world/ornaments";
import { rungs } from "../../boxes/world/sets";
import { GILT, SEPIA, VELLUM_LIGHT } from "../../boxes/world/tones";
import { cartouche } from "../../boxes/world/title";
import { g, path } from "../../kit/svg";
import { textPath } from "../../kit/type";
import { at, star } from "../../pieces/motifs";

const Y = 2604;
const FIRST = 985;
const STEP = 346;

/** Below the map: so many stars for so many troops. */
function stars(): string {
  const steps = Array.from({ length: MOST_STARS - LEAST_STARS + 1 }, (_, i) => ({
    count: LEAST_STARS + i,
    x: FIRST + i * STEP,
  }));
  const coins = steps.map(({ count, x }) => ({ worth: troopsFor(count), x: x + 134, y: Y }));
  return g(
    { id: "ladder" },
    at(170, Y - 4, 124, star()),
    path(textPath("Stars, and troops for them", { face: "black", size: 54, x: 250, y: Y + 18 }), {
      fill: VELLUM_LIGHT,
    }),
    ...steps.flatMap(({ count, x }) => [
      path(`M${x + 40} ${Y}H${x + 90}`, { stroke: GILT, "stroke-width": 6 }),
      at(x, Y - 6, 140, star()),
      path(textPath(String(count), { face: "black", size: 62, x, y: Y + 20, anchor: "middle" }), {
        fill: SEPIA,
        stroke: VELLUM_LIGHT,
        "stroke-width": 9,
        "stroke-linejoin": "round",
        "paint-order": "stroke",
      }),
    ]),
    ...rungs(coins),
  );
}

export const legend = (): string[] => [stars(), cartouche(TITLE.x, TITLE.y, "RISK", "the edition of 2008")];
