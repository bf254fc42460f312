import { GOLD, SHADE } from "./palette";
import { paintStroke } from "./pen";
import { paintButton } from "./button";
import { paintPlainButton } from "./plain-button";
import { fillWithMarks } from "./marks";
import { sizedPicture } from "./pictures";
import { toWindow, type Camera } from "./camera";
import { clipTo } from "./clip";
import { boardLines, changedLines, rectOf, type BoardLine } from "./board-lines";
import { turnTo, type RenderContext } from "./render";
import type { Figure } from "./figures";
import type { Ground } from "./drawn";
import type { Line } from "../../wire/view";
import { joined, type Rect } from "../../xml/layout/rect";
import type { Scene } from "./types";
import type { Vectors } from "./outlines";

/** How opaque the border of a land is, and how much of its colour the land takes. */
const BORDER = 0.85;
const TINT = 0.3;

/** What dims the ground, and lines on the table: there is something to draw. */
export function hasShade({ focus, lines }: Scene): boolean {
  return focus.loops.length > 0 || lines.length > 0;
}

/** Draws that on a canvas of its own over the ground. */
export function paintShade(render: RenderContext, { figures, focus, lines }: Scene): void {
  clear(render);
  if (focus.loops.length > 0) dim(render, figures, focus.loops);
  for (const line of lines) paintLine(render, line);
}

function clear({ context, ratio, w, h }: RenderContext): void {
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.clearRect(0, 0, w, h);
}

/**
 * Draws what lies under everything: boards and mats with their vectors and what is written there, not what takes another
 * colour at the moment. Where that is there already, but for some borders of another colour, those are drawn anew.
 */
export function paintGround(
  render: RenderContext,
  { figures, floods }: Scene,
  before: Ground | undefined,
): Ground {
  const { camera, w, h, ratio } = render;
  const boards = figures.filter(({ kind }) => kind === "ground");
  const looks = boards.map((board) => {
    const { piece, key } = board;
    const images = [imageOf(render, board), vectorsOf(render, board)].map(numberOf);
    return [key, piece.at, piece.turn, piece.scale, images, piece.buttons];
  });
  const key = JSON.stringify([camera, w, h, ratio, looks]);
  const written = boardLines(boards, floods);
  if (before?.key !== key) {
    clear(render);
    paintBoards(render, boards, written);
    return { key, written, fresh: undefined };
  }
  const changed = changedLines(before.written, written);
  if (changed.length === 0) return before;
  const fresh = changed.map((one) => rectOf(render, one));
  const around = joined(fresh);
  if (around !== undefined) paintAnew(render, boards, written, around);
  return { key, written, fresh };
}

function paintBoards(
  render: RenderContext,
  boards: readonly Figure[],
  written: ReadonlyMap<string, BoardLine>,
): void {
  for (const board of boards) paintBoard(render, board);
  for (const { board, line } of written.values()) paintBorder(render, board, line, vectorsOf(render, board));
  for (const board of boards) paintButtons(render, board);
}

/** Draws boards anew in a rectangle. */
function paintAnew(
  render: RenderContext,
  boards: readonly Figure[],
  written: ReadonlyMap<string, BoardLine>,
  around: Rect,
): void {
  const { context } = render;
  context.save();
  clipTo(render, around);
  clear(render);
  paintBoards(render, boards, written);
  context.restore();
}

const numbers = new WeakMap<object, number>();
let last = 0;

/** Tells things apart; 0 for none. */
function numberOf(thing: object | undefined): number {
  if (thing === undefined) return 0;
  const known = numbers.get(thing) ?? ++last;
  numbers.set(thing, known);
  return known;
}

function imageOf({ camera, pictures, ratio }: RenderContext, figure: Figure): CanvasImageSource | undefined {
  const url = figure.piece.picture?.url;
  const tile = (figure.drawing?.tile ?? 0) * camera.scale;
  const wide = figure.w * camera.scale;
  return url === undefined ? undefined : sizedPicture(pictures, url, (tile || wide) * ratio);
}

function paintBoard(render: RenderContext, figure: Figure): void {
  const { context, camera } = render;
  const { piece, drawing } = figure;
  const [w, d] = [figure.w * camera.scale, figure.d * camera.scale];
  turnTo(render, piece.at[0], piece.at[2], piece.turn[1]);
  const tile = (drawing?.tile ?? 0) * camera.scale;
  const image = imageOf(render, figure);
  if (tile === 0) paintShadow(render, w, d);
  if (image === undefined) {
    context.fillStyle = tile > 0 ? "#5d4631" : "#d8c193";
    context.fillRect(-w / 2, -d / 2, w, d);
  } else if (tile > 0) paintTiles(render, image, w, d, tile);
  else context.drawImage(image, -w / 2, -d / 2, w, d);
  const vectors = vectorsOf(render, figure);
  if (vectors !== undefined) paintVectors(render, figure, vectors);
}

/** The shadow of a board, which is opaque: that of its rectangle takes a small part of what that of a picture takes. */
function paintShadow({ context, camera, ratio }: RenderContext, w: number, d: number): void {
  context.shadowColor = "rgba(20, 12, 6, 0.55)";
  context.shadowBlur = Math.min(30, camera.scale) * ratio;
  context.shadowOffsetY = Math.min(8, camera.scale * 0.25) * ratio;
  context.fillStyle = "#2e2119";
  context.fillRect(-w / 2, -d / 2, w, d);
  context.shadowColor = "transparent";
}

