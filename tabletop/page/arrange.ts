import { belowOf, freeRect } from "./panels/free";
import { scaleOf } from "./parts/settings";
import { setFree } from "./map/viewport";
import type { Page } from "./types";

/** Lays out the panels and gives the map what they leave. */
export function arrange({ root, store, likes, layer, rail, hand, scene, replay }: Page): void {
  const view = replay?.view ?? store.view;
  if (view === undefined) return;
  const scale = scaleOf(likes);
  root.style.setProperty("--scale", String(scale));
  const bare = root.classList.contains("bare");
  root.style.setProperty("--larger", String(Math.max(1, scale)));
  const bar = replay?.height() ?? 0;
  const { docked, floating } = layer.draw(view, scale, bar);
  const left = rail.element.getBoundingClientRect().width;
  const below = replay === undefined ? hand.tips() * Math.max(1, scale) : bar;
  const inside = { x: left, y: 0, w: innerWidth - left, h: innerHeight - below };
  const shape = { w: scene.field.w, d: scene.field.d };
  const free = freeRect(inside, bare ? [] : docked, shape);
  setFree(scene, free, bare ? [] : floating);
  const x = free.x + free.w / 2;
  root.style.setProperty("--free-x", `${x}px`);
  root.style.setProperty("--free-top", `${belowOf(floating, x, free.y)}px`);
}
