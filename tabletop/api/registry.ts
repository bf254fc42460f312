import { BASE_FUNCTIONS } from "./base";
import { JSON_FUNCTIONS } from "./json";
import { UI_FIELDS, UI_FUNCTIONS } from "./interface";
import { LIGHT_FUNCTIONS, NOTES_FUNCTIONS, SETTING_FIELDS, TURN_FUNCTIONS } from "./notes";
import { HOLD_METHODS, SPAWN_FUNCTIONS } from "./object-hold";
import { OBJECT_FIELDS } from "./object-fields";
import { PARTS_METHODS } from "./object-parts";
import { PLACE_METHODS } from "./object-place";
import { TEXT_METHODS } from "./object-text";
import { MESSAGE_FUNCTIONS, PLAYER_FIELDS, PLAYER_FUNCTIONS, PLAYER_METHODS } from "./player";
import { PLAYER_CONSTANTS } from "../world/actions";
import { TIME_FIELDS, WAIT_FUNCTIONS } from "./wait";
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
  ...SETTING_FIELDS,
  ...TIME_FIELDS,
};

export const OBJECT_METHODS: Readonly<Record<string, ObjectCall | undefined>> = {
  ...PLACE_METHODS,
  ...TEXT_METHODS,
  ...PARTS_METHODS,
  ...HOLD_METHODS,
};

/** Functions of the two sides that scripts do not see under these names, and methods that need no live object. */
const HIDDEN = new Set(["Player", "__coroutine", "__random", "print"]);

/** Every name a script can use, for the prelude and for the check against the declarations. */
export function names(): Names {
  return {
    functions: Object.keys(FUNCTIONS).filter((name) => !HIDDEN.has(name)),
    fields: Object.keys(FIELDS),
    objectMethods: [...Object.keys(OBJECT_METHODS), "isDestroyed"],
    objectFields: Object.keys(OBJECT_FIELDS),
    playerMethods: Object.keys(PLAYER_METHODS),
    playerFields: Object.keys(PLAYER_FIELDS),
    constants: PLAYER_CONSTANTS,
  };
}
