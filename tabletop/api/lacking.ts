import { DOCUMENTED } from "./documented.data";
import { names as namesOf } from "./registry";
import type { Names } from "../bridge/prelude";

/** What Lua itself has of the documented API, made by the prelude. */
const IN_LUA: readonly string[] = [
  ...["startLuaCoroutine", "print", "Timer.create", "Timer.destroy"],
  ...["get", "post", "put", "delete", "head", "custom"].map((name) => `WebRequest.${name}`),
  ...["call", "getVar", "setVar", "getTable", "setTable"].map((name) => `object.${name}`),
];

/** Every documented name as a script writes it, with `()` behind those of functions; `object.` and `player.` for members. */
function documented(): string[] {
  return DOCUMENTED.flatMap(({ of, names }) =>
    names.split(" ").map((name) => (of === "" ? name : `${of}.${name}`)),
  );
}

/** The names that scripts can use, written in the same way. */
function there(names: Names): Set<string> {
  return new Set([
    ...names.functions,
    ...names.fields,
    ...[...names.objectMethods, ...names.objectFields, ...names.behaviours].map((name) => `object.${name}`),
    ...[...names.playerMethods, ...names.playerFields].map((name) => `player.${name}`),
    ...IN_LUA,
  ]);
}

/** Of the documented names those that scripts cannot use, but for events and what only other calls give. */
export function lackingNames(names: Names): string[] {
  const have = there(names);
  return documented().filter(
    (name) =>
      !/^(?:event|component|gameobject|material|request)\./.test(name) && !have.has(name.replace("()", "")),
  );
}

let known: ReadonlySet<string> | undefined;

/** Whether scripts of other mods have a name of the documentation, written without brackets. */
export function isKnown(path: string): boolean {
  known ??= there(namesOf(true));
  return known.has(path);
}
