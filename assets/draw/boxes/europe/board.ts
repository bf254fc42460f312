/** The board as one drawing. */
import { TERRITORIES } from "../../../../src/risk/europe/territories.data";
import { area } from "../../kit/geometry";
import { INK, PAPER, PAPER_DARK, RUST, SEA_INK, SEA_LIGHT } from "../../kit/palette";
import { circle, el, g, line, path, rect, rings, svg } from "../../kit/svg";
import { measure, textPath } from "../../kit/type";
import { SHIELD } from "../../pieces/icon";
import { citySymbol } from "./city";
import { borders, lands, wasteHatch } from "./ground";
import { freedom, nature, rivers } from "./landmarks";
import { LAKES } from "./nature.data";
import { COMPASS, FIXED } from "./ornaments";
import type { Layout } from "../../map/layout";
import { apart, rooms, textDiscs, type Disc } from "../../map/packing";
import type { LandPlaces, Line, Place } from "../../map/places";
import { boardField, SCALE, type Shapes } from "../../map/shapes";
import { CITY_DISCS } from "./places";
import { compass } from "./seafaring";
import { BOARD, MAP } from "./shapes";
import { openWater, sea, seaFigures } from "./water";

/** Every disc that names, cities and pieces keep clear. */
function keptDiscs(land: LandPlaces): Disc[] {
  const name = land.name.flatMap((l) =>
    textDiscs(l.x, l.y, measure(l.text, "title", l.size, 0.02), 0.66 * l.size, l.angle, l.bend),
  );
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
  return [...name, ...city, ...Object.values(land.places)];
}

const lettering = (
  l: Line,
  face: string,
  halo: string,
  fill: string,
  tracking: number,
  width: number,
): string => {
  const d = textPath(l.text, {
    face,
    size: l.size,
    x: l.x,
    y: l.y,
    anchor: "middle",
    tracking,
    angle: l.angle,
    bend: l.bend,
  });
  return path(d, {
    fill,
    stroke: halo,
    "stroke-width": width,
    "stroke-linejoin": "round",
    "stroke-opacity": 0.8,
    "paint-order": "stroke",
  });
};

function seaLines(layout: Layout): string {
  return g(
    { id: "sea-lines" },
    ...layout.seaLines.map((l) => {
      const d = line(l.points);
      const ends = [l.points[0], l.points[l.points.length - 1]];
      return g(
        { id: `sea-line-${l.from}-${l.to}` },
        path(d, { fill: "none", stroke: PAPER, "stroke-width": 13, opacity: 0.5, "stroke-linecap": "round" }),
        path(d, { fill: "none", stroke: RUST, "stroke-width": 7, "stroke-dasharray": "20 14" }),
        ...ends.map(([x, y]) => circle(x, y, 9, { fill: PAPER, stroke: RUST, "stroke-width": 5 })),
      );
    }),
  );
}

/** A place at sea shows as a patch of parchment, so that the piece on it is seen to belong. */
const berth = (p: Place): string[] =>
  p.sea
    ? [
        circle(p.x, p.y, p.r, { fill: PAPER, opacity: 0.75 }),
        circle(p.x, p.y, p.r - 1.5, { fill: "none", stroke: INK, "stroke-width": 3 }),
        g(
          { transform: `translate(${(p.x - 25).toFixed(1)} ${(p.y - 25).toFixed(1)}) scale(0.5)` },
          path(SHIELD, {
            fill: "none",
            stroke: INK,
            "stroke-width": 4,
            "stroke-dasharray": "9 7",
            opacity: 0.45,
          }),
        ),
      ]
    : [];

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
      fill: SEA_LIGHT,
      stroke: SEA_INK,
      "stroke-width": 2.6,
    });
  });
  return g({ id: "lakes" }, ...lakes);
}

/** Lines from names at sea to their land. */
function leaders({ lands: all }: Layout): string {
  const drawn = all.flatMap(({ leader }) => {
    if (!leader) return [];
    const [x1, y1, x2, y2] = leader;
    const stroke = path(`M${x1} ${y1}L${x2} ${y2}`, { stroke: INK, "stroke-width": 4 });
    return [stroke + circle(x2, y2, 7, { fill: INK })];
  });
  return g({ id: "leaders" }, ...drawn);
}

function names(layout: Layout): string {
  const drawn = layout.lands.flatMap((l) =>
    l.name.map((n) => lettering(n, "title", l.leader ? SEA_LIGHT : PAPER, INK, 0.02, 11)),
  );
  return g({ id: "names" }, ...drawn);
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

/** Discs of a radius along the sea-lines. */
function alongSeaLines(layout: Layout, r: number): Disc[] {
  return layout.seaLines.flatMap((l) => l.points.map(([x, y]) => ({ x, y, r })));
}

/**
 * The board of a layout, as the text of an SVG file: one path `territory-<id>` for each land. `legend` is what a game
 * draws over it: its title, tables, tracks.
 */
export function drawBoard(shapes: Shapes, layout: Layout, legend: readonly string[]): string {
  const field = boardField(shapes, BOARD);
  const kept = [
    ...layout.lands.flatMap(keptDiscs),
    ...alongSeaLines(layout, 14),
    ...layout.lands.flatMap((l) => (l.leader ? [{ x: l.leader[2], y: l.leader[3], r: 14 }] : [])),
  ];
  const ground = freedom(field, SCALE, rooms(field, SCALE), [...kept, ...FIXED]);
  const coastClip = el(
    "clipPath",
    { id: "clip-land" },
    path(rings([...shapes.lands.flat(), ...shapes.waste].filter((r) => Math.abs(area(r)) > 4000)), {}),
  );
  const water = openWater(field, [
    ...alongSeaLines(layout, 10),
    ...layout.lands.flatMap(keptDiscs),
    ...FIXED,
  ]);
  const body = [
    sea(shapes),
    lands(shapes),
    wasteHatch(shapes),
    coastClip,
    g({ id: "rivers", "clip-path": "url(#clip-land)" }, rivers(shapes.place)),
    drawLakes(shapes, kept),
    borders(shapes),
    g({ id: "nature" }, nature(shapes.place, ground.free, ground.take)),
    seaFigures(water),
    compass(COMPASS.x, COMPASS.y, COMPASS.r),
    seaLines(layout),
    leaders(layout),
    g({ id: "berths" }, ...layout.lands.flatMap((l) => Object.values(l.places).flatMap(berth))),
    names(layout),
    cities(layout),
    rect(MAP.x, MAP.y, MAP.w, MAP.h, { fill: "none", stroke: INK, "stroke-width": 26, opacity: 0.07 }),
    ...legend,
  ];
  return svg(BOARD.w, BOARD.h, rect(0, 0, BOARD.w, BOARD.h, { fill: PAPER_DARK }) + body.join("\n"), {
    width: BOARD.w,
    height: BOARD.h,
  });
}
