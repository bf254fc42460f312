/** The way between the map and one's own board that is seen beside it: one line over the window. */
import { toTable, toWindow, type Camera, type Place } from "./camera";
import { cameraOf, isWithin } from "./inset";
import { wayOf } from "./place";
import type { Inset, Scene } from "./types";
import type { Piece } from "../../wire/view";

/**
 * Where a piece is drawn that moves onto one's own board, or from there, `share` of its time being over: the board lies
 * below the window, so on its own way it would leave the window, and come to light again in the inset.
 */
export function crossing(scene: Scene, { at, move }: Piece, place: Place, share: number): Place {
  const { inset } = scene;
  if (inset === undefined || move === undefined) return place;
  const [start, end] = [placeOf(move.at), placeOf(at)];
  const isEnd = isWithin(inset.field, end);
  if (isEnd === isWithin(inset.field, start)) return place;
  const { map, beside } = camerasOf(scene, inset);
  const far = isEnd ? wayOf(move, share) : 1 - wayOf(move, share);
  const board = isEnd ? end : start;
  const [here, there, point] = [toWindow(map, board), toWindow(beside, board), toWindow(map, place)];
  return toTable(scene.camera, {
    x: point.x + (there.x - here.x) * far,
    y: point.y + (there.y - here.y) * far,
  });
}

/** Where a piece that lies at a place is drawn when it is so far off on the map yet: off from where the place is seen. */
export function offFrom(scene: Scene, place: Place, { dx, dz }: { dx: number; dz: number }): Place {
  const { inset } = scene;
  if (inset === undefined) return { x: place.x + dx, z: place.z + dz };
  const { x, z } = underInset(scene, place);
  return toTable(scene.camera, toWindow(camerasOf(scene, inset).map, { x: x + dx, z: z + dz }));
}

/** Where on the map a place stands that is seen in the inset: at the same point of the window, below it. */
export function underInset(scene: Scene, place: Place): Place {
  const { inset } = scene;
  if (inset === undefined) return place;
  const { map, beside } = camerasOf(scene, inset);
  return isWithin(inset.field, place) ? toTable(map, toWindow(beside, place)) : place;
}

/** What the map and the inset are seen by, both in pixels of the view that is drawn. */
function camerasOf({ camera, map }: Scene, inset: Inset): { map: Camera; beside: Camera } {
  return map === undefined ? { map: camera, beside: cameraOf(inset) } : { map, beside: camera };
}

function placeOf([x, , z]: Piece["at"]): Place {
  return { x, z };
}
