import { regionAt } from "./outlines";
import { BUTTON_UNITS } from "./button";
import { isUp, plainRect } from "./plain-button";
import { sizeOf } from "./figure";
import { toTable, toWindow, type Place, type Point } from "./camera";
import { fieldUnder, placeOn, type Figure } from "./figures";
import { drawnPose } from "./pose";
import { seenFrom } from "./inset";
import { outside, within } from "./place";
import { placeWithin } from "./encloses";
import type { Scene } from "./types";

/** The uppermost piece at a point of the window that is no ground; a finger is `slack` pixels wide. */
export function hitAt(map: Scene, point: Point, slack = 0): Figure | undefined {
  const scene = seenFrom(map, point);
  for (let i = scene.figures.length - 1; i >= 0; i--) {
    const figure = scene.figures[i];
    if (figure.kind !== "ground" && covers(scene, figure, point, 0)) return figure;
  }
  if (slack === 0) return undefined;
  return [...scene.figures]
    .reverse()
    .find((one) => one.kind !== "ground" && covers(scene, one, point, slack));
}

function covers(scene: Scene, figure: Figure, point: Point, slack: number): boolean {
  const { camera } = scene;
  const pose = drawnPose(scene, figure);
  if (figure.kind === "icon" || figure.kind === "text") {
    const at = toWindow(camera, pose);
    const size = figure.kind === "text" ? 30 : sizeOf(figure, camera.scale);
    return size > 0 && Math.hypot(point.x - at.x, point.y - at.y) <= size * 0.52 + slack;
  }
  const { right, up } = within(pose, toTable(camera, point));
  const more = slack / camera.scale;
  return Math.abs(right) <= figure.w / 2 + more && Math.abs(up) <= figure.d / 2 + more;
}

/** The ground at a place: the uppermost board or mat. */
function groundAt(scene: Scene, place: Place): Figure | undefined {
  return [...scene.figures].reverse().find((figure) => {
    const { x, z, w, d } = fieldUnder(figure);
    return figure.kind === "ground" && Math.abs(place.x - x) <= w / 2 && Math.abs(place.z - z) <= d / 2;
  });
}

/** The region of a board below a point. */
export function regionBelow(map: Scene, point: Point): Scene["region"] {
  const scene = seenFrom(map, point);
  return regionOn(scene, toTable(scene.camera, point));
}

/** The piece that stands for the region of a board at a place. */
export function standInAt(scene: Scene, place: Place): Figure | undefined {
  const region = regionOn(scene, place);
  return region === undefined ? undefined : standIn(scene, region);
}

/** A place in the land that a piece stands for: its own, or where it lies beside that, one within the land's border. */
export function landOf(scene: Scene, figure: Figure): Place {
  const { at } = figure.piece;
  const own = { x: at[0], z: at[2] };
  if (standInAt(scene, own) === figure) return own;
  for (const { kind, piece } of scene.figures) {
    if (kind !== "ground") continue;
    const frame = { x: piece.at[0], z: piece.at[2], yaw: piece.turn[1] };
    for (const line of piece.lines ?? []) {
      const inside = line.loop ? placeWithin(line) : undefined;
      if (inside === undefined) continue;
      const place = outside(frame, { right: -inside.x * piece.scale[0], up: -inside.z * piece.scale[2] });
      const far = Math.hypot(place.x - own.x, place.z - own.z);
      if (far < NEAR_LAND && standInAt(scene, place) === figure) return place;
    }
  }
  return own;
}

function regionOn(scene: Scene, place: Place): Scene["region"] {
  const board = groundAt(scene, place);
  const file = board?.drawing?.outlines;
  const vectors = file === undefined ? undefined : scene.vectors(file);
  if (board === undefined || vectors === undefined) return undefined;
  const region = regionAt(board, vectors, place);
  return region === undefined ? undefined : { board, vectors, path: region.path, name: region.name };
}

