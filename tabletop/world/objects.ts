import type { Kind } from "./kinds";
import type { Motion } from "./motion";
import type { MenuItem, World } from "./world";
import { single, turned } from "./vectors";
import type { ObjectData, RGB, VectorLine, XYZ } from "../save/types";

export interface TableButton {
  fn: string;
  label: string;
  tooltip: string;
  position: XYZ;
  rotation: XYZ;
  scale: XYZ;
  width: number;
  height: number;
  font_size: number;
  color: RGB;
  font_color: RGB;
}

/** A piece on the table, a zone included. */
export interface TableObject {
  handle: number;
  /** Empty until it has spawned. */
  guid: string;
  kind: Kind;
  /** The entry of the save; Transform is stale. */
  data: ObjectData;
  position: XYZ;
  rotation: XYZ;
  scale: XYZ;
  /** "spawning": there, frozen, without a GUID; "gone": destroyed, references to it are dead. */
  life: "spawning" | "live" | "gone";
  /** The frame at which it has spawned, and that at which its picture or model has loaded. */
  readyAt: number;
  loadedAt: number;
  /** Functions to call when it has spawned. */
  spawned: number[];
  motion: Motion | undefined;
  /** A die that was thrown in this frame: it tumbles from the next on. */
  rolling: { at: number; length: number; to: XYZ } | undefined;
  /** Frame until which it counts as moving. */
  restlessUntil: number;
  heldBy: string | undefined;
  pickedUp: { position: XYZ; rotation: XYZ } | undefined;
  interactable: boolean;
  useGravity: boolean;
  /** The zone whose hand it is in. */
  hand: number | undefined;
  zones: Set<number>;
  buttons: TableButton[];
  menu: MenuItem[];
  hiddenFrom: Map<string, { colors: string[]; way: "hidden" | "invisible" }>;
  highlight: { color: RGB; until: number } | undefined;
  lines: VectorLine[];
  /** The last object of a deck that is no more, for `remainder`. */
  remainder: number | undefined;
  value: number;
}

export interface Place {
  position: XYZ;
  rotation: XYZ;
  scale: XYZ;
}

/** The data of an object as it stands now. */
export function objectData(object: TableObject): ObjectData {
  const { position: p, rotation: r, scale: s } = object;
  const data = structuredClone(object.data);
  data.Transform = {
    ...{ posX: p.x, posY: p.y, posZ: p.z },
    ...{ rotX: r.x, rotY: r.y, rotZ: r.z },
    ...{ scaleX: s.x, scaleY: s.y, scaleZ: s.z },
  };
  if (data.Counter !== undefined) data.Counter.value = object.value;
  else if (object.value !== 0) data.Value = object.value;
  if (object.lines.length > 0) data.AttachedVectorLines = structuredClone(object.lines);
  return data;
}

/** Whether a card or deck lies with its face down. */
export function isFaceDown(object: TableObject): boolean {
  const z = turned(object.rotation.z);
  return z > 90 && z < 270;
}

export function isResting(world: World, object: TableObject): boolean {
  return (
    object.motion === undefined && object.heldBy === undefined && object.restlessUntil <= world.clock.frame
  );
}

/** Moves an object at once, without physics in between. */
export function place(world: World, object: TableObject, to: Partial<Place>): void {
  if (to.position !== undefined) object.position = single(to.position.x, to.position.y, to.position.z);
  if (to.rotation !== undefined)
    object.rotation = single(turned(to.rotation.x), turned(to.rotation.y), turned(to.rotation.z));
  if (to.scale !== undefined) object.scale = single(to.scale.x, to.scale.y, to.scale.z);
  world.moved.add(object.handle);
}
