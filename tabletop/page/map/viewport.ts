import {
  clear,
  fit,
  fitScale,
  middle,
  pan,
  show,
  sightOf,
  zoom,
  type Camera,
  type Field,
  type Point,
} from "./camera";
import { placePane } from "./pane";
import { wake } from "./frame";
import type { Focus } from "./focus";
import type { Rect } from "../../xml/layout/rect";
import type { Inset, Scene } from "./types";
import type { Vector } from "../../wire/view";

/** Shows the whole map, or what one has gone to; moved and made smaller where what is chosen would be covered. */
export function aim(scene: Scene, slowly = true): void {
  const { free, focus, over } = scene;
  const wanted = wantedOf(scene);
  look(scene, focus.field === undefined ? wanted : clear(wanted, focus.field, free, over), slowly);
}

/** The whole map, or what one has gone to. */
function wantedOf({ moved, free, camera, field }: Scene): Camera {
  return moved ? { ...camera, center: middle(free) } : fit(field, free);
}

/** Has the map point out something else. Where something lies over it, `setFree` says whether it moves for that. */
export function focusOn(scene: Scene, focus: Focus): void {
  const isOther = JSON.stringify(scene.focus.field) !== JSON.stringify(focus.field);
  scene.focus = focus;
  if (isOther && scene.over.length === 0) aim(scene);
}

/**
 * Gives the map a rectangle of the window, and says what lies over it there. While something does, the map stays where
 * it is, whatever else comes over it or grows, until something else is chosen. Where whoever looks is not asked
 * (`watches`) what others choose does not move it, nor does a page that they have just opened (`opens`).
 */
export function setFree(
  scene: Scene,
  free: Rect,
  over: readonly Rect[],
  { watches = false, opens = false } = {},
): void {
  const chosen = JSON.stringify(scene.focus.field);
  const isSameRoom = JSON.stringify(free) === JSON.stringify(scene.free);
  const isSameChoice = chosen === scene.laidFor;
  const isSame = isSameRoom && isSameChoice && JSON.stringify(over) === JSON.stringify(scene.over);
  const isOver = over.length > 0 && (scene.over.length > 0 || (watches && opens));
  const isHeld = isSameRoom && (isSameChoice || watches) && isOver;
  [scene.free, scene.over, scene.laidFor] = [free, over, chosen];
  if (isSame || isHeld) return;
  aim(scene);
  scene.shown = true;
}

/** Shows a part of the table a second time, or does not any more. */
export function setInset(scene: Scene, inset: Inset | undefined): void {
  if (JSON.stringify(inset) === JSON.stringify(scene.inset)) return;
  scene.inset = inset;
  scene.beside.seen = undefined;
  if (inset !== undefined) placePane(scene.beside, inset.rect);
  wake(scene);
}

export function fitAll(scene: Scene): void {
  scene.moved = false;
  aim(scene);
}

/** Comes closer to a point of the window, or goes away from it. */
export function zoomAt(scene: Scene, at: Point, factor: number): void {
  scene.moved = true;
  look(scene, zoom(scene.camera, at, factor, fitScale(scene.field, scene.free)), false);
}

export function panBy(scene: Scene, by: Point): void {
  scene.moved = true;
  look(scene, pan(scene.camera, by, scene.field), false);
}

/** Looks where a script has somebody look, from as near; a glance that takes in the whole map shows just that. */
export function lookAt(scene: Scene, wish: { at: Vector; distance: number }): void {
  const sight = sightOf(wish, scene.field);
  if (sight === undefined) {
    fitAll(scene);
    return;
  }
  scene.moved = true;
  look(scene, fit(sight, scene.free), true);
}

/** Makes a part of the table seen. */
export function reveal(scene: Scene, field: Field): void {
  const camera = show(scene.camera, field, scene.free);
  if (camera.x !== scene.camera.x || camera.z !== scene.camera.z) look(scene, camera, true);
}

function look(scene: Scene, camera: Camera, slowly: boolean): void {
  const glides = slowly && scene.shown && !scene.instant();
  scene.glide = glides ? { from: scene.camera, to: camera, start: performance.now() } : undefined;
  if (scene.glide === undefined) scene.camera = camera;
  wake(scene);
}
