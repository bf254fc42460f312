/** The board of the world as one drawing: a sea chart of another age. */
import { TERRITORIES } from "../../../../src/risk/world/territories.data";
import { g, rect, stroked } from "../../kit/svg";
import { alongSeaLines, boardSvg, drawnLayout, lettering } from "../../map/drawing";
import { nameDiscs } from "../../map/places";
import type { Layout } from "../../map/layout";
import { boardTerrain, type Shapes } from "../../map/shapes";
import { frame } from "./frame";
import { borders, lands, patterns } from "./ground";
import { COMPASS, FIXED } from "./ornaments";
import { plaques } from "./plaques";
import { rose } from "./rose";
import { sea } from "./sea";
import { BOARD, MAP } from "./shapes";
import { INKS, LEATHER, LETTERS, SEPIA, VELLUM, VERMILION } from "./tones";
import { voyages } from "./voyages";

/** Where a sea-line leaves the map, what lies on the other side. */
function edges(layout: Layout): string {
  const lines = layout.seaLines.flatMap(({ to, points }) => {
    const [x, y] = points[points.length - 1];
    const side = x <= MAP.x ? 1 : x >= MAP.x + MAP.w ? -1 : 0;
    if (side === 0) return [];
    const name = TERRITORIES.find((t) => t.id === to)?.name ?? to;
    const text = {
      text: `to ${name}`,
      x: x + side * 34,
      y: y - side * 150,
      size: 36,
      angle: -90 * side,
      bend: 0,
    };
    return [lettering(text, "boldItalic", VELLUM, VERMILION, 0.04, 6)];
  });
  return g({ id: "edges" }, ...lines);
}

/**
 * The board of a layout, as the text of an SVG file: one path `territory-<id>` for each land. `legend` is what a game
 * draws over it: what stands along its lower edge, and its title.
 */
export function drawBoard(shapes: Shapes, layout: Layout, legend: readonly string[]): string {
  const terrain = boardTerrain(shapes, BOARD);
  const named = layout.lands.flatMap((l) => [...nameDiscs(l, LETTERS), ...Object.values(l.places)]);
  const taken = [...alongSeaLines(layout, 12), ...named, ...FIXED];
  return boardSvg(BOARD, LEATHER, [
    patterns(),
    sea(shapes, terrain.land),
    lands(shapes),
    borders(shapes),
    voyages({ map: MAP, ...terrain, taken }),
    rose(COMPASS.x, COMPASS.y, COMPASS.r),
    ...drawnLayout(layout, INKS, LETTERS),
    edges(layout),
    plaques(),
    rect(MAP.x, MAP.y, MAP.w, MAP.h, { ...stroked(SEPIA, 30), opacity: 0.08 }),
    frame(),
    ...legend,
  ]);
}
