import { DOCUMENTED } from "./documented.data";
import { names as namesOf } from "./registry";
import type { Names } from "../bridge/prelude";

/** What Lua itself has of the documented API, made by the prelude. */
const IN_LUA: readonly string[] = [
  ...["startLuaCoroutine", "print", "Timer.create", "Timer.destroy"],
  ...["get", "post", "put", "delete", "head", "custom"].map((name) => `WebRequest.${name}`),
  ...["call", "getVar", "setVar", "getTable", "setTable"].map((name) => `object.${name}`),
];

/** Pages of what Lua itself makes, all of it. */
const PAGES_IN_LUA: readonly string[] = ["vector", "color"];

/** The names that scripts can use, written in the same way. */
function there(names: Names): Set<string> {
  return new Set([
    ...names.functions,
    ...names.fields,
    ...[...names.objectMethods, ...names.objectFields, ...names.behaviours].map((name) => `object.${name}`),
    ...[...names.playerMethods, ...names.playerFields].map((name) => `player.${name}`),
    ...IN_LUA,
    ...DOCUMENTED.flatMap(({ page, names: all }) =>
      PAGES_IN_LUA.includes(page) ? all.map(({ path }) => path) : [],
    ),
  ]);
}

/** Of the documented names those that scripts cannot use, `()` after a function's, but for events and what only calls give. */
export function lackingNames(names: Names): string[] {
  const have = there(names);
  return DOCUMENTED.flatMap((page) => page.names)
    .filter(({ path }) => !/^(?:event|component|gameobject|material|request)\./.test(path) && !have.has(path))
    .map(({ path, params }) => (params === undefined ? path : `${path}()`));
}

let known: ReadonlySet<string> | undefined;

/** Whether scripts of other mods have a name of the documentation, written without brackets. */
export function isKnown(path: string): boolean {
  known ??= there(namesOf(true));
  return known.has(path);
}
