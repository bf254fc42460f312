import { does } from "../done";
import { text } from "../reader";
import type { Field, ObjectCall } from "../types";
import type { TableObject } from "../../world/types";

/** The script of an object as a text; another one counts when the object is loaded anew. */
export const SCRIPT_METHODS: Record<string, ObjectCall> = {
  getLuaScript: (_, object) => object.data.LuaScript ?? "",
  setLuaScript: does((args, object) => (object.data.LuaScript = text(args, 0))),
};

export const SCRIPT_FIELDS: Record<string, Field<TableObject>> = {
  script_code: {
    get: (_, object) => object.data.LuaScript ?? "",
    set: (value, object) => (object.data.LuaScript = text(value, 0)),
  },
};
