import { el } from "../parts/dom";
import { PAPER, seatColor } from "./palette";
import { playFrom, showOver, type Overlay } from "./overlay";
import { toWindow, type Point } from "./camera";
import type { Ping } from "./drawn";
import type { Scene } from "./types";
import type { View } from "../../wire/view";

/** Milliseconds that it is seen and then fades, and that one of its waves takes; how far a wave goes and its middle reaches, in CSS pixels. */
const SEEN = 2400;
const FADES = 300;
const WAVE = 800;
const REACH = 44;
const MIDDLE = 6;
/** How far a wave has gone that stands still. */
const STILL = 0.4;

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

/** Shows the places that are pointed out over everything else: waves, and the name of the person who does so. */
export function showPings(
  overlay: Overlay<Ping>,
  scene: Scene,
  { w, h }: { w: number; h: number },
  now: number,
): void {
  const { camera, pings } = scene;
  const isSeen = ({ x, y }: Point): boolean => x > -REACH && y > -REACH && x < w + REACH && y < h + REACH;
  const seen = pings.filter((ping) => isSeen(toWindow(camera, ping)));
  const wanted = new Map(seen.map((ping) => [`${ping.since} ${ping.by} ${ping.x} ${ping.z}`, ping]));
  showOver(overlay, camera, wanted, (ping) => pingOf(scene, ping, now));
}

function pingOf(scene: Scene, { by, x, z, since, isScript }: Ping, now: number): HTMLElement {
  const at = toWindow(scene.camera, { x, z });
  const color = seatColor(by);
  const made = el("div", { class: "map-ping", style: `left:${at.x}px;top:${at.y}px` });
  made.innerHTML = waveOf(color);
  const [wave] = made.children;
  if (!isScript) made.append(middleOf(color), el("b", { style: `background:${color}` }, nameOf(scene, by)));
  const age = now - since;
  const fades = [{ opacity: 1 }, { opacity: 1, offset: (SEEN - FADES) / SEEN }, { opacity: 0 }];
  playFrom(made, fades, { duration: SEEN, age }).onfinish = () => made.remove();
  const from = MIDDLE / REACH;
  const frames = [
    { transform: `scale(${from})`, opacity: 1 },
    { transform: "none", opacity: 0 },
  ];
  const waves = playFrom(wave, frames, { duration: WAVE, iterations: SEEN / WAVE, age });
  // Where nothing is to move one still ring stands for the waves.
  if (!scene.instant()) return made;
  waves.pause();
  waves.currentTime = STILL * WAVE;
  return made;
}

function waveOf(color: string): string {
  const rings = [
    [8, PAPER],
    [4, color],
  ].map(([width, stroke]) => `<circle r="${REACH}" stroke="${stroke}" stroke-width="${width}"/>`);
  return `<svg fill="none">${rings.join("")}</svg>`;
}

/** The place itself. */
function middleOf(color: string): HTMLElement {
  const [edge, size] = [-MIDDLE - 1, 2 * MIDDLE + 2];
  const style = `left:${edge}px;top:${edge}px;width:${size}px;height:${size}px`;
  return el("i", { style: `${style};background:${color};border-color:${PAPER}` });
}

/** The name of whoever sits at a colour, else the colour. */
export function nameOf({ store }: Pick<Scene, "store">, color: string): string {
  const people = Object.values(store.view?.people ?? {});
  return people.find((person) => person.color === color)?.name ?? color;
}
