/** Lays the board of the world out, for the games that are played on it. */
import { readJson } from "../../kit/json";
import { fileText, fromFile } from "../../map/file";
import type { Layout } from "../../map/layout";
import type { Shapes } from "../../map/shapes";
import { put } from "../../out";
import { toWorldFile, type WorldFile } from "./file";
import { makeLayout } from "./layout";

const HERE = "assets/draw/boxes/world/file.ts";
const PLACES = "places-world.json";

/** Lays the board out and writes its file of places; without shapes as the file has it. */
export function layout(shapes: Shapes | undefined): Layout {
  const made = shapes === undefined ? fromFile(readJson<WorldFile>(`assets/${PLACES}`)) : makeLayout(shapes);
  put(PLACES, fileText(toWorldFile(made)), "the world: positions of names, pieces and sets, for code", HERE);
  return made;
}
