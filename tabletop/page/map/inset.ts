import { fieldUnder, type Figure } from "./figures";
import { fit, type Camera, type Field, type Place, type Point } from "./camera";
import type { Inset, Scene } from "./types";
import type { Docks } from "../panels/free";
import type { Rect } from "../../xml/layout/rect";
import type { Piece, View } from "../../wire/view";

/** A board of one's own that is drawn less wide cannot be read, in pixels; one wider than that takes more than it tells. */
const LEAST = 200;
const MOST = 420;
const MARGIN = 8;
/** As much of the table is seen around it, as a share of its sizes. */
const AIR = 1.03;

/** The board of one's own. */
export function ownBoard(figures: readonly Figure[], { you, seats }: View): Figure | undefined {
  return boardOf(you.color, figures, seats);
}

/** The boards of these colours are not drawn: nobody plays them. */
export function withoutBoards(
  colors: readonly string[],
  figures: readonly Figure[],
  { seats }: Pick<View, "seats">,
): Figure[] {
  const unplayed = colors.map((color) => boardOf(color, figures, seats));
  return figures.filter((figure) => !unplayed.includes(figure));
}

/** A colour's board: of those that are not for all the nearest to its hand, as far away as it is large. */
function boardOf(color: string, figures: readonly Figure[], seats: View["seats"]): Figure | undefined {
  const hand = Object.hasOwn(seats, color) ? seats[color].hands.at(0) : undefined;
  if (hand === undefined) return undefined;
  const far = ({ piece }: Figure): number => Math.hypot(piece.at[0] - hand.at[0], piece.at[2] - hand.at[2]);
  const boards = figures.filter(
    ({ kind, drawing }) => kind === "ground" && drawing?.board !== true && drawing?.tile === undefined,
  );
  const near = boards.filter((board) => far(board) < Math.max(board.w, board.d));
  return near.length === 0 ? undefined : near.reduce((best, one) => (far(one) < far(best) ? one : best));
}

/**
 * Where a board is shown beside the map: over the panels that are docked at the right and below those that float there,
 * as wide as there is room between `map`, the right edge of what the map shows, and the window's; undefined where it could
 * not be read there.
 */
export function insetFor(board: Figure, docks: Docks, map: number): Inset | undefined {
  const under = fieldUnder(board);
  const field = { ...under, w: under.w * AIR, d: under.d * AIR };
  const isBeside = ({ x, w }: Rect): boolean => x + w > innerWidth - LEAST;
  const beside = docks.docked.filter((box) => isBeside(box) && box.x > innerWidth / 2);
  const top = Math.min(innerHeight, ...beside.map(({ y }) => y));
  const over = docks.floating.filter((box) => isBeside(box) && box.y + box.h < top);
  const from = Math.max(0, ...over.map(({ y, h }) => y + h));
  const [wide, high] = [innerWidth - map - 2 * MARGIN, top - from - 2 * MARGIN];
  const w = Math.min(MOST, wide, (high * field.w) / field.d);
  if (w < LEAST) return undefined;
  const h = (w * field.d) / field.w;
  return { field, rect: { x: innerWidth - MARGIN - w, y: top - MARGIN - h, w, h } };
}

export function cameraOf({ field, rect }: Inset): Camera {
  return fit(field, rect);
}

/** The scene as it is seen at a point of the window: through the inset, or on the map. */
export function seenFrom(scene: Scene, { x, y }: Point): Scene {
  const { inset } = scene;
  if (inset === undefined) return scene;
  const { rect } = inset;
  const isIn = x >= rect.x && x <= rect.x + rect.w && y >= rect.y && y <= rect.y + rect.h;
  return isIn ? throughInset(scene, inset) : scene;
}

/** The scene as it is seen where a place of the table is shown: what lies in the inset is seen there. */
export function seenAround(scene: Scene, place: Place): Scene {
  const { inset } = scene;
  return inset !== undefined && isWithin(inset.field, place) ? throughInset(scene, inset) : scene;
}

function throughInset(scene: Scene, inset: Inset): Scene {
  return { ...scene, camera: cameraOf(inset), map: scene.camera };
}

/** What of the figures is seen in the inset, with what comes there, goes, or passes by. */
export function seenIn({ field }: Inset, figures: readonly Figure[]): Figure[] {
  return figures.filter(({ kind, piece }) => kind === "ground" || isPassing(field, piece));
}

/** Whether the rectangle in which a piece lies, or moves, meets a field. */
function isPassing({ x, z, w, d }: Field, { at, move }: Piece): boolean {
  const from = move?.at ?? at;
  const isBeside = (axis: 0 | 2, middle: number, size: number): boolean =>
    Math.min(Math.abs(at[axis] - middle), Math.abs(from[axis] - middle)) <= size / 2 ||
    at[axis] < middle !== from[axis] < middle;
  return isBeside(0, x, w) && isBeside(2, z, d);
}

export function isWithin({ x, z, w, d }: Field, place: Place): boolean {
  return Math.abs(place.x - x) <= w / 2 && Math.abs(place.z - z) <= d / 2;
}
