/** Draws what is of Risk Europe alone: its board, cards, mats, and small pictures of its orders. */
import { COLOURS } from "../../../../src/games/risk-europe/meta";
import { SHEETS } from "../../../../src/games/risk-europe/table/card";
import { drawBoard } from "../../boxes/europe/board";
import type { Layout } from "../../map/layout";
import type { Shapes } from "../../map/shapes";
import { SEAT_ORDER } from "../../kit/palette";
import { boardJpeg, crop, onPaper, png, shrink } from "../../kit/picture";
import { put } from "../../out";
import { sheet } from "../../table/card";
import { putBack, putFaces, putMats, putPng } from "../../table/put";
import { cardBack, cardFace } from "./card";
import { legend } from "./legend";
import { mat } from "./mat";
import { CROWNS, ORDERS } from "./texts";

const HERE = "assets/draw/games/risk-europe/draw.ts";
const CARD = { width: 640, grain: 8, quality: 88 };
const ICON = { width: 160, colours: 96 };

/** The board with the title, the arms and the track of this game. */
export async function board(shapes: Shapes, layout: Layout): Promise<void> {
  const picture = onPaper(drawBoard(shapes, layout, legend()));
  put("board-europe.jpg", await boardJpeg(picture), "Risk Europe's board", HERE);
  const mark = shrink(crop(picture, 60, 160, 1500, 1500), 512);
  put("thumbnail-europe.png", png(mark, 192), "picture of Risk Europe in the game's list", HERE);
}

/** Faces and backs of the cards. */
export async function cards(): Promise<void> {
  const faces = new Map([
    ...ORDERS.map((c): [string, string] => [c.id, cardFace("order", c)]),
    ...CROWNS.map((c): [string, string] => [c.id, cardFace("crown", c)]),
  ]);
  for (const { path, columns, cells } of Object.values(SHEETS)) {
    const drawn = cells.map((id) => faces.get(id) ?? "");
    await putFaces({ path, columns }, drawn, CARD, "faces of Risk Europe's cards", HERE);
  }
  const back = (name: string, picture: string, use: string): Promise<void> =>
    putBack(`cards/europe-back-${name}.jpg`, picture, use, HERE);
  for (const seat of SEAT_ORDER)
    if (COLOURS.some((colour) => colour === seat))
      await back(`order-${seat}`, cardBack("order", seat), `back of ${seat}'s King's Orders`);
  await back("crown", cardBack("crown"), "back of Crown Cards");
}

/** The King's Orders as small as panels show them. */
export function icons(): void {
  for (const c of ORDERS) {
    const drawing = sheet([cardFace("order", c)], 1);
    putPng(`icons/order-${c.id}.png`, drawing, ICON, `the card ${c.id}, for panels`, HERE);
  }
}

/** The mats of all armies. */
export const mats = (): Promise<void> => putMats("europe-mat", COLOURS, mat, "", HERE);
