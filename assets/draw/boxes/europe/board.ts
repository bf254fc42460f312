/** The board as one drawing. */
import { TERRITORIES } from "../../../../src/risk/europe/territories.data";
import { area } from "../../kit/geometry";
import { INK, PAPER, PAPER_DARK, RUST, SEA_INK, SEA_LIGHT } from "../../kit/palette";
import { el, g, path, rect, rings, stroked } from "../../kit/svg";
import { measure } from "../../kit/type";
import { citySymbol } from "./city";
import { borders, lands, wasteHatch } from "./ground";
import { freedom, nature, rivers } from "./landmarks";
import { LAKES } from "./nature.data";
import { COMPASS, FIXED } from "./ornaments";
import type { Layout } from "../../map/layout";
import { apart, textDiscs, type Disc } from "../../map/packing";
import { alongSeaLines, boardSvg, drawnLayout, lettering } from "../../map/drawing";
import { nameDiscs, type LandPlaces } from "../../map/places";
import { boardTerrain, type Shapes } from "../../map/shapes";
import { CITY_DISCS, LETTERS } from "./places";
import { compass } from "./seafaring";
import { BOARD, MAP } from "./shapes";
import { sea, seaFigures } from "./water";

const INKS = { ink: INK, paper: PAPER, sea: SEA_LIGHT, stroke: RUST };

/** Every disc that names, cities and pieces keep clear. */
function keptDiscs(land: LandPlaces): Disc[] {
  const city = land.city
    ? [
        ...CITY_DISCS.map((d) => ({ x: land.city!.x + d.x, y: land.city!.y + d.y, r: d.r })),
        ...textDiscs(
          land.city.name.x,
          land.city.name.y,
          measure(land.city.name.text, "italic", land.city.name.size),
          0.7 * land.city.name.size,
          0,
          0,
        ),
      ]
    : [];
  return [...nameDiscs(land, LETTERS), ...city, ...Object.values(land.places)];
}

function drawLakes(shapes: Shapes, kept: readonly Disc[]): string {
  const lakes = LAKES.map(([lon, lat, w, h, turn]) => {
    const [x, y] = shapes.place(lon, lat);
    if (!apart([{ x, y, r: Math.max(w, h) }], kept, 2)) return "";
    return el("ellipse", {
      cx: x,
      cy: y,
      rx: w,
      ry: h,
      transform: `rotate(${turn} ${x} ${y})`,
      ...stroked(SEA_INK, 2.6, SEA_LIGHT),
    });
  });
  return g({ id: "lakes" }, ...lakes);
}

function cities(layout: Layout): string {
  const drawn = layout.lands.flatMap((l, i) =>
    l.city
      ? [
          citySymbol(l.city.x, l.city.y, TERRITORIES[i].city!.crown, TERRITORIES[i].city!.tax) +
            lettering(l.city.name, "italic", PAPER, "#5c2316", 0, 9),
        ]
      : [],
  );
  return g({ id: "cities" }, ...drawn);
}

/**
 * The board of a layout, as the text of an SVG file: one path `territory-<id>` for each land. `legend` is what a game
 * draws over it: its title, tables, tracks.
 */
export function drawBoard(shapes: Shapes, layout: Layout, legend: readonly string[]): string {
  const terrain = boardTerrain(shapes, BOARD);
  const kept = [
    ...layout.lands.flatMap(keptDiscs),
    ...alongSeaLines(layout, 14),
    ...layout.lands.flatMap((l) => (l.leader ? [{ x: l.leader[2], y: l.leader[3], r: 14 }] : [])),
  ];
  const ground = freedom(terrain, [...kept, ...FIXED]);
  const coastClip = el(
    "clipPath",
    { id: "clip-land" },
    path(rings([...shapes.lands.flat(), ...shapes.waste].filter((r) => Math.abs(area(r)) > 4000)), {}),
  );
  const taken = [...alongSeaLines(layout, 10), ...layout.lands.flatMap(keptDiscs), ...FIXED];

  return boardSvg(BOARD, PAPER_DARK, [
    sea(shapes),
    lands(shapes),
    wasteHatch(shapes),
    coastClip,
    g({ id: "rivers", "clip-path": "url(#clip-land)" }, rivers(shapes.place)),
    drawLakes(shapes, kept),
    borders(shapes),
    g({ id: "nature" }, nature(shapes.place, ground.free, ground.take)),
    seaFigures({ map: MAP, ...terrain, taken }),
    compass(COMPASS.x, COMPASS.y, COMPASS.r),
    ...drawnLayout(layout, INKS, LETTERS),
    cities(layout),
    rect(MAP.x, MAP.y, MAP.w, MAP.h, { ...stroked(INK, 26), opacity: 0.07 }),
    ...legend,
  ]);
}
