import { around } from "./bounds";
import { paintPlate } from "./figure";
import { PAPER, seatColor } from "./palette";
import { paintRing, paintStroke } from "./pen";
import { toWindow } from "./camera";
import type { Rect } from "../../xml/layout/rect";
import type { RenderContext, Viewport } from "./render";
import type { Ping, Scene } from "./types";
import type { View } from "../../wire/view";

/** Milliseconds that it is seen, and that one of its waves takes; how far a wave goes and its middle reaches, in CSS pixels. */
const SEEN = 2400;
const WAVE = 800;
const REACH = 44;
const MIDDLE = 6;
const LETTER = 8;

/** The places that are new in a view; none in the first one, which has those of before. */
export function pingsOf(view: View, before: View | undefined, since: number): Ping[] {
  if (before === undefined || view.pings === before.pings) return [];
  return Object.entries(view.pings)
    .filter(([n]) => before.pings[n] === undefined)
    .map(([, { by, at, script }]) => ({ by, x: at[0], z: at[2], since, isScript: script === true }));
}

/** Forgets what has been seen for long enough. */
export function endPings(scene: Scene, now: number): void {
  scene.pings = scene.pings.filter(({ since }) => now - since < SEEN);
}

/** Where places that are pointed out are drawn, names included. */
export function pingRects({ camera }: Viewport, scene: Scene): Rect[] {
  return scene.pings.map((ping) =>
    around(toWindow(camera, ping), Math.max(REACH + 4, (nameOf(scene, ping.by).length * LETTER) / 2 + 8)),
  );
}

/** Draws the places that are pointed out, over everything else: waves, and the name of the person who does so. */
export function paintPings(render: RenderContext, scene: Scene, now: number): void {
  const { context, camera, ratio } = render;
  for (const ping of scene.pings) {
    const at = toWindow(camera, ping);
    const age = now - ping.since;
    context.setTransform(ratio, 0, 0, ratio, at.x * ratio, at.y * ratio);
    // Where nothing is to move one still ring stands for the waves.
    paintWave(context, ping.by, scene.instant() ? 0.4 : (age % WAVE) / WAVE);
    context.globalAlpha = Math.min(1, Math.max(0, (SEEN - age) / 300));
    if (!ping.isScript) paintMiddle(context, ping.by, nameOf(scene, ping.by));
    context.globalAlpha = 1;
  }
}

/** The place itself, and the name of who points at it. */
function paintMiddle(context: CanvasRenderingContext2D, by: string, name: string): void {
  context.beginPath();
  context.arc(0, 0, MIDDLE, 0, 2 * Math.PI);
  context.fillStyle = seatColor(by);
  context.fill();
  paintStroke(context, 2, PAPER);
  paintPlate(context, { x: 0, y: MIDDLE + 6 }, by, name);
}

function paintWave(context: CanvasRenderingContext2D, by: string, share: number): void {
  context.globalAlpha = 1 - share;
  const reach = MIDDLE + (REACH - MIDDLE) * share;
  paintRing(context, { x: 0, y: 0 }, reach, 6, PAPER);
  paintRing(context, { x: 0, y: 0 }, reach, 3, seatColor(by));
}

/** The name of whoever sits at a colour, else the colour. */
export function nameOf({ store }: Pick<Scene, "store">, color: string): string {
  const people = Object.values(store.view?.people ?? {});
  return people.find((person) => person.color === color)?.name ?? color;
}
