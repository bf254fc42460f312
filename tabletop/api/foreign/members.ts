import { isRecord } from "../../save/check";
import { vectorOut } from "../../bridge/values";
import { accessors, does } from "../done";
import { has, number, text, vector } from "../reader";
import { inData, inPassing } from "../saved";
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

/** A vector that no save keeps. */
export const passingVector = (name: string): Required<ObjectField> => ({
  get: (_, object) => object.passing.get(name) ?? vectorOut({ x: 0, y: 0, z: 0 }),
  set: (value, object) => object.passing.set(name, vectorOut(vector(value, 0))),
});

/** The script of an object as a text; another one counts when the object is loaded anew. */
const SCRIPT = inData("LuaScript", "");

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
  grid_projection: inData("GridProjection", false),
  ignore_fog_of_war: inData("IgnoreFoW", false),
  measure_movement: inData("MeasureMovement", false),
  gizmo_selectable: inPassing("gizmo_selectable", true),
  use_rotation_value_flip: inPassing("use_rotation_value_flip", false),
  held_reduce_force: inPassing("held_reduce_force", false),
  held_flip_index: inPassing("held_flip_index", 0),
  held_spin_index: inPassing("held_spin_index", 0),
  held_position_offset: passingVector("held_position_offset"),
  held_rotation_offset: passingVector("held_rotation_offset"),
  max_typed_number: inPassing("max_typed_number", 0),
  value_flags: inPassing("value_flags", 0),
  script_code: SCRIPT,
};

/** The memo by functions, which no page documents and published mods call; the script as a text. */
export const MEMBER_METHODS: Record<string, ObjectCall> = {
  ...accessors("", "LuaScript", SCRIPT),
  getMemo: (_, object) => object.data.Memo ?? "",
  setMemo: does((args, object) => (object.data.Memo = has(args, 0) ? text(args, 0) : "")),
};
