import { isFaceDown, isResting } from "../../world/objects";
import { fall } from "../../world/motion";
import { isLoading } from "../../world/bounds";
import { objectOut, vectorOut } from "../../bridge/values";
import { usesHands } from "../../world/hands";
import { flag, number, text } from "../reader";
import type { Field } from "../types";
import type { TableObject } from "../../world/types";

type ObjectField = Field<TableObject>;
type FlagKey = "Grid" | "Snap" | "Autoraise" | "Sticky" | "Tooltip" | "DragSelectable" | "HideWhenFaceDown";

const stored = (key: FlagKey, missing: boolean): ObjectField => ({
  get: (_, object) => object.data[key] ?? missing,
  set: (value, object) => (object.data[key] = flag(value, 0)),
});

/** Fields of an object. Those without `set` are read-only; any other name fails, read or written. */
export const OBJECT_FIELDS: Record<string, ObjectField> = {
  guid: { get: (_, object) => object.guid },
  name: { get: (_, object) => object.data.Name },
  type: { get: (_, object) => object.kind.type },
  tag: { get: (_, object) => object.kind.type },
  resting: { get: (world, object) => isResting(world, object) },
  spawning: { get: (_, object) => object.life === "spawning" },
  loading_custom: { get: (world, object) => isLoading(world, object) },
  held_by_color: { get: (_, object) => object.heldBy },
  is_face_down: { get: (_, object) => isFaceDown(object) },
  pick_up_position: { get: (_, object) => vectorOut(object.pickedUp?.position ?? { x: 0, y: 0, z: 0 }) },
  pick_up_rotation: { get: (_, object) => vectorOut(object.pickedUp?.rotation ?? { x: 0, y: 0, z: 0 }) },
  remainder: {
    get: (_, object) => (object.remainder === undefined ? undefined : objectOut(object.remainder)),
  },
  locked: {
    get: (_, object) => object.data.Locked === true,
    set: (value, object) => {
      object.data.Locked = flag(value, 0);
      if (object.data.Locked) object.motion = undefined;
      else fall(value.world, object);
    },
  },
  interactable: {
    get: (_, object) => object.interactable,
    set: (value, object) => (object.interactable = flag(value, 0)),
  },
  use_gravity: {
    get: (_, object) => object.useGravity,
    set: (value, object) => (object.useGravity = flag(value, 0)),
  },
  use_hands: {
    get: (_, object) => usesHands(object),
    set: (value, object) => (object.data.Hands = flag(value, 0)),
  },
  use_grid: stored("Grid", true),
  use_snap_points: stored("Snap", true),
  auto_raise: stored("Autoraise", true),
  sticky: stored("Sticky", true),
  tooltip: stored("Tooltip", true),
  drag_selectable: stored("DragSelectable", true),
  hide_when_face_down: stored("HideWhenFaceDown", false),
  memo: { get: (_, object) => object.data.Memo, set: (value, object) => (object.data.Memo = text(value, 0)) },
  value: { get: (_, object) => object.value, set: (value, object) => (object.value = number(value, 0)) },
  script_state: {
    get: (_, object) => object.data.LuaScriptState ?? "",
    set: (value, object) => (object.data.LuaScriptState = text(value, 0)),
  },
};
