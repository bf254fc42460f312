import { wake } from "./frame";
import type { Figure } from "./figures";
import type { MapContext } from "./types";
import type { Point } from "./camera";

/** Presses a button of a piece, maybe with the right button of the mouse: it shows at once, and what the table says against it comes to the point. */
export function press(map: MapContext, figure: Figure, at: Point, button: number, right = false): void {
  const { scene, link, page } = map;
  scene.pressed = { at, since: performance.now() };
  wake(scene);
  void link
    .ask({ t: "press", piece: Number(figure.key), button, ...(right ? { right } : {}) })
    .then((answer) => {
      if (answer.t === "refused" && answer.why !== "") page.say(at, answer.why);
    });
}
