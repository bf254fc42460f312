/** Draws what is of classic RISK alone: the title on its board, cards, missions, mats. */
import { readFileSync } from "node:fs";
import { COLOURS } from "../../../../src/games/risk-classic/meta";
import { SHEETS } from "../../../../src/games/risk-classic/table/card";
import { drawBoard } from "../../boxes/world/board";
import { boardJpeg, crop, jpeg, onPaper, paste, png, render, shrink } from "../../kit/picture";
import type { Layout } from "../../map/layout";
import type { Shapes } from "../../map/shapes";
import { put, putDoc } from "../../out";
import { putBack, putFaces, putMats } from "../../table/put";
import { cardBack, cardFace, missionBack, missionFace } from "./card";
import { filled } from "./filled";
import { legend } from "./legend";
import { mat } from "./mat";

const HERE = "assets/draw/games/risk-classic/draw.ts";
/** Cards of the deck, of which there are many, are smaller than missions. */
const CARD = { width: 448, grain: 7, quality: 84 };
const MISSION = { width: 640, grain: 7, quality: 84 };

/** The board with this game's title, as vectors and as a picture, and the picture of the save. */
export async function board(shapes: Shapes, layout: Layout): Promise<void> {
  const drawn = drawBoard(shapes, layout, legend());
  put("board-world.svg", drawn, "the world's board as vectors; one path for each territory", HERE);
  const picture = onPaper(drawn);
  put("board-world.jpg", await boardJpeg(picture), "the world's board, with the title of classic RISK", HERE);
  const mark = shrink(crop(picture, 60, 1080, 1400, 1400), 512);
  put("thumbnail-world.png", png(mark, 192), "picture of classic RISK in the game's list", HERE);
}

/** For the documentation: the board whole, filled, a part of it at full size. */
export async function pictures(layout: Layout): Promise<void> {
  const picture = onPaper(readFileSync("assets/board-world.svg", "utf8"));
  putDoc("world.jpg", await jpeg(shrink(picture, 1600), 84));
  paste(picture, render(filled(layout), picture.w), 0, 0);
  putDoc("world-filled.jpg", await jpeg(shrink(picture, 1600), 84));
  putDoc("world-cut.jpg", await jpeg(crop(picture, 1420, 380, 1280, 880), 84));
}

/** Faces and backs of the cards. */
export async function cards(shapes: Shapes): Promise<void> {
  const { cards: deck, missions } = SHEETS;
  const faces = deck.cells.map((id) => cardFace(shapes, id));
  await putFaces(deck, faces, CARD, "faces of classic RISK's cards", HERE);
  const goals = missions.cells.map((id) => missionFace(shapes, id));
  await putFaces(missions, goals, MISSION, "faces of classic RISK's missions", HERE);
  await putBack(deck.back, cardBack(), "back of classic RISK's cards", HERE);
  await putBack(missions.back, missionBack(), "back of the secret missions", HERE);
}

/** The mats of all armies. */
export const mats = (): Promise<void> => putMats("world-mat", COLOURS, mat, " in classic RISK", HERE);