/** What is written on a board. */
function paintButtons(render: RenderContext, figure: Figure): void {
  const { piece } = figure;
  turnTo(render, piece.at[0], piece.at[2], piece.turn[1]);
  const paint = figure.isPlain === true ? paintPlainButton : paintButton;
  for (const button of piece.buttons ?? []) paint(render, figure, button);
}

function vectorsOf(render: Pick<RenderContext, "vectors">, figure: Figure): Vectors | undefined {
  const file = figure.drawing?.outlines;
  return file === undefined ? undefined : render.vectors(file);
}

function paintTiles(
  render: RenderContext,
  image: CanvasImageSource,
  w: number,
  d: number,
  tile: number,
): void {
  const { context } = render;
  const pattern = context.createPattern(image, "repeat");
  if (pattern === null) return;
  const own = (image as { width: number }).width;
  pattern.setTransform(new DOMMatrix().translate(-w / 2, -d / 2).scale(tile / own));
  context.fillStyle = pattern;
  context.fillRect(-w / 2, -d / 2, w, d);
  // The table steps back behind what lies on it.
  context.fillStyle = "rgba(28, 17, 9, 0.42)";
  context.fillRect(-w / 2, -d / 2, w, d);
}

/** Brings a board's own pixels under the pen; call after `turnTo`. Says how many of them a CSS pixel is. */
function penOn(render: RenderContext, figure: Figure, vectors: Vectors): number {
  const { context, camera } = render;
  const [sx, sy] = [(figure.w * camera.scale) / vectors.w, (figure.d * camera.scale) / vectors.h];
  context.scale(sx, sy);
  context.translate(-vectors.w / 2, -vectors.h / 2);
  return 1 / sx;
}

function paintVectors(render: RenderContext, figure: Figure, vectors: Vectors): void {
  const { context } = render;
  const pixel = penOn(render, figure, vectors);
  context.lineJoin = "round";
  context.lineCap = "round";
  for (const { path, color, width, dash } of vectors.strokes) {
    context.setLineDash(dash as number[]);
    paintStroke(context, Math.max(width, pixel * 0.9), color, path);
  }
  context.setLineDash([]);
  for (const { path } of vectors.regions) paintStroke(context, Math.max(4.2, pixel * 1.1), "#4a382a", path);
}

/** A region of a board as it looks while the pointer is over it, or while it is pressed. */
export function paintRegion(
  render: RenderContext,
  board: Figure,
  vectors: Vectors,
  path: Path2D,
  pressed: boolean,
): void {
  const { context } = render;
  turnTo(render, board.piece.at[0], board.piece.at[2], board.piece.turn[1]);
  const pixel = penOn(render, board, vectors);
  context.fillStyle = pressed ? "rgba(255, 236, 170, 0.45)" : "rgba(255, 246, 214, 0.22)";
  context.fill(path);
  context.lineJoin = "round";
  paintStroke(context, pixel * (pressed ? 3 : 2), pressed ? GOLD : "#2e2119", path);
}

/** Darkens the boards outside of closed lines. */
function dim(render: RenderContext, figures: readonly Figure[], loops: readonly Line[]): void {
  const { context, camera, ratio } = render;
  const path = new Path2D();
  for (const { piece, w, d, kind, drawing } of figures) {
    if (kind !== "ground" || drawing?.board !== true) continue;
    const at = toWindow(camera, { x: piece.at[0], z: piece.at[2] });
    path.rect(
      at.x - (w * camera.scale) / 2,
      at.y - (d * camera.scale) / 2,
      w * camera.scale,
      d * camera.scale,
    );
  }
  for (const line of loops) path.addPath(linePath(camera, line));
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.fillStyle = SHADE;
  context.fill(path, "evenodd");
}

/** A line of a board's own; what it encloses is tinted and strewn with marks, which Tabletop Simulator cannot do. */
export function paintBorder(
  render: RenderContext,
  { piece }: Figure,
  { points, loop, color, thickness }: Line,
  vectors: Vectors | undefined,
): void {
  const { context, camera } = render;
  const { scale } = camera;
  turnTo(render, piece.at[0], piece.at[2], piece.turn[1]);
  const path = new Path2D();
  for (const at of points) path.lineTo(-at[0] * piece.scale[0] * scale, at[2] * piece.scale[2] * scale);
  if (loop) path.closePath();
  context.lineJoin = "round";
  context.globalAlpha = BORDER;
  paintStroke(context, Math.max(1.6, thickness * scale), color, path);
  context.globalAlpha = TINT;
  context.fillStyle = color;
  if (loop) context.fill(path);
  context.globalAlpha = 1;
  if (loop && vectors !== undefined) fillWithMarks(render, path, color, vectors);
}

function linePath(camera: Camera, { points, loop }: Line): Path2D {
  const path = new Path2D();
  for (const [i, [x, , z]] of points.entries()) {
    const at = toWindow(camera, { x, z });
    if (i === 0) path.moveTo(at.x, at.y);
    else path.lineTo(at.x, at.y);
  }
  if (loop) path.closePath();
  return path;
}

function paintLine(render: RenderContext, line: Line): void {
  const { context, camera, ratio } = render;
  const path = linePath(camera, line);
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.lineJoin = "round";
  context.lineCap = "round";
  const width = Math.max(1.6, line.thickness * camera.scale);
  paintStroke(context, width + 1.6, "rgba(46, 33, 25, 0.8)", path);
  paintStroke(context, width, line.color, path);
}
