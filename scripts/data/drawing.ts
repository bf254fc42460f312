import { readFileSync } from "node:fs";
import { join } from "node:path";
import { flatten } from "../../assets/draw/kit/paths";
import type { Ring } from "../../assets/draw/kit/geometry";
import type { PlacesFile } from "../../assets/draw/places-file";
import type { WorldFile } from "../../assets/draw/boxes/world/file";
import type { MapFile } from "../../assets/draw/map/file";
import { TERRITORIES as EUROPE } from "../../src/risk/europe/territories.data";
import { TERRITORIES as WORLD } from "../../src/risk/world/territories.data";

/** What the drawings say of a board, as far as the table needs it. Board pixels, y downward. */
export interface Drawing<Places extends MapFile = PlacesFile> {
  territories: readonly { readonly id: string }[];
  places: Places;
  /** The shapes of the territories, in the order of the board's table. */
  shapes: Ring[][];
}

/** Reads the drawing of Europe in the project at `root`: assets/places.json and assets/board.svg. */
export function readDrawing(root: string): Drawing {
  return read(root, "places.json", "board.svg", EUROPE);
}

/** Reads the drawing of the world: assets/places-world.json and assets/board-world.svg. */
export function readWorld(root: string): Drawing<WorldFile> {
  return read(root, "places-world.json", "board-world.svg", WORLD);
}

function read<Places extends MapFile>(
  root: string,
  file: string,
  vectors: string,
  territories: Drawing["territories"],
): Drawing<Places> {
  const places = JSON.parse(readFileSync(join(root, "assets", file), "utf8")) as Places;
  const svg = readFileSync(join(root, "assets", vectors), "utf8");
  const shapes = territories.map(({ id }) => {
    const d = new RegExp(`<path id="territory-${id}" d="([^"]+)"`).exec(svg)?.[1];
    if (d === undefined) throw new Error(`assets/${vectors} has no path territory-${id}`);
    return flatten(d);
  });
  return { territories, places, shapes };
}
