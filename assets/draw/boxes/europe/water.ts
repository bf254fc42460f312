/** The sea: its colour, its shading along the coasts, and what floats where it is free. */
import { mix, SEA_INK, SEA_LIGHT, SEA_TONE } from "../../kit/palette";
import { el, g, path, rect, rings } from "../../kit/svg";
import { COMPASS } from "./ornaments";
import { berth, seaName, type Water } from "../../map/afloat";
import type { Shapes } from "../../map/shapes";
import { beast, rhumbs, ship } from "./seafaring";
import { MAP } from "./shapes";

/** Ships and beasts: where they would like to be, their size, and which way they look. */
const VOYAGES: ["ship" | "beast", number, number, number, number][] = [
  ["ship", 1640, 760, 1.2, 1],
  ["ship", 2700, 3010, 1.15, -1],
  ["ship", 270, 2300, 0.95, 1],
  ["ship", 1500, 2900, 0.75, -1],
  ["beast", 1500, 270, 1.1, 1],
  ["beast", 3720, 2010, 0.8, 1],
];
/** Names of seas: text, wished middle, size, angle. */
const SEA_NAMES: [string, number, number, number, number][] = [
  ["Atlantic Ocean", 430, 1180, 66, 0],
  ["North Sea", 1600, 900, 54, 0],
  ["Baltic Sea", 2500, 860, 44, 0],
  ["Mediterranean Sea", 2700, 3190, 62, 0],
  ["Black Sea", 3690, 2150, 50, 0],
  ["Bay of Biscay", 720, 1960, 46, 0],
  ["Adriatic", 2420, 2420, 40, 38],
];

/** A ship or beast near its wish, or nothing where no water is free. */
function voyage([kind, x, y, s, turn]: (typeof VOYAGES)[number], w: Water): string {
  const discs =
    kind === "ship"
      ? [
          { x: 0, y: -58 * s, r: 74 * s },
          { x: -62 * s, y: 12 * s, r: 34 * s },
          { x: 58 * s, y: 10 * s, r: 36 * s },
        ]
      : [-84, -20, 44, 108, 170].map((dx) => ({ x: dx * s * turn, y: -24 * s, r: 58 * s }));
  const at = berth(w, x, y, discs);
  return at ? (kind === "ship" ? ship : beast)(at.x, at.y, s, turn) : "";
}

/** What stands in the sea: names of seas first, then ships and beasts where room is left. */
export function seaFigures(w: Water): string {
  const ink = { fill: SEA_INK, opacity: 0.85 };
  const names = SEA_NAMES.map(([text, x, y, size, angle]) =>
    seaName(w, text, { x, y, size, angle, tracking: 0.1 }, ink),
  );
  return g({ id: "sea-names" }, ...names) + g({ id: "voyages" }, ...VOYAGES.map((v) => voyage(v, w)));
}

/** Colour, rays of the compass, and lines that follow the coast. */
export function sea(shapes: Shapes): string {
  const coast = path(rings([...shapes.lands.flat(), ...shapes.waste]), { id: "coast" });
  const shore = (stroke: string, width: number, opacity: number): string =>
    el("use", { href: "#coast", stroke, "stroke-width": width, opacity });
  const bands = [120, 92, 68, 46, 26];
  return g(
    { id: "sea" },
    rect(MAP.x, MAP.y, MAP.w, MAP.h, { fill: SEA_TONE }),
    rhumbs(COMPASS.x, COMPASS.y, 4600),
    rhumbs(2560, 2960, 4600),
    el("defs", {}, coast),
    g(
      { fill: "none", "stroke-linejoin": "round" },
      ...bands.map((d, i) => {
        const tone = mix(SEA_TONE, SEA_LIGHT, (i + 1) / bands.length);
        return shore(SEA_INK, d, 0.28 + i * 0.1) + shore(tone, d - 3.2 - i * 0.3, 1);
      }),
    ),
  );
}
