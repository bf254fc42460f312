import { isRecord } from "../../save/check";
import { vectorOut } from "../../bridge/values";
import { does } from "../done";
import { flag, has, number, text, vector } from "../reader";
import type { Field, ObjectCall } from "../types";
import type { TableObject } from "../../world/types";

type ObjectField = Field<TableObject>;

/** A part of an object's data that is an object itself, as it stands there. */
function part(object: TableObject, key: string): Record<string, unknown> {
  const found = object.data[key];
  return isRecord(found) ? found : {};
}

/** A number that the save keeps within a part of an object's data. */
const partNumber = (key: string, name: string, missing: number): ObjectField => ({
  get: (_, object) => Number(part(object, key)[name] ?? missing),
  set: (value, object) => (object.data[key] = { ...part(object, key), [name]: number(value, 0) }),
});

const dataFlag = (key: string): ObjectField => ({
  get: (_, object) => object.data[key] === true,
  set: (value, object) => (object.data[key] = flag(value, 0)),
});

/** A number that no save keeps. */
const passing = (name: string, missing: number): ObjectField => ({
  get: (_, object) => Number(object.passing.get(name) ?? missing),
  set: (value, object) => object.passing.set(name, number(value, 0)),
});

const passingFlag = (name: string, missing: boolean): ObjectField => ({
  get: (_, object) => (object.passing.get(name) ?? missing) === true,
  set: (value, object) => object.passing.set(name, flag(value, 0)),
});

const passingVector = (name: string): ObjectField => ({
  get: (_, object) => object.passing.get(name) ?? vectorOut({ x: 0, y: 0, z: 0 }),
  set: (value, object) => object.passing.set(name, vectorOut(vector(value, 0))),
});

/** Fields of an object that this project's own scripts do not use. What physics would make of them is not imitated. */
export const MEMBER_FIELDS: Record<string, ObjectField> = {
  alt_view_angle: {
    get: (_, object) => {
      const { x = 0, y = 0, z = 0 } = part(object, "AltLookAngle");
      return vectorOut({ x: Number(x), y: Number(y), z: Number(z) });
    },
    set: (value, object) => (object.data["AltLookAngle"] = { ...vector(value, 0) }),
  },
  mass: partNumber("Rigidbody", "Mass", 1),
  drag: partNumber("Rigidbody", "Drag", 0.1),
  angular_drag: partNumber("Rigidbody", "AngularDrag", 0.1),
  bounciness: partNumber("PhysicsMaterial", "Bounciness", 0),
  static_friction: partNumber("PhysicsMaterial", "StaticFriction", 0.6),
  dynamic_friction: partNumber("PhysicsMaterial", "DynamicFriction", 0.6),
  grid_projection: dataFlag("GridProjection"),
  ignore_fog_of_war: dataFlag("IgnoreFoW"),
  measure_movement: dataFlag("MeasureMovement"),
  gizmo_selectable: passingFlag("gizmo_selectable", true),
  use_rotation_value_flip: passingFlag("use_rotation_value_flip", false),
  held_reduce_force: passingFlag("held_reduce_force", false),
  held_flip_index: passing("held_flip_index", 0),
  held_spin_index: passing("held_spin_index", 0),
  held_position_offset: passingVector("held_position_offset"),
  held_rotation_offset: passingVector("held_rotation_offset"),
  max_typed_number: passing("max_typed_number", 0),
  value_flags: passing("value_flags", 0),
};

/** The memo by functions, which no page documents and published mods call. */
export const MEMO_METHODS: Record<string, ObjectCall> = {
  getMemo: (_, object) => object.data.Memo ?? "",
  setMemo: does((args, object) => (object.data.Memo = has(args, 0) ? text(args, 0) : "")),
};
