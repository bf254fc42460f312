import { GOLD, INK, PAPER, seatColor } from "./palette";
import { toWindow, type Camera, type Place, type Point } from "./camera";
import { countRect, totalRect } from "./count";
import { LEAST_FONT, paintButton } from "./button";
import { dieOf } from "./die";
import { isUpsideDown, paintPlainButton } from "./plain-button";
import { paintName } from "./name";
import { writeMark, type Marked } from "./mark";
import { paintPlaque, paintRing, paintStroke, setLetters, widthOf, writeOutlined } from "./pen";
import { turnTo, type RenderContext, type Viewport } from "./render";
import type { Figure } from "./figures";
import { iconPicture, sizedPicture } from "./pictures";
import type { Pose } from "./place";
import type { Rect } from "../../xml/layout/rect";

/** Pixels for a unit of the table from which on pieces are drawn one by one. */
const NEAR = 20;
/** Least sizes in CSS pixels: of an icon, of one that stands for others, of figures. */
const LEAST_ICON = 20;
const LEAST_TOTAL = 25;
/** The same where a whole map has few pixels, and how many of them for one pixel of the map's unit. */
const SMALL_TOTAL = 20;
const TOTAL_SHARE = 2.2;
const LEAST_TOTAL_FONT = 9;
/** One that stands for nothing at the moment. */
const EMPTY = 13;
/** Letters of texts on a table that has no drawings; smaller ones would lie over each other. */
const LEAST_PLAIN = 6;
/** Icons are so much larger than what they stand for: models are seen from above. */
const LARGER = 1.25;

/** Whether pieces merge at this scale. */
function isFar(scale: number): boolean {
  return scale < NEAR;
}

/** How large a figure is drawn, in CSS pixels; nothing for one that has merged. */
export function sizeOf(figure: Figure, scale: number): number {
  const { drawing } = figure;
  const own = figure.w * scale * LARGER;
  if (drawing?.far === "hide" && figure.alone !== true) return isFar(scale) ? 0 : Math.max(LEAST_ICON, own);
  if (drawing?.far === "grow") {
    if (labelOf(figure) === "") return Math.max(EMPTY, own * 0.6);
    return isFar(scale) ? Math.max(leastTotal(scale), own) : Math.max(18, own * 0.95);
  }
  return Math.max(figure.kind === "icon" ? Math.min(LEAST_ICON, LEAST_ICON * (scale / NEAR)) : 0, own);
}

function leastTotal(scale: number): number {
  return Math.min(LEAST_TOTAL, Math.max(SMALL_TOTAL, scale * TOTAL_SHARE));
}

/** What pointer, keys and hands do with a figure at the moment: it is drawn accordingly. */
export interface FigureState {
  hovered: boolean;
  focused: boolean;
  /** It is held or on its way: then it is seen even where pieces have merged. */
  loose: boolean;
  /** Drawn where a hand holds it: the colour of the seat. */
  held: string | undefined;
  holder: string;
}

/** Draws one piece that is no ground. */
export function paintFigure(render: RenderContext, figure: Figure, pose: Pose, state: FigureState): void {
  const { context, camera, ratio } = render;
  const at = toWindow(camera, pose);
  const reach = Math.max(40, figure.w * camera.scale, figure.d * camera.scale);
  if (at.x < -reach || at.y < -reach || at.x > render.w + reach || at.y > render.h + reach) return;
  context.save();
  if (state.held !== undefined) lift(render);
  if (figure.kind === "icon") paintIcon(render, figure, at, state);
  else if (figure.kind === "text") paintText(render, figure, at);
  else paintFlat(render, figure, pose, state);
  context.restore();
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  if (state.held !== undefined) paintHolder(render, figure, at, state.held, state.holder);
}

function lift({ context, ratio, camera }: RenderContext): void {
  context.shadowColor = "rgba(20, 12, 6, 0.6)";
  context.shadowBlur = 10 * ratio;
  context.shadowOffsetY = Math.max(4, camera.scale * 0.2) * ratio;
}

function paintIcon(render: RenderContext, figure: Figure, at: Point, state: FigureState): void {
  const { context, camera, pictures, ratio } = render;
  const least = state.loose ? LEAST_ICON : 0;
  const size = Math.max(least, sizeOf(figure, camera.scale)) * (state.held === undefined ? 1 : 1.15);
  if (size === 0) return;
  context.setTransform(ratio, 0, 0, ratio, at.x * ratio, at.y * ratio);
  if (state.hovered || state.focused || figure.piece.highlight !== undefined)
    halo(context, size, state.focused ? GOLD : (figure.piece.highlight ?? "rgba(255, 240, 190, 0.95)"));
  const label = labelOf(figure);
  const image = iconPicture(pictures, figure.icon ?? "", size * ratio);
  if (label === "" && figure.drawing?.far === "grow") context.globalAlpha = 0.6;
  if (image !== undefined) context.drawImage(image, -size / 2, -size / 2, size, size);
  context.globalAlpha = 1;
  context.shadowColor = "transparent";
  if (label !== "" && figure.drawing?.far === "grow") paintTotal(context, label, size);
}

