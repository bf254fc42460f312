import { isFaceDown, isResting } from "../../world/objects";
import { setLocked } from "../../world/motion";
import { isLoading } from "../../world/bounds";
import { objectOut, vectorOut } from "../../bridge/values";
import { usesHands } from "../../world/hands";
import { flag, number, text } from "../reader";
import { inData } from "../saved";
import type { Field } from "../types";
import type { TableObject } from "../../world/types";

type ObjectField = Field<TableObject>;

const own = (key: "interactable" | "useGravity"): ObjectField => ({
  get: (_, object) => object[key],
  set: (value, object) => (object[key] = flag(value, 0)),
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
    set: (value, object) => setLocked(value.world, object, flag(value, 0)),
  },
  interactable: own("interactable"),
  use_gravity: own("useGravity"),
  use_hands: {
    get: (_, object) => usesHands(object),
    set: (value, object) => (object.data.Hands = flag(value, 0)),
  },
  use_grid: inData("Grid", true),
  use_snap_points: inData("Snap", true),
  auto_raise: inData("Autoraise", true),
  sticky: inData("Sticky", true),
  tooltip: inData("Tooltip", true),
  drag_selectable: inData("DragSelectable", true),
  hide_when_face_down: inData("HideWhenFaceDown", false),
  memo: { get: (_, object) => object.data.Memo, set: (value, object) => (object.data.Memo = text(value, 0)) },
  value: { get: (_, object) => object.value, set: (value, object) => (object.value = number(value, 0)) },
  script_state: inData("LuaScriptState", ""),
};
