import { wake } from "./frame";
import type { Ask } from "../net/link";
import type { Figure } from "./figures";
import type { MapContext } from "./types";
import type { Point } from "./camera";

/** Presses a button of a piece, maybe with the right button of the mouse: it shows at once, and what the table says against it comes to the point. */
export function press(map: MapContext, figure: Figure, at: Point, button: number, right = false): void {
  map.scene.pressed = { at, since: performance.now() };
  wake(map.scene);
  askFor(map, { t: "press", piece: Number(figure.key), button, ...(right ? { right } : {}) }, () => at);
}

/** Asks for something; what is said against it comes to a point. */
export function askFor({ link, page }: MapContext, request: Ask, point: () => Point): void {
  void link.ask(request).then((answer) => {
    if (answer.t === "refused") page.say(point(), answer.why);
  });
}
