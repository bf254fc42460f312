import { around } from "./bounds";
import { labelOf, sizeOf } from "./figure";
import { drawnPose } from "./pose";
import { toWindow } from "./camera";
import { PAPER } from "./palette";
import { paintStroke, setLetters, writeOutlined } from "./pen";
import type { Figure } from "./figures";
import type { Rect } from "../../xml/layout/rect";
import type { RenderContext, Viewport } from "./render";
import type { Loss, Scene } from "./types";

/** Milliseconds in which what becomes less was lost by dice that have fallen, and that the mark is seen. */
const AFTER = 2500;
const SEEN = 1500;
const FADES = 400;
const CROSSED = 800;
/** How far it rises, in sizes of what it stands at. */
const RISES = 0.5;
const LEAST_FONT = 14;
const RED = "#a3271a";

/**
 * What stands for less than before, while dice lie: not where something has marched off. What came to other land of the
 * same sign meanwhile was not lost either: pieces that are moved at once are in the next land, or in the one behind that.
 */
export function lossesOf(
  { figures, diceFell }: Pick<Scene, "figures" | "diceFell">,
  old: readonly Figure[],
  now: number,
): Loss[] {
  if (now - diceFell > AFTER) return [];
  const before = new Map(old.map((figure) => [figure.key, figure]));
  const leaves = figures.flatMap(({ piece: { move } }) => (move === undefined ? [] : [move.at]));
  const came = new Map<string, number>();
  const fewer: { key: string; icon: string; count: number }[] = [];
  for (const figure of figures) {
    const { key, icon = "", drawing } = figure;
    const was = before.get(key);
    if (drawing?.far !== "grow" || was === undefined) continue;
    const count = (was.icon === icon ? Number(labelOf(was)) : 0) - Number(labelOf(figure));
    const { at } = figure.piece;
    const isMarch = leaves.some(([x, , z]) => Math.hypot(x - at[0], z - at[2]) < NEAR);
    if (count < 0) came.set(icon, (came.get(icon) ?? 0) - count);
    else if (was.icon === icon && !isMarch) fewer.push({ key, icon, count });
  }
  return fewer
    .sort((one, other) => other.count - one.count)
    .map(({ key, icon, count }) => {
      const moved = Math.min(count, came.get(icon) ?? 0);
      came.set(icon, (came.get(icon) ?? 0) - moved);
      return { key, count: count - moved, since: now };
    })
    .filter(({ count }) => count > 0);
}

/** Table units from a shield to the pieces that stand with it. */
const NEAR = 3;

/** Forgets what has been seen for long enough. */
export function endLosses(scene: Scene, now: number): void {
  scene.losses = scene.losses.filter(({ since }) => now - since < SEEN);
}

/** Where what is struck off is drawn. */
export function lossRects({ camera }: Viewport, scene: Scene): Rect[] {
  return struckOff(scene).map(({ figure }) => {
    const size = Math.max(22, sizeOf(figure, camera.scale));
    return around(toWindow(camera, drawnPose(scene, figure)), size * (1.1 + RISES) + 2 * LEAST_FONT);
  });
}

/** Draws what is struck off, over all pieces. */
export function paintLosses(render: RenderContext, scene: Scene, now: number): void {
  for (const { figure, count, since } of struckOff(scene))
    paintLoss(render, scene, figure, count, now - since);
}

function struckOff({ figures, losses }: Scene): (Loss & { figure: Figure })[] {
  return losses.flatMap((loss) => {
    const figure = figures.find((one) => one.key === loss.key);
    return figure === undefined ? [] : [{ ...loss, figure }];
  });
}

function paintLoss(render: RenderContext, scene: Scene, figure: Figure, count: number, age: number): void {
  const { context, camera, ratio } = render;
  const size = Math.max(22, sizeOf(figure, camera.scale));
  const at = toWindow(camera, drawnPose(scene, figure));
  const rise = scene.instant() ? RISES : RISES * Math.min(1, age / 300);
  context.setTransform(ratio, 0, 0, ratio, at.x * ratio, at.y * ratio);
  context.globalAlpha = Math.min(1, (SEEN - age) / FADES);
  paintCross(context, size * 0.4, 1 - age / CROSSED);
  paintCount(context, size, rise, `−${count}`);
  context.globalAlpha = 1;
}

/** Over the number for a moment only. */
function paintCross(context: CanvasRenderingContext2D, arm: number, share: number): void {
  if (share <= 0) return;
  const { globalAlpha } = context;
  context.globalAlpha = Math.min(globalAlpha, 2 * share);
  context.lineCap = "round";
  for (const [width, color] of [
    [5, PAPER],
    [2.5, RED],
  ] as const) {
    context.beginPath();
    context.moveTo(-arm, -arm);
    context.lineTo(arm, arm);
    context.moveTo(arm, -arm);
    context.lineTo(-arm, arm);
    paintStroke(context, width, color);
  }
  context.globalAlpha = globalAlpha;
}

function paintCount(context: CanvasRenderingContext2D, size: number, rise: number, text: string): void {
  const font = Math.max(LEAST_FONT, size * 0.5);
  setLetters(context, font);
  writeOutlined(context, text, { x: 0, y: -size * (0.55 + rise) }, 4, "#ffd9c9");
}
