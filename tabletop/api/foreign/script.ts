import { accessors } from "../done";
import { inData } from "../saved";
import type { Field, ObjectCall } from "../types";
import type { TableObject } from "../../world/types";

/** The script of an object as a text; another one counts when the object is loaded anew. */
const SCRIPT = inData("LuaScript", "");

export const SCRIPT_METHODS: Record<string, ObjectCall> = accessors("", "LuaScript", SCRIPT);
export const SCRIPT_FIELDS: Record<string, Field<TableObject>> = { script_code: SCRIPT };