/** The room of how many an upright piece stands for, about it, where the least of `taken` lies; undefined where nothing is written. */
export function labelRect(
  render: RenderContext,
  figure: Figure,
  pose: Pose,
  taken: readonly Rect[],
): Rect | undefined {
  const { context, camera } = render;
  const size = sizeOf(figure, camera.scale);
  const label = labelOf(figure);
  if (figure.kind !== "icon" || label === "" || size === 0 || figure.drawing?.far === "grow")
    return undefined;
  const font = countFont(size);
  const width = Math.max(font * 1.15, widthOf(context, label, font) + font * 0.45);
  return countRect(toWindow(camera, pose), size, width, font * 1.15, taken);
}

/** Writes how many a piece stands for into its room, after all pieces, so that no other hides it. */
export function paintLabel({ context, camera, ratio }: RenderContext, figure: Figure, room: Rect): void {
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  paintCount(context, labelOf(figure), room, countFont(sizeOf(figure, camera.scale)));
}

/** The rooms of what tells a total; counts keep clear of them. */
export function totalsOf(
  figures: readonly Figure[],
  camera: Camera,
  placeOf: (figure: Figure) => Place,
): Rect[] {
  return figures
    .filter((figure) => figure.drawing?.far === "grow" && labelOf(figure) !== "")
    .map((figure) => totalRect(toWindow(camera, placeOf(figure)), sizeOf(figure, camera.scale)));
}

function halo(context: CanvasRenderingContext2D, size: number, color: string): void {
  context.beginPath();
  context.arc(0, 0, size * 0.62, 0, 2 * Math.PI);
  context.fillStyle = "rgba(255, 246, 214, 0.55)";
  context.fill();
  paintStroke(context, 2.5, color);
}

/** What a piece has written on it: the first line of the first of its buttons that says something. */
export function labelOf({ piece }: Figure): string {
  const label = piece.buttons
    ?.find((button) => button.label.trim() !== "")
    ?.label.split("\n")[0]
    .trim();
  if (label !== undefined) return label;
  return piece.count === undefined ? "" : String(piece.count);
}

/** What is written beside a piece: the second line of the first of its buttons that has one. */
export function markOf({ piece }: Figure): string {
  return (
    piece.buttons
      ?.find(({ label }) => label.includes("\n"))
      ?.label.split("\n")[1]
      .trim() ?? ""
  );
}

/** A piece with what is written beside it; undefined where nothing is. */
export function markedOf({ camera }: Viewport, figure: Figure, pose: Place): Marked | undefined {
  const mark = figure.isPlain === true ? "" : markOf(figure);
  if (mark === "") return undefined;
  const drawn = figure.kind === "icon" ? sizeOf(figure, camera.scale) : figure.d * camera.scale;
  return { figure, mark, at: toWindow(camera, pose), size: Math.max(EMPTY, drawn) };
}

/** Writes what stands beside a piece, over all other pieces. */
export function paintMark(render: RenderContext, figure: Figure, pose: Place): void {
  const marked = markedOf(render, figure, pose);
  if (marked !== undefined) writeMark(render, marked);
}

/** Writes the total of a piece that tells one, over what has been drawn of others since. */
export function paintNumber({ context, camera, ratio }: RenderContext, figure: Figure, pose: Pose): void {
  const label = labelOf(figure);
  if (label === "" || figure.drawing?.far !== "grow") return;
  const at = toWindow(camera, pose);
  context.setTransform(ratio, 0, 0, ratio, at.x * ratio, at.y * ratio);
  paintTotal(context, label, sizeOf(figure, camera.scale));
}

/** All that stands there, in the middle of a shield: dark outline, so that it reads on every colour. */
function paintTotal(context: CanvasRenderingContext2D, label: string, size: number): void {
  const font = Math.max(LEAST_TOTAL_FONT, size * (label.length > 2 ? 0.4 : 0.52));
  setLetters(context, font);
  writeOutlined(context, label, { x: 0, y: -size * 0.06 }, outlineOf(font), PAPER);
}

function outlineOf(font: number): number {
  return Math.max(2, font * 0.26);
}

function countFont(size: number): number {
  return Math.max(LEAST_FONT, size * 0.34);
}

