import { drawnPose } from "./pose";
import { ease, moving } from "./place";
import { paintResting } from "./resting";
import { paintFloods } from "./spreading";
import { paintLosses } from "./losses";
import { paintArrow } from "./arrow";
import { partsOfWay } from "./way";
import { toWindow, type Field } from "./camera";
import { paintFigure, paintLabel, paintMark, totalsOf } from "./figure";
import { paintRegion } from "./ground";
import { paintRipple } from "./ripple";
import type { Figure } from "./sort";
import type { Rect } from "../../xml/layout/rect";
import type { RenderContext } from "./render";
import type { Scene } from "./types";

/** Milliseconds in which the arrow of the focus grows, and in which a press fades. */
const ARROW = 350;
const PRESSED = 280;

/** Draws all that moves over the ground; says whether it is to be drawn again. */
export function paintPieces(render: RenderContext, scene: Scene, now: number): boolean {
  const { context, ratio } = render;
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.clearRect(0, 0, render.w, render.h);
  if (scene.pressed !== undefined && now - scene.pressed.since > PRESSED) scene.pressed = undefined;
  const { region, pressed, settling } = scene;
  paintFloods(render, scene, now);
  if (region !== undefined)
    paintRegion(render, region.board, region.vectors, region.path, pressed !== undefined);
  let busy = pressed !== undefined || settling.size > 0 || scene.floods.length > 0;
  busy = paintLying(render, scene) || busy;
  busy = paintFocusArrows(render, scene, now) || busy;
  for (const figure of scene.figures)
    if (figure.key !== scene.held?.figure.key) paintMark(render, figure, drawnPose(scene, figure));
  busy = paintLosses(render, scene, now) || busy;
  paintHeld(render, scene);
  if (pressed !== undefined) paintRipple(context, pressed.at, (now - pressed.since) / PRESSED);
  for (const [key, { start, length }] of settling) if (now - start > length) settling.delete(key);
  return busy;
}

/**
 * Draws the pieces of the table: those that lie still, their labels over them and totals over those, then what moves; says
 * whether any moves.
 */
function paintLying(render: RenderContext, scene: Scene): boolean {
  const frame = scene.store.frame();
  const isOnItsWay = ({ piece }: Figure): boolean => !scene.instant() && moving(piece, frame);
  const seen = scene.figures.filter(({ way, key }) => way !== "ground" && key !== scene.held?.figure.key);
  const loose = seen.filter((figure) => figure.piece.held !== undefined || isOnItsWay(figure));
  const paintStill = (on: RenderContext): Rect[] => paintLyingStill(on, scene, new Set(loose));
  const { resting } = scene;
  const taken =
    resting === undefined || scene.settling.size > 0
      ? paintStill(render)
      : paintResting(render, resting, scene.figures, stillKey(render, scene, loose), paintStill);
  for (const figure of loose) {
    paintPiece(render, scene, figure, true);
    paintLabel(render, figure, drawnPose(scene, figure), taken);
  }
  return seen.some(isOnItsWay);
}

/** What the look of the pieces that lie still depends on, besides the pieces themselves and pictures. */
function stillKey({ camera, w, h, ratio }: RenderContext, scene: Scene, loose: readonly Figure[]): string {
  const focused = document.activeElement === scene.canvas ? scene.cursor : undefined;
  const { hovered, held } = scene;
  const keys = loose.map(({ key }) => key);
  return JSON.stringify([camera, w, h, ratio, hovered, focused, held?.figure.key, keys, scene.instant()]);
}

/** Draws the pieces of the table that lie still; gives the rooms of what tells how many they are. */
function paintLyingStill(render: RenderContext, scene: Scene, loose: ReadonlySet<Figure>): Rect[] {
  const { figures, held, camera } = scene;
  const taken = totalsOf(figures, camera, (figure) => drawnPose(scene, figure));
  const still = figures.filter(
    (figure) => figure.way !== "ground" && figure.key !== held?.figure.key && !loose.has(figure),
  );
  const isTotal = ({ drawing }: Figure): boolean => drawing?.far === "grow";
  for (const figure of still) if (!isTotal(figure)) paintPiece(render, scene, figure, false);
  for (const figure of still)
    if (!isTotal(figure)) paintLabel(render, figure, drawnPose(scene, figure), taken);
  for (const figure of still) if (isTotal(figure)) paintPiece(render, scene, figure, false);
  return taken;
}

function paintPiece(render: RenderContext, scene: Scene, figure: Figure, loose: boolean): void {
  const { held } = figure.piece;
  paintFigure(render, figure, drawnPose(scene, figure), {
    hovered: scene.hovered === figure.key,
    focused: scene.cursor === figure.key && document.activeElement === scene.canvas,
    ...{ loose, held, holder: held === undefined ? "" : nameAt(scene, held) },
  });
}

/** The name of whoever sits at a colour, else the colour. */
function nameAt({ store }: Scene, color: string): string {
  const people = Object.values(store.view?.people ?? {});
  return people.find((person) => person.color === color)?.name ?? color;
}

/** Keeps what is drawn from now on within a field. */
function clipTo({ context, camera, ratio }: RenderContext, { x, z, w, d }: Field): void {
  const [a, b] = [
    toWindow(camera, { x: x - w / 2, z: z + d / 2 }),
    toWindow(camera, { x: x + w / 2, z: z - d / 2 }),
  ];
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.beginPath();
  context.rect(Math.min(a.x, b.x), Math.min(a.y, b.y), Math.abs(b.x - a.x), Math.abs(b.y - a.y));
  context.clip();
}

/** Draws the arrows of the focus as far as they have grown; says whether they still grow. */
function paintFocusArrows(render: RenderContext, scene: Scene, now: number): boolean {
  const { arrow, others } = scene.focus;
  const arrows = arrow === undefined ? others : [...others, arrow];
  if (arrows.length === 0) return false;
  const share = scene.instant() ? 1 : Math.min(1, (now - scene.arrowSince) / ARROW);
  const { field } = scene;
  const goesRound = scene.figures.some(({ drawing }) => drawing?.goesRound === true);
  for (const one of arrows) {
    const parts = partsOfWay(one, field, goesRound);
    render.context.save();
    if (parts.length > 1) clipTo(render, field);
    for (const part of parts) paintArrow(render, { ...part, color: one.color }, ease(share));
    render.context.restore();
  }
  return share < 1;
}

/** Draws what this browser drags, over everything. */
function paintHeld(render: RenderContext, scene: Scene): void {
  const { held, store } = scene;
  if (held === undefined) return;
  const pose = drawnPose(scene, held.figure);
  paintFigure(render, held.figure, pose, {
    ...{ hovered: false, focused: false, loose: true, held: store.view?.you.color ?? "Grey", holder: "" },
  });
  paintLabel(render, held.figure, pose, []);
}