/** What a press at a point presses, and which of its buttons. */
export interface Target {
  figure: Figure;
  button: number;
}

/** Finds what a press at a point presses: a button, a piece that has one, or what stands for the region there. */
export function targetAt(scene: Scene, point: Point, slack: number): Target | undefined {
  if (scene.figures.some(({ isPlain }) => isPlain)) return plainTargetAt(scene, point, slack);
  const figure = hitAt(scene, point, slack);
  if (figure !== undefined && pressable(figure))
    return { figure, button: Math.max(0, buttonAt(scene, figure, point, slack)) };
  for (const board of scene.figures.filter((one) => one.kind === "ground" && pressable(one))) {
    const button = buttonAt(scene, board, point, slack);
    if (button >= 0) return { figure: board, button };
  }
  const region = regionBelow(scene, point);
  const there = region === undefined ? undefined : standIn(scene, region);
  return there === undefined ? undefined : { figure: there, button: 0 };
}

/** The uppermost button at a point on a table without drawings, where a piece that has one is no button by itself. */
function plainTargetAt(scene: Scene, point: Point, slack: number): Target | undefined {
  for (const figure of [...scene.figures].reverse()) {
    const button = buttonAt(scene, figure, point, slack);
    if (button >= 0) return { figure, button };
    if (figure.kind !== "ground" && covers(seenFrom(scene, point), figure, point, 0)) return undefined;
  }
  return undefined;
}

/** Which button of a flat piece lies at a point; -1 for none. */
function buttonAt(map: Scene, figure: Figure, point: Point, slack: number): number {
  const scene = seenFrom(map, point);
  const { piece } = figure;
  if (figure.kind === "icon") return 0;
  const { right, up } = within(drawnPose(scene, figure), toTable(scene.camera, point));
  const [unit, more] = [Math.abs(piece.scale[0]), slack / scene.camera.scale];
  if (figure.isPlain === true)
    return (piece.buttons ?? []).findIndex((button) => {
      const { x, y, w, h } = plainRect(figure, button);
      const isWithin = Math.abs(right - x) <= w / 2 + more && Math.abs(up + y) <= h / 2 + more;
      return w > 0 && h > 0 && isUp(figure, button) && isWithin;
    });
  return (piece.buttons ?? []).findIndex(({ at, width, height }) => {
    const [w, h] = [(width * unit) / BUTTON_UNITS, (height * unit) / BUTTON_UNITS];
    return Math.abs(right + at[0] * unit) <= w / 2 + more && Math.abs(up + at[2] * unit) <= h / 2 + more;
  });
}

/** Whether a press does something to a piece. */
export function pressable({ piece }: Figure): boolean {
  return (piece.buttons?.length ?? 0) > 0;
}

/** The piece that stands for a region: the one at its anchor, or any within it that can be pressed. */
export function standIn(scene: Scene, region: { board: Figure; name: string }): Figure | undefined {
  const { board } = region;
  const file = board.drawing?.outlines;
  const vectors = file === undefined ? undefined : scene.vectors(file);
  if (vectors === undefined) return undefined;
  const anchor = vectors.anchors[region.name] as readonly [number, number] | undefined;
  const list = scene.figures.filter(pressable);
  const near = (figure: Figure): number => {
    if (anchor === undefined) return Infinity;
    const { x, z } = placeOn(board, vectors, anchor);
    return Math.hypot(figure.piece.at[0] - x, figure.piece.at[2] - z);
  };
  const close = list.filter((figure) => near(figure) < NEAR_ANCHOR);
  if (close.length > 0) return close.reduce((best, one) => (near(one) < near(best) ? one : best));
  return list.find(
    ({ piece }) => regionAt(board, vectors, { x: piece.at[0], z: piece.at[2] })?.name === region.name,
  );
}

/** How far from its land a piece may lie that stands for it, in table units. */
const NEAR_LAND = 6;
/** How far a piece may lie from the anchor that it stands at, in table units. */
const NEAR_ANCHOR = 0.6;