/** How many a piece stands for, on a disc. */
function paintCount(context: CanvasRenderingContext2D, label: string, room: Rect, font: number): void {
  setLetters(context, font);
  paintPlaque(context, room, room.h / 2, PAPER);
  paintStroke(context, 1.2, INK);
  context.fillStyle = INK;
  context.fillText(label, room.x + room.w / 2, room.y + room.h / 2 + font * 0.05);
}

function paintText(render: RenderContext, { piece, isPlain }: Figure, at: Point): void {
  const { context, camera, ratio } = render;
  if (piece.text === undefined) return;
  context.setTransform(ratio, 0, 0, ratio, at.x * ratio, at.y * ratio);
  const own = (piece.text.size / 64) * camera.scale * piece.scale[0];
  if (isPlain === true && own < LEAST_PLAIN) return;
  const font = isPlain === true ? own : Math.max(12, own);
  setLetters(context, font);
  for (const [i, line] of piece.text.text.split("\n").entries())
    writeOutlined(context, line, { x: 0, y: i * font * 1.2 }, outlineOf(font), piece.text.color);
}

/** Cards, tokens and tiles lie in their rectangle; what has no picture is a slab of its colour. */
function paintFlat(render: RenderContext, figure: Figure, pose: Pose, state: FigureState): void {
  const { context, camera, pictures } = render;
  const { piece } = figure;
  const die = dieOf(figure, pose);
  const picture = die?.picture ?? piece.picture;
  const [w, d] = [figure.w * camera.scale, figure.d * camera.scale];
  turnTo(render, pose.x, pose.z, die?.yaw ?? pose.yaw);
  const round = die !== undefined ? w * 0.18 : /Card|Deck/.test(piece.type) ? w * 0.06 : Math.min(4, w * 0.1);
  if ((piece.count ?? 1) > 1) slab(context, w, d, round, Math.min(6, 1 + (piece.count ?? 1) / 8));
  context.beginPath();
  context.roundRect(-w / 2, -d / 2, w, d, round);
  const image =
    picture === undefined
      ? undefined
      : sizedPicture(pictures, picture.url, sheetWidth(picture, w) * render.ratio);
  if (image === undefined) {
    context.fillStyle = figure.kind === "plain" ? piece.tint.slice(0, 7) : "#cbb489";
    context.fill();
  } else {
    context.save();
    context.clip();
    drawCell(context, image, picture ?? { url: "" }, w, d);
    context.restore();
  }
  context.lineWidth = state.hovered || state.focused ? 2.5 : 1;
  context.strokeStyle = state.focused ? GOLD : state.hovered ? "#fff0be" : "rgba(46, 33, 25, 0.8)";
  if (image === undefined || figure.drawing === undefined) context.stroke();
  context.shadowColor = "transparent";
  if (image === undefined && figure.name !== undefined)
    paintName(context, figure.name, { tint: piece.tint, w, d, isUpsideDown: isUpsideDown(pose.yaw) });
  const paint = figure.isPlain === true ? paintPlainButton : paintButton;
  for (const button of piece.buttons ?? []) paint(render, figure, button);
}

function sheetWidth({ columns = 1 }: { columns?: number }, w: number): number {
  return columns * w;
}

function slab(context: CanvasRenderingContext2D, w: number, d: number, round: number, high: number): void {
  paintPlaque(context, { x: -w / 2 + high, y: -d / 2 + high, w, h: d }, round, "#7d684a");
}

/** Draws a cell of a sheet into a rectangle around the origin. */
function drawCell(
  context: CanvasRenderingContext2D,
  image: CanvasImageSource,
  { columns = 1, rows = 1, cell = 0 }: { columns?: number; rows?: number; cell?: number },
  w: number,
  d: number,
): void {
  const source = image as { width: number; height: number };
  const [cw, ch] = [source.width / columns, source.height / rows];
  const [sx, sy] = [(cell % columns) * cw, Math.floor(cell / columns) * ch];
  context.drawImage(image, sx, sy, cw, ch, -w / 2, -d / 2, w, d);
}

/** Whose hand a piece is in. */
function paintHolder(
  { context, camera }: RenderContext,
  figure: Figure,
  at: Point,
  color: string,
  name: string,
): void {
  const size = Math.max(sizeOf(figure, camera.scale), 18);
  paintRing(context, at, size * 0.7, 3, seatColor(color));
  if (name !== "") paintPlate(context, { x: at.x, y: at.y + size * 0.75 }, color, name);
}

/** Writes a name in a seat's colour, with the middle of its upper edge at a point. */
function paintPlate(context: CanvasRenderingContext2D, at: Point, color: string, name: string): void {
  setLetters(context, 12);
  const w = context.measureText(name).width + 12;
  paintPlaque(context, { x: at.x - w / 2, y: at.y, w, h: 18 }, 9, seatColor(color));
  context.fillStyle = "#fff8e6";
  context.fillText(name, at.x, at.y + 9.5);
}
