import { readFileSync } from "node:fs";
import { join } from "node:path";
import { flatten } from "../../assets/draw/kit/paths";
import type { Ring } from "../../assets/draw/kit/geometry";
import type { PlacesFile } from "../../assets/draw/places-file";
import { TERRITORIES } from "../../src/risk/europe/territories.data";

/** What the drawings say, as far as the table needs it. Board pixels, y downward. */
export interface Drawing {
  places: PlacesFile;
  /** The shapes of the territories, in the order of the board's table. */
  shapes: Ring[][];
}

/** Reads assets/places.json and assets/board.svg of the project at `root`. */
export function readDrawing(root: string): Drawing {
  const places = JSON.parse(readFileSync(join(root, "assets/places.json"), "utf8")) as PlacesFile;
  const svg = readFileSync(join(root, "assets/board.svg"), "utf8");
  const shapes = TERRITORIES.map(({ id }) => {
    const d = new RegExp(`<path id="territory-${id}" d="([^"]+)"`).exec(svg)?.[1];
    if (d === undefined) throw new Error(`assets/board.svg has no path territory-${id}`);
    return flatten(d);
  });
  return { places, shapes };
}
