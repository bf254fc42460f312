/** The world as its tests ask for it, made once for all of them: each takes seconds, and nothing changes it. */
import { readJson } from "../../assets/draw/kit/json";
import type { Field } from "../../assets/draw/kit/raster";
import type { WorldFile } from "../../assets/draw/boxes/world/file";
import { makeShapes } from "../../assets/draw/boxes/world/shapes";
import type { Shapes } from "../../assets/draw/map/shapes";
import { TERRITORIES } from "../../src/risk/world/territories.data";
import { drawnShapes, landField } from "./map";

let shapes: Shapes | undefined;
let land: Field | undefined;

/** The territories as they are drawn anew. */
export function worldShapes(): Shapes {
  return (shapes ??= makeShapes());
}

/** The board that is there in cells; see `landField`. */
export function worldLand(): Field {
  const { w, h } = readJson<WorldFile>("assets/places-world.json").board;
  const drawn = drawnShapes("assets/board-world.svg", TERRITORIES);
  return (land ??= landField(w, h, [...drawn.values()], []));
}
