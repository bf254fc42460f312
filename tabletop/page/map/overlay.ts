import { el } from "../parts/dom";
import { isSameCamera, type Camera } from "./camera";

/**
 * Elements over the pieces of a view for what comes and fades. The browser moves them by itself, so that the map is not
 * drawn for them.
 */
export interface Overlay<T> {
  element: HTMLElement;
  shown: Map<string, { of: T; camera: Camera; element: HTMLElement }>;
}

export function newOverlay<T>(): Overlay<T> {
  return { element: el("div", { class: "map-overlay", "aria-hidden": "true" }), shown: new Map() };
}

/** Shows what is new of what is wanted, and takes away what is no more; all anew where the camera is another one. */
export function showOver<T>(
  { element, shown }: Overlay<T>,
  camera: Camera,
  wanted: ReadonlyMap<string, T>,
  make: (one: T) => HTMLElement,
): void {
  if (wanted.size === 0 && shown.size === 0) return;
  for (const [key, one] of wanted) {
    const known = shown.get(key);
    if (known?.of === one && isSameCamera(known.camera, camera)) continue;
    known?.element.remove();
    const made = make(one);
    element.append(made);
    shown.set(key, { of: one, camera, element: made });
  }
  for (const [key, { element: made }] of shown)
    if (!wanted.has(key)) {
      made.remove();
      shown.delete(key);
    }
}

/** Has an element move as it would if it had begun so many milliseconds ago, and stay as it is then. */
export function playFrom(
  element: Element,
  frames: Keyframe[],
  { age, ...timing }: { age: number; duration: number; iterations?: number },
): Animation {
  const animation = element.animate(frames, { ...timing, fill: "forwards" });
  animation.currentTime = age;
  return animation;
}
