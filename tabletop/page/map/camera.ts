import { coverOf, freeRect, MOST_COVERED } from "../panels/free";
import type { Vector } from "../../wire/view";
import type { Rect } from "../../xml/layout/rect";

/** Looks at the table from above, north up: the point of the table at `center` of the window, and pixels for a unit. */
export interface Camera {
  x: number;
  z: number;
  scale: number;
  /** Where x, z is seen, in pixels of the window. */
  center: { x: number; y: number };
}

/** A point in pixels of the window, y downwards. */
export interface Point {
  x: number;
  y: number;
}

export interface Place {
  x: number;
  z: number;
}

/** A part of the table: its middle and its sizes. */
export interface Field extends Place {
  w: number;
  d: number;
}

/** How far one may go beyond the fitted view, both ways. */
const CLOSEST = 8;
const FARTHEST = 0.35;

export function toWindow(camera: Camera, place: Place): Point {
  return {
    x: camera.center.x + (place.x - camera.x) * camera.scale,
    y: camera.center.y - (place.z - camera.z) * camera.scale,
  };
}

export function toTable(camera: Camera, point: Point): Place {
  return {
    x: camera.x + (point.x - camera.center.x) / camera.scale,
    z: camera.z - (point.y - camera.center.y) / camera.scale,
  };
}

/** Whether two show the same places at the same size. */
export function isSameCamera(one: Camera, other: Camera): boolean {
  const isThere = one.center.x === other.center.x && one.center.y === other.center.y;
  return isThere && one.x === other.x && one.z === other.z && one.scale === other.scale;
}

export function middle(rect: Rect): Point {
  return { x: rect.x + rect.w / 2, y: rect.y + rect.h / 2 };
}

/** Pixels for a unit at which a field fills a rectangle of the window. */
export function fitScale(field: Field, free: Rect): number {
  return Math.max(1, Math.min(free.w / field.w, free.h / field.d));
}

/** Shows the whole field in a rectangle of the window. */
export function fit(field: Field, free: Rect): Camera {
  return { x: field.x, z: field.z, scale: fitScale(field, free), center: middle(free) };
}

/** Comes closer or goes away, so that what is at `point` stays there; within what is sensible for the field. */
export function zoom(camera: Camera, point: Point, factor: number, fitted: number): Camera {
  const scale = Math.min(fitted * CLOSEST, Math.max(fitted * FARTHEST, camera.scale * factor));
  const place = toTable(camera, point);
  return {
    ...{ scale, center: camera.center },
    x: place.x - (point.x - camera.center.x) / scale,
    z: place.z + (point.y - camera.center.y) / scale,
  };
}

/** Moves the map by pixels; its field cannot leave the window. */
export function pan(camera: Camera, by: Point, field: Field): Camera {
  const x = camera.x - by.x / camera.scale;
  const z = camera.z + by.y / camera.scale;
  return {
    ...camera,
    x: clamp(x, field.x - field.w, field.x + field.w),
    z: clamp(z, field.z - field.d, field.z + field.d),
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

/** Moves the camera just so far that a field can be seen within a rectangle of the window. */
export function show(camera: Camera, field: Field, free: Rect): Camera {
  const lack = (from: number, to: number, least: number, most: number): number => {
    if (to - from > most - least) return (from + to) / 2 - (least + most) / 2;
    if (from < least) return from - least;
    return to > most ? to - most : 0;
  };
  const at = toWindow(camera, field);
  const [w, h] = [(field.w * camera.scale) / 2, (field.d * camera.scale) / 2];
  const dx = lack(at.x - w, at.x + w, free.x, free.x + free.w);
  const dy = lack(at.y - h, at.y + h, free.y, free.y + free.h);
  return { ...camera, x: camera.x + dx / camera.scale, z: camera.z - dy / camera.scale };
}

/** What a camera of Tabletop Simulator sees from top to bottom, as a share of its distance: 60 degrees. */
const SIGHT = 2 * Math.tan(Math.PI / 6);

/** What would be seen where a script has somebody look; undefined where that is all of the map. */
export function sightOf(wish: { at: Vector; distance: number }, map: Field): Field | undefined {
  const [x, , z] = wish.at;
  const size = wish.distance * SIGHT;
  const isAll = Math.abs(x - map.x) + map.w / 2 <= size / 2 && Math.abs(z - map.z) + map.d / 2 <= size / 2;
  return isAll ? undefined : { x, z, w: size, d: size };
}

/** Room around a field that is made to be seen, as a share of it. */
const AIR = 1.12;

/** Moves the camera so that a field can be seen in a rectangle, from farther away where it is larger than that. */
function showWhole(camera: Camera, field: Field, free: Rect): Camera {
  const scale = Math.min(camera.scale, fitScale(field, free));
  return show({ ...camera, scale }, field, free);
}

/** Where a field with some air around it is seen in the window. */
function seenAt(camera: Camera, field: Field): Rect {
  const at = toWindow(camera, field);
  const [w, h] = [field.w * AIR * camera.scale, field.d * AIR * camera.scale];
  return { x: at.x - w / 2, y: at.y - h / 2, w, h };
}

/**
 * Looks so that a field is seen where boxes lie over the rectangle: if one covers too much of it, it goes to the
 * largest part of the rectangle that they leave.
 */
export function clear(camera: Camera, field: Field, free: Rect, over: readonly Rect[]): Camera {
  const aired = { ...field, w: field.w * AIR, d: field.d * AIR };
  const shown = showWhole(camera, aired, free);
  if (coverOf(seenAt(shown, field), over) <= MOST_COVERED) return shown;
  return showWhole(camera, aired, freeRect(free, over, { w: aired.w, d: aired.d }));
}

/** A camera on its way from one to another, `share` of 1. */
export function between(from: Camera, to: Camera, share: number): Camera {
  const mix = (start: number, end: number): number => start + (end - start) * share;
  return {
    x: mix(from.x, to.x),
    z: mix(from.z, to.z),
    scale: from.scale * (to.scale / from.scale) ** share,
    center: { x: mix(from.center.x, to.center.x), y: mix(from.center.y, to.center.y) },
  };
}
