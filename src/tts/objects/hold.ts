import { later } from "../queue";
import { COST, goHome } from "./arrange";
import { isDie } from "./dice";
import type { Drop } from "../../session/play/drop";
import { pixelOf } from "./frame";
import { ground, pieceOf, type Piece } from "./ground";
import { landAt } from "./land-at";
import { isHeld, kindOf, ownerOf } from "./look";
import { pressPiece } from "./menu";
import { isIn, spotOf } from "./spot";

/** A piece that is let go so near to its place, in board pixels, was pressed and not dragged. */
const PRESSED = 45;

/** The territory under a point of the table, or -1. */
export function landUnder(point: TtsXYZ): number {
  const { board } = ground;
  if (board === undefined) return -1;
  const { x, y } = pixelOf(board, point.x, point.z);
  return landAt(x, y);
}

/** Somebody picks a piece up: a number typed over another one is forgotten. */
export function pickUp(colour: string, object: TtsObject): void {
  const typed = ground.typed[colour];
  if (typed !== undefined && typed.key !== object.memo) ground.typed[colour] = undefined;
}

/** A number typed over one of our pieces says how many the next drag takes; it draws and turns nothing. */
export function typeNumber(object: TtsObject, colour: string, count: number): boolean {
  // A number would turn a die to that face.
  if (isDie(object)) return true;
  const piece = pieceOf(object);
  if (piece === undefined) return false;
  ground.typed[colour] = { key: piece.key, count, stamp: ground.stamp };
  return true;
}

/**
 * Somebody lets a piece go: near its place that is a press; elsewhere it proposes an action. In any case it
 * goes back to where it belongs by then.
 */
export function letGo(colour: string, object: TtsObject): void {
  const piece = pieceOf(object);
  if (piece === undefined) return;
  const typed = ground.typed[colour];
  ground.typed[colour] = undefined;
  const count = typed !== undefined && typed.stamp === ground.stamp ? typed.count : 0;
  const at = object.getPosition();
  const [ok, why] = pcall(() => {
    if (isHeld(piece.thing)) playCard(colour, piece, at);
    else if (isHome(piece, at)) pressPiece(colour, object);
    else ground.doer?.dropped(colour, dropOf(piece, at, count));
  });
  putBack(object);
  if (!ok) error(why);
}

/** Sends a piece of ours back to where it belongs now, if it is still there. */
function putBack(object: TtsObject): void {
  later(COST.change, () => {
    if (object.isDestroyed()) return;
    const piece = pieceOf(object);
    if (piece !== undefined) goHome(piece);
  });
}

/** A card that stays in its owner's hand was only put in order there. */
function playCard(colour: string, piece: Piece, at: TtsXYZ): void {
  const { thing } = piece;
  const hand = ground.hands[ownerOf(thing)];
  if (hand !== undefined && isIn(hand, at.x, at.z)) return;
  if (kindOf(thing).played === true) ground.doer?.cardPlayed(colour, thing.face);
  else ground.doer?.dropped(colour, dropOf(piece, at, 0));
}

function isHome(piece: Piece, at: TtsXYZ): boolean {
  const spot = spotOf(piece.thing);
  if (spot === undefined || ground.board === undefined) return false;
  const far = PRESSED * ground.board.unit;
  return Math.abs(at.x - spot.x) < far && Math.abs(at.z - spot.z) < far;
}

function dropOf(piece: Piece, at: TtsXYZ, count: number): Drop {
  const { kind, face, owner, place } = piece.thing;
  const from = place === "land" ? piece.thing.at : -1;
  const to = landUnder(at);
  return { kind, face, owner, from, to, mat: to < 0 ? matAt(at) : "", count };
}

/** Whose mat a point lies on: a colour id, or empty. */
function matAt(point: TtsXYZ): string {
  const { w, h } = ground.kit.mat;
  for (const colour of ground.colours) {
    const mat = ground.mats[colour];
    if (mat !== undefined) {
      const { x, y } = pixelOf(mat, point.x, point.z);
      if (x >= 0 && y >= 0 && x <= w && y <= h) return colour;
    }
  }
  return "";
}

/** A click on a piece's button. */
export function clickButton(object: TtsObject, colour: string): void {
  pressPiece(colour, object);
}
