/** The board of Europe, drawn anew as world.test.ts draws that of the world: it takes as long as all else of its drawings. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { drawBoard } from "../../assets/draw/boxes/europe/board";
import { makeShapes } from "../../assets/draw/boxes/europe/shapes";
import { legend } from "../../assets/draw/games/castle-risk/legend";
import { readJson } from "../../assets/draw/kit/json";
import { fromFile } from "../../assets/draw/map/file";
import type { PlacesFile } from "../../assets/draw/places-file";

test("drawing the board anew gives the same vectors, byte for byte", () => {
  const layout = fromFile(readJson<PlacesFile>("assets/places.json"));
  expect(drawBoard(makeShapes(), layout, legend()) === readFileSync("assets/board.svg", "utf8")).toBe(true);
});
