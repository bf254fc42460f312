/** Draws what is of the edition of 2008 alone: its names, title and stars on the board of the world, cards, mats. */
import { META } from "../../../../src/games/risk-2008/meta";
import { STARS } from "../../../../src/games/risk-2008/rules/cards";
import { SHEETS } from "../../../../src/games/risk-2008/table/card";
import { drawBoard } from "../../boxes/world/board";
import type { Seat } from "../../kit/palette";
import { boardJpeg, crop, jpeg, onPaper, png, render, shrink } from "../../kit/picture";
import type { Layout } from "../../map/layout";
import type { Shapes } from "../../map/shapes";
import { put, putDoc } from "../../out";
import { sheet } from "../../table/card";
import { putBack, putFaces, putMats } from "../../table/put";
import { cardBack, cardFace } from "./card";
import { legend } from "./legend";
import { mat } from "./mat";
import { renamed } from "./names";
import { objectiveBack, objectiveFace } from "./objective";
import { rewardBack, rewardFace } from "./reward";

const HERE = "assets/draw/games/risk-2008/draw.ts";
/** Cards of the deck, of which there are many, are smaller than the others. */
const CARD = { width: 448, grain: 7, quality: 84 };
const LARGE = { width: 640, grain: 7, quality: 84 };

/** The board's picture, and that of the save. */
export async function board(shapes: Shapes, layout: Layout): Promise<void> {
  const picture = onPaper(drawBoard(shapes, renamed(layout, shapes), legend()));
  put("board-2008.jpg", await boardJpeg(picture), "the world's board in the edition of 2008", HERE);
  const mark = shrink(crop(picture, 60, 1080, 1400, 1400), 512);
  put("thumbnail-2008.png", png(mark, 192), "picture of RISK 2008 in the game's list", HERE);
}

/** Faces and backs of the cards. */
export async function cards(shapes: Shapes): Promise<void> {
  const { cards: deck, objectives, rewards } = SHEETS;
  const faces = deck.cells.map((_, card) => cardFace(shapes, card));
  await putFaces(deck, faces, CARD, "faces of RISK 2008's cards", HERE);
  const goals = objectives.cells.map((_, k) => objectiveFace(shapes, k));
  await putFaces(objectives, goals, LARGE, "faces of the objectives", HERE);
  const gains = rewards.cells.map((_, r) => rewardFace(r));
  await putFaces(rewards, gains, LARGE, "faces of the rewards", HERE);
  await putBack(deck.back, cardBack(), "back of RISK 2008's cards", HERE);
  await putBack(objectives.back, objectiveBack(), "back of the objectives", HERE);
  await putBack(rewards.back, rewardBack(), "back of the rewards", HERE);
}

/** For the documentation: objectives, rewards, a card of each number of stars, the backs. */
export async function pictures(shapes: Shapes): Promise<void> {
  const { cards: deck, objectives, rewards } = SHEETS;
  const two = STARS.indexOf(2);
  const drawn = [
    ...objectives.cells.map((_, k) => objectiveFace(shapes, k)),
    ...rewards.cells.map((_, r) => rewardFace(r)),
    // The first card brings the patterns for those of its continent.
    ...deck.cells.flatMap((_, card) => (card === 0 || card === two ? [cardFace(shapes, card)] : [])),
    ...[cardBack(), objectiveBack()],
  ];
  putDoc("2008.jpg", await jpeg(render(sheet(drawn, 8), 1920), 86));
}

/** The mats of all armies. */
export const mats = (): Promise<void> =>
  putMats("2008-mat", META.colours as readonly Seat[], mat, " in RISK 2008", HERE);
