import { toWindow, type Place } from "./map/camera";
import { areComing } from "./map/pictures";
import { windowPoint } from "./map/pose";
import type { Page } from "./types";

/** Gives tests, and those who write mods, what is shown, where a piece is in the window, and whether anything is about to be drawn, or waits for pictures. */
export function exposePage({ store, stage, scene, steps, inbox }: Page): void {
  Object.assign(window, {
    tabletop: {
      view: () => store.view,
      shown: () => stage.view,
      pointOf: (key: string) => {
        const figure = scene.figures.find((one) => one.key === key);
        return figure === undefined ? undefined : windowPoint(scene, figure);
      },
      at: (place: Place) => toWindow(scene.camera, place),
      free: () => scene.free,
      scale: () => scene.camera.scale,
      isDrawing: () => scene.asked || !inbox.isEmpty() || steps.isWaiting() || areComing(scene.pictures),
    },
  });
}
