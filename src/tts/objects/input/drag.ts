import { NOWHERE } from "../../../core/types";
import { later } from "../../queue";
import { goHome } from "../pieces/move";
import { verify } from "../verify";
import { COST } from "../slices";
import { isDie } from "../dice/spawn";
import type { Drop } from "../../../session/game/drop";
import { pixelOf } from "../board/frame";
import { registry, pieceOf, type Piece } from "../registry";
import { landUnder } from "../board/land-at";
import { isHeld, kindOf, ownerOf } from "../pieces/look";
import { pressPiece } from "../pieces/menu";
import { isIn, spotOf } from "../pieces/spot";

/** A piece that is let go so near to its place, in board pixels, was pressed and not dragged. */
const PRESSED = 45;

/**
 * Somebody picks a piece up, which may be gone by the time the script hears of it: a number typed over another one is
 * forgotten, and where it may go is lit.
 */
export function pickUp(colour: string, object: TtsObject): void {
  if (object.isDestroyed()) return;
  const typed = registry.typed[colour];
  if (typed !== undefined && typed.key !== object.memo) registry.typed[colour] = undefined;
  const piece = pieceOf(object);
  if (piece !== undefined && !isHeld(piece.thing)) registry.handlers.lifted(colour, liftOf(piece));
}

/**
 * A number typed over one of our pieces says how many the next drag takes; over a card of the hand it plays that, or says
 * for which place it is picked. It draws and turns nothing.
 */
export function typeNumber(object: TtsObject, colour: string, count: number): boolean {
  // A number would turn a die to that face.
  if (isDie(object)) return true;
  const piece = pieceOf(object);
  if (piece === undefined) return false;
  if (isHeld(piece.thing) && kindOf(piece.thing).played === true) {
    registry.handlers.cardPlayed(colour, piece.thing.face, count);
    return true;
  }
  registry.typed[colour] = { key: piece.key, count, revision: registry.revision };
  return true;
}

/**
 * Somebody lets a piece go: near its place that is a press; elsewhere it proposes an action. In any case it
 * goes back to where it belongs by then. What the game took away while it was dragged is dropped nowhere.
 */
export function letGo(colour: string, object: TtsObject): void {
  if (object.isDestroyed()) return;
  const piece = pieceOf(object);
  if (piece === undefined) return;
  const typed = registry.typed[colour];
  registry.typed[colour] = undefined;
  const count = typed !== undefined && typed.revision === registry.revision ? typed.count : 0;
  const at = object.getPosition();
  const [ok, why] = pcall(() => {
    if (isHeld(piece.thing)) playCard(colour, piece, at);
    else if (isHome(piece, at)) pressPiece(colour, object);
    else registry.handlers.dropped(colour, dropOf(piece, at, count));
  });
  putBack(object);
  if (!ok) error(why);
}

/** Sends a piece of ours back to where it belongs now, if it is still there; it may have knocked others over. */
function putBack(object: TtsObject): void {
  later(COST.change, () => {
    if (object.isDestroyed()) return;
    const piece = pieceOf(object);
    if (piece !== undefined) goHome(piece);
    verify();
  });
}

/** A card that stays in its owner's hand was only put in order there. */
function playCard(colour: string, piece: Piece, at: TtsXYZ): void {
  const { thing } = piece;
  const hand = registry.hands[ownerOf(thing)];
  if (hand !== undefined && isIn(hand, at.x, at.z)) return;
  if (kindOf(thing).played === true) registry.handlers.cardPlayed(colour, thing.face, 0);
  else registry.handlers.dropped(colour, dropOf(piece, at, 0));
}

function isHome(piece: Piece, at: TtsXYZ): boolean {
  const spot = spotOf(piece.thing);
  if (spot === undefined || registry.board === undefined) return false;
  const far = PRESSED * registry.board.unit;
  return Math.abs(at.x - spot.x) < far && Math.abs(at.z - spot.z) < far;
}

function dropOf(piece: Piece, at: TtsXYZ, count: number): Drop {
  const to = landUnder(at);
  return { ...liftOf(piece), to, mat: to < 0 ? matAt(at) : "", count };
}

/** What a piece is that is taken up, as a drop without a place. */
function liftOf({ thing }: Piece): Drop {
  const { kind, face, owner, place, at } = thing;
  return { kind, face, owner, from: place === "land" ? at : NOWHERE, to: NOWHERE, mat: "", count: 0 };
}

/** Whose mat a point lies on: a colour id, or empty. */
function matAt(point: TtsXYZ): string {
  const { w, h } = registry.kit.mat;
  for (const colour of registry.colours) {
    const mat = registry.mats[colour];
    if (mat !== undefined) {
      const { x, y } = pixelOf(mat, point.x, point.z);
      if (x >= 0 && y >= 0 && x <= w && y <= h) return colour;
    }
  }
  return "";
}

/** A click on a piece's button; with another button of the mouse than the left it means all that may go there. */
export function clickButton(object: TtsObject, colour: string, other?: boolean): void {
  pressPiece(colour, object, other === true);
}
