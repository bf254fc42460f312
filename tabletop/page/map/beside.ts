import { fieldUnder, shownBeside, type Figure } from "./figures";
import { toWindow, type Camera } from "./camera";
import type { Rect } from "../../xml/layout/rect";

/** Where in the window cards lie beside a board, as objectives do: no message is to stand on them. */
export function besideRects(figures: readonly Figure[], camera: Camera): Rect[] {
  return shownBeside(figures).map((figure) => {
    const { x, z, w, d } = fieldUnder(figure);
    const corner = toWindow(camera, { x: x - w / 2, z: z + d / 2 });
    return { x: corner.x, y: corner.y, w: w * camera.scale, h: d * camera.scale };
  });
}
