import { el } from "../parts/dom";
import { newPicture, sizePicture, type Picture } from "./picture";
import type { Division } from "./division";
import { newDue, type Due } from "./turn";
import { newSheet, type Sheet } from "./sheet";
import type { Camera } from "./camera";
import { newOverlay, type Overlay } from "./overlay";
import type { Ground, Loss, Ping, Pointed, Quiet, Still } from "./drawn";
import type { Figure } from "./figures";
import type { Lying } from "./lying";
import type { Rect } from "../../xml/layout/rect";

/** A view of the table: canvases over one another, so that what moves has nothing drawn anew that does not. */
export interface Pane {
  /** Holds them; moved and scaled while the camera glides. */
  element: HTMLElement;
  /** Where it is, in pixels of the window. */
  rect: Rect;
  /** Boards and mats; what dims them, and lines; what changes on them; pieces that lie still, and that move; arrows; losses; all else that is drawn; places that are pointed out. */
  ground: Picture;
  shade: Picture;
  under: Sheet;
  pieces: Picture;
  loose: Sheet;
  pointed: Pointed;
  losses: Overlay<Loss>;
  over: Sheet;
  pings: Overlay<Ping>;
  /** What it was drawn for: the camera, in pixels of the window, and all else that the canvases depend on. */
  camera: Camera | undefined;
  drawn: Ground | undefined;
  still: Still | undefined;
  /** What of it waits to be drawn anew. */
  due: Due;
  /** For how many frames what comes over pieces and under them has waited. */
  waited: number;
  /** What was last on the sheet under the pieces. */
  below: string;
  /** What of the figures is seen here, and where they lie at this pane's scale. */
  seen: { of: readonly Figure[]; figures: Figure[] } | undefined;
  lying: Lying | undefined;
  /** What it was drawn of last, if nothing moved there. */
  quiet: Quiet | undefined;
}

/** Of a view that fills the window, and of what is small or changes all over it at once. */
const [PARTS, WHOLE]: readonly Division[] = [
  { columns: 3, rows: 2 },
  { columns: 1, rows: 1 },
];

/** Makes the canvases of a view; `canvas`, on which nothing is drawn, takes pointer and keys, if any does. */
export function newPane(root: HTMLElement, kind: string, canvas?: HTMLCanvasElement): Pane {
  // An inset lies between pixels of the screen, where parts beside each other would show a line.
  const division = canvas === undefined ? WHOLE : PARTS;
  const [ground, shade, pieces] = [newPicture(division), newPicture(WHOLE), newPicture(division)];
  const [under, loose, arrows, over] = [newSheet(), newSheet(), newSheet(), newSheet()];
  const taker = canvas === undefined ? [] : [canvas];
  const [losses, pings] = [newOverlay<Loss>(), newOverlay<Ping>()];
  const moves = [loose.canvas, arrows.canvas, losses.element, over.canvas, pings.element];
  const layers = [ground.element, shade.element, under.canvas, pieces.element, ...taker, ...moves];
  const element = el("div", { class: `map-pane ${kind}` }, ...layers);
  root.append(element);
  return {
    ...{
      element,
      ground,
      shade,
      under,
      pieces,
      loose,
      losses,
      over,
      pings,
      rect: { x: 0, y: 0, w: 0, h: 0 },
    },
    pointed: { sheet: arrows, of: undefined },
    ...{
      camera: undefined,
      drawn: undefined,
      still: undefined,
      due: newDue(),
      waited: 0,
      below: "",
      seen: undefined,
      lying: undefined,
      quiet: undefined,
    },
  };
}

/** Gives a view its place in the window; all of it is drawn anew then. */
export function placePane(pane: Pane, rect: Rect): void {
  pane.rect = rect;
  const { x, y, w, h } = rect;
  const ratio = devicePixelRatio;
  const size = { w: Math.round(w * ratio), h: Math.round(h * ratio), ratio };
  for (const one of [pane.ground, pane.shade, pane.pieces]) sizePicture(one, size);
  Object.assign(pane.element.style, { left: `${x}px`, top: `${y}px`, width: `${w}px`, height: `${h}px` });
  Object.assign(pane, { camera: undefined, drawn: undefined, still: undefined });
  pane.pointed.of = undefined;
}
