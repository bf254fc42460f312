import { BASE_FUNCTIONS } from "./base/global";
import { JSON_FUNCTIONS } from "./json";
import { UI_FIELDS, UI_FUNCTIONS } from "./ui";
import { GRID_FIELDS } from "./grid";
import { HAND_FIELDS } from "./hands";
import { LIGHT_FIELDS, LIGHT_FUNCTIONS } from "./lighting";
import { NOTES_FUNCTIONS } from "./notes";
import { TURN_FIELDS, TURN_FUNCTIONS } from "./turns";
import { MESSAGE_FUNCTIONS } from "./base/messages";
import { SPAWN_FUNCTIONS } from "./base/objects";
import { HOLD_METHODS } from "./object/contents";
import { OBJECT_FIELDS as STRICT_FIELDS } from "./object/members";
import { SCRIPT_FIELDS, SCRIPT_METHODS } from "./foreign/script";
import { PARTS_METHODS } from "./object/parts";
import { PLACE_METHODS } from "./object/transform";
import { TEXT_METHODS } from "./object/text";
import { PLAYER_FIELDS, PLAYER_FUNCTIONS, PLAYER_METHODS } from "./player";
import { PLAYER_CONSTANTS } from "../world/actions";
import { WAIT_FUNCTIONS } from "./wait";
import { TIME_FIELDS } from "./time";
import type { Call, Field, ObjectCall } from "./types";
import type { Names } from "../bridge/prelude";

export const FUNCTIONS: Readonly<Record<string, Call | undefined>> = {
  ...BASE_FUNCTIONS,
  ...JSON_FUNCTIONS,
  ...UI_FUNCTIONS,
  ...NOTES_FUNCTIONS,
  ...TURN_FUNCTIONS,
  ...LIGHT_FUNCTIONS,
  ...SPAWN_FUNCTIONS,
  ...PLAYER_FUNCTIONS,
  ...MESSAGE_FUNCTIONS,
  ...WAIT_FUNCTIONS,
};

export const FIELDS: Readonly<Record<string, Field<undefined> | undefined>> = {
  ...UI_FIELDS,
  ...GRID_FIELDS,
  ...HAND_FIELDS,
  ...LIGHT_FIELDS,
  ...TURN_FIELDS,
  ...TIME_FIELDS,
};

const STRICT_METHODS: Readonly<Record<string, ObjectCall | undefined>> = {
  ...PLACE_METHODS,
  ...TEXT_METHODS,
  ...PARTS_METHODS,
  ...HOLD_METHODS,
};
export const OBJECT_METHODS: typeof STRICT_METHODS = { ...STRICT_METHODS, ...SCRIPT_METHODS };
export const OBJECT_FIELDS: typeof STRICT_FIELDS = { ...STRICT_FIELDS, ...SCRIPT_FIELDS };

/** Functions of the two sides that scripts do not see under these names, and methods that need no live object. */
const HIDDEN = new Set(["Player", "__coroutine", "__random", "print"]);

/**
 * Every name a script can use, for the prelude and for the check against the declarations; `all` that there are for
 * scripts of other mods, or those alone that this project's own scripts need.
 */
export function names(all = false): Names {
  return {
    functions: Object.keys(FUNCTIONS).filter((name) => !HIDDEN.has(name)),
    fields: Object.keys(FIELDS),
    objectMethods: [...Object.keys(all ? OBJECT_METHODS : STRICT_METHODS), "isDestroyed"],
    objectFields: Object.keys(all ? OBJECT_FIELDS : STRICT_FIELDS),
    playerMethods: Object.keys(PLAYER_METHODS),
    playerFields: Object.keys(PLAYER_FIELDS),
    constants: PLAYER_CONSTANTS,
  };
}
