import { el } from "../parts/dom";
import { INK, PAPER } from "./palette";
import { drawnPose } from "./pose";
import { playFrom, showOver, type Overlay } from "./overlay";
import { toWindow } from "./camera";
import { SEEN } from "./losses";
import { sizeOf } from "./figure";
import type { Figure } from "./figures";
import type { Loss } from "./drawn";
import type { Scene } from "./types";

/** Milliseconds in which it fades at the end, in which it is crossed, and in which it rises: so far, in sizes of what it stands at. */
const FADES = 400;
const CROSSED = 800;
const RISES_IN = 300;
const RISES = 0.5;
const LEAST_SIZE = 22;
const LEAST_FONT = 14;
const RED = "#a3271a";
const LOST = "#ffd9c9";

/** Shows what dice have cost at what has lost it. */
export function showLosses(overlay: Overlay<Loss>, scene: Scene, now: number): void {
  const { losses, figures, camera } = scene;
  const lost = losses.flatMap((loss) => {
    const figure = figures.find(({ key }) => key === loss.key);
    return figure === undefined ? [] : [{ figure, loss }];
  });
  const struck = new Map(lost.map(({ loss }) => [loss.key, loss]));
  showOver(overlay, camera, struck, (loss) => {
    const [{ figure }] = lost.filter((one) => one.loss === loss);
    return strike(scene, figure, loss, now);
  });
}

function strike(scene: Scene, figure: Figure, { count, since }: Loss, now: number): HTMLElement {
  const { camera } = scene;
  const size = Math.max(LEAST_SIZE, sizeOf(figure, camera.scale));
  const at = toWindow(camera, drawnPose(scene, figure));
  const made = el("div", { class: "map-loss", style: `left:${at.x}px;top:${at.y}px` });
  made.innerHTML = crossOf(size * 0.4) + countOf(size, count);
  const [cross, number] = made.children;
  const age = now - since;
  const play = (one: Element, frames: Keyframe[], duration: number): Animation =>
    playFrom(one, frames, { duration, age });
  const fades = [{ opacity: 1 }, { opacity: 1, offset: (SEEN - FADES) / SEEN }, { opacity: 0 }];
  play(made, fades, SEEN).onfinish = () => made.remove();
  // Over the number for a moment only.
  play(cross, [{ opacity: 1 }, { opacity: 1, offset: 0.5 }, { opacity: 0 }], CROSSED);
  const risen = `translateY(${-RISES * size}px)`;
  play(number, [{ transform: scene.instant() ? risen : "none" }, { transform: risen }], RISES_IN);
  return made;
}

function crossOf(arm: number): string {
  const d = `M${-arm} ${-arm}L${arm} ${arm}M${arm} ${-arm}L${-arm} ${arm}`;
  const lines = [
    [5, PAPER],
    [2.5, RED],
  ].map(([width, color]) => `<path d="${d}" stroke="${color}" stroke-width="${width}"/>`);
  return `<svg stroke-linecap="round">${lines.join("")}</svg>`;
}

function countOf(size: number, count: number): string {
  const font = `font-size="${Math.max(LEAST_FONT, size * 0.5)}" y="${-size * 0.55}"`;
  return `<svg><text ${font} fill="${LOST}" stroke="${INK}" stroke-width="4">−${count}</text></svg>`;
}
