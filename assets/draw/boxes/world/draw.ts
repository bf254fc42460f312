/** Draws what is of the world's board. */
import { readJson } from "../../kit/json";
import { jpeg } from "../../kit/picture";
import { fileText, fromFile } from "../../map/file";
import type { Layout } from "../../map/layout";
import { put } from "../../out";
import { drawBoard } from "./board";
import { toWorldFile, type WorldFile } from "./file";
import { makeLayout } from "./layout";
import { onPaper } from "../europe/paper";
import { makeShapes } from "./shapes";

const HERE = "assets/draw/boxes/world/draw.ts";
const PLACES = "places-world.json";

/** Lays the board out and writes its file of places; with `anew` false as the file has it. */
export function layout(anew: boolean): Layout {
  const made = anew ? makeLayout(makeShapes()) : fromFile(readJson<WorldFile>(`assets/${PLACES}`));
  put(PLACES, fileText(toWorldFile(made)), "the world: positions of names, pieces and sets, for code", HERE);
  return made;
}

/** The board as vectors and as a picture. */
export async function board(made: Layout): Promise<void> {
  const drawn = drawBoard(makeShapes(), made);
  put("board-world.svg", drawn, "the world's board as vectors; one path for each territory", HERE);
  put("board-world.jpg", await jpeg(onPaper(drawn), 90), "the world's board", HERE);
}
