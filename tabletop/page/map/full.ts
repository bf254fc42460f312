import type { Scene } from "./types";

/** Whether this frame has had enough to do already. A timeline tells the frame that a task between frames belongs to, too. */
export function isFull({ full }: Scene): boolean {
  return full === document.timeline.currentTime;
}

/** Says that it has: what takes a good part of a frame has one to itself. */
export function fill(scene: Scene): void {
  scene.full = document.timeline.currentTime;
}
