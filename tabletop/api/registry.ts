import { BASE_FUNCTIONS } from "./base/global";
import { JSON_FUNCTIONS } from "./json";
import { UI_FIELDS, UI_FUNCTIONS } from "./ui";
import { LIGHT_FUNCTIONS, SETTING_FIELDS } from "./settings";
import { NOTES_FUNCTIONS } from "./notes";
import { TURN_FIELDS, TURN_FUNCTIONS } from "./turns";
import { MESSAGE_FUNCTIONS } from "./base/messages";
import { SPAWN_FUNCTIONS } from "./base/objects";
import { CUSTOM_METHODS } from "./object/custom";
import { HOLD_METHODS } from "./object/contents";
import { OBJECT_FIELDS as STRICT_FIELDS } from "./object/members";
import { PARTS_METHODS } from "./object/parts";
import { PLACE_METHODS } from "./object/transform";
import { TEXT_METHODS } from "./object/text";
import {
  PLAYER_FIELDS as STRICT_PLAYER_FIELDS,
  PLAYER_FUNCTIONS,
  PLAYER_METHODS as STRICT_PLAYER,
} from "./player";
import { BEHAVIOUR_FIELDS, BEHAVIOUR_METHODS } from "./foreign/behaviours";
import { CONTENT_METHODS } from "./foreign/contents";
import { DECAL_FUNCTIONS, DECAL_METHODS } from "./foreign/decals";
import { GLOBAL_FIELDS, GLOBAL_FUNCTIONS } from "./foreign/global";
import { INPUT_METHODS } from "./foreign/inputs";
import { MEMBER_FIELDS, MEMBER_METHODS } from "./foreign/members";
import { PHYSICS_FIELDS, PHYSICS_FUNCTIONS, PHYSICS_METHODS } from "./foreign/physics";
import { PLAYER_MORE, PLAYER_MORE_FIELDS, PLAYER_OLDER } from "./foreign/player";
import { OBJECT_UI_FIELDS, OBJECT_UI_METHODS, UI_MORE } from "./foreign/ui";
import { WEB_FUNCTIONS } from "./foreign/web";
import { PLAYER_CONSTANTS } from "../world/actions";
import { WAIT_FUNCTIONS } from "./wait";
import type { Call, GlobalField, ObjectCall } from "./types";
import type { Names } from "../bridge/prelude";

const STRICT_FUNCTIONS: Readonly<Record<string, Call | undefined>> = {
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

const STRICT_GLOBALS: Readonly<Record<string, GlobalField | undefined>> = {
  ...UI_FIELDS,
  ...SETTING_FIELDS,
  ...TURN_FIELDS,
};

const STRICT_METHODS: Readonly<Record<string, ObjectCall | undefined>> = {
  ...PLACE_METHODS,
  ...TEXT_METHODS,
  ...PARTS_METHODS,
  ...HOLD_METHODS,
  ...CUSTOM_METHODS,
};
/** What scripts of other mods use besides; members of behaviours and of `object.UI` have that before their names. */
export const FUNCTIONS: typeof STRICT_FUNCTIONS = {
  ...STRICT_FUNCTIONS,
  ...GLOBAL_FUNCTIONS,
  ...UI_MORE,
  ...DECAL_FUNCTIONS,
  ...PHYSICS_FUNCTIONS,
  ...WEB_FUNCTIONS,
};
export const FIELDS: typeof STRICT_GLOBALS = { ...STRICT_GLOBALS, ...GLOBAL_FIELDS, ...PHYSICS_FIELDS };
export const OBJECT_METHODS: typeof STRICT_METHODS = {
  ...STRICT_METHODS,
  ...PHYSICS_METHODS,
  ...INPUT_METHODS,
  ...CONTENT_METHODS,
  ...MEMBER_METHODS,
  ...DECAL_METHODS,
  ...BEHAVIOUR_METHODS,
  ...OBJECT_UI_METHODS,
};
export const OBJECT_FIELDS: typeof STRICT_FIELDS = {
  ...STRICT_FIELDS,
  ...MEMBER_FIELDS,
  ...BEHAVIOUR_FIELDS,
  ...OBJECT_UI_FIELDS,
};
export const PLAYER_METHODS: typeof STRICT_PLAYER = { ...STRICT_PLAYER, ...PLAYER_MORE, ...PLAYER_OLDER };
export const PLAYER_FIELDS: typeof STRICT_PLAYER_FIELDS = { ...STRICT_PLAYER_FIELDS, ...PLAYER_MORE_FIELDS };

/** Functions of the two sides that scripts do not see under these names, and methods that need no live object. */
const HIDDEN = new Set(["Player", "__coroutine", "__random", "__web", "__missing", "__dialect", "print"]);

/**
 * Every name a script can use, for the prelude and for the check against the declarations; `all` that there are for
 * scripts of other mods, or those alone that this project's own scripts need.
 */
export function names(all = false): Names {
  const [functions, fields] = all ? [FUNCTIONS, FIELDS] : [STRICT_FUNCTIONS, STRICT_GLOBALS];
  const [methods, members] = all ? [OBJECT_METHODS, OBJECT_FIELDS] : [STRICT_METHODS, STRICT_FIELDS];
  const [acts, states] = all ? [PLAYER_METHODS, PLAYER_FIELDS] : [STRICT_PLAYER, STRICT_PLAYER_FIELDS];
  return {
    functions: Object.keys(functions).filter((name) => !HIDDEN.has(name)),
    fields: Object.keys(fields),
    objectMethods: [...Object.keys(methods), "isDestroyed"],
    objectFields: Object.keys(members).filter((name) => !Object.hasOwn(BEHAVIOUR_FIELDS, name)),
    behaviours: all ? Object.keys(BEHAVIOUR_FIELDS) : [],
    playerMethods: Object.keys(acts),
    playerFields: Object.keys(states),
    constants: PLAYER_CONSTANTS,
  };
}
