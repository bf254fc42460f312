import { el } from "../parts/dom";
import { INK, PAPER } from "./palette";
import { drawnPose } from "./pose";
import { isSameCamera, toWindow, type Camera } from "./camera";
import { SEEN } from "./losses";
import { sizeOf } from "./figure";
import type { Figure } from "./figures";
import type { Loss, Scene } from "./types";

/**
 * What dice have cost, over the pieces of a view, struck off and fading. The browser moves it by itself, so that the map is
 * not drawn for it.
 */
export interface Struck {
  element: HTMLElement;
  shown: Map<string, Shown>;
}

interface Shown {
  loss: Loss;
  camera: Camera;
  element: HTMLElement;
}

/** Milliseconds in which it fades at the end, in which it is crossed, and in which it rises: so far, in sizes of what it stands at. */
const FADES = 400;
const CROSSED = 800;
const RISES_IN = 300;
const RISES = 0.5;
const LEAST_SIZE = 22;
const LEAST_FONT = 14;
const RED = "#a3271a";
const LOST = "#ffd9c9";

export function newStruck(): Struck {
  return { element: el("div", { class: "map-losses", "aria-hidden": "true" }), shown: new Map() };
}

/** Shows what is new of it, and takes away what is no more; all anew where the camera is another one. */
export function showLosses({ element, shown }: Struck, scene: Scene, now: number): void {
  const { losses, figures, camera } = scene;
  if (losses.length === 0 && shown.size === 0) return;
  const there = new Set<string>();
  for (const loss of losses) {
    const figure = figures.find(({ key }) => key === loss.key);
    if (figure === undefined) continue;
    there.add(loss.key);
    const known = shown.get(loss.key);
    if (known?.loss === loss && isSameCamera(known.camera, camera)) continue;
    known?.element.remove();
    const made = strike(scene, figure, loss, now);
    element.append(made);
    shown.set(loss.key, { loss, camera, element: made });
  }
  for (const [key, { element: made }] of shown)
    if (!there.has(key)) {
      made.remove();
      shown.delete(key);
    }
}

function strike(scene: Scene, figure: Figure, { count, since }: Loss, now: number): HTMLElement {
  const { camera } = scene;
  const size = Math.max(LEAST_SIZE, sizeOf(figure, camera.scale));
  const at = toWindow(camera, drawnPose(scene, figure));
  const made = el("div", { class: "map-loss", style: `left:${at.x}px;top:${at.y}px` });
  made.innerHTML = crossOf(size * 0.4) + countOf(size, count);
  const [cross, number] = made.children;
  const age = now - since;
  const play = (one: Element, frames: Keyframe[], duration: number): Animation => {
    const animation = one.animate(frames, { duration, fill: "forwards" });
    animation.currentTime = age;
    return animation;
  };
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
