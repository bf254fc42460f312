import { newNames, safeName } from "./names";

/** The files of a tree: paths with / below its folder, and their texts. */
export type Files = Map<string, string>;

/** A module in a bundled script; the root is the script that its author wrote. */
interface Module {
  readonly name: string;
  readonly text: string;
  readonly isRoot: boolean;
}

const BUNDLED = /^-- Bundled by luabundle \{[^\n]*?"rootModuleName":"([^"\\\n]+)"/;
const BEGIN =
  /__bundle_register\("([^"\\\n]+)", function\(require, _LOADED, __bundle_register, __bundle_modules\)\r?\n/g;
const END = /\r?\nend\)\r?\n(?=__bundle_register\("|return __bundle_require\()/g;

/** The modules of a script that luabundle made, and what stands between them; undefined of any other script. */
export function modulesOf(script: string): readonly (string | Module)[] | undefined {
  const root = BUNDLED.exec(script)?.[1];
  if (root === undefined) return undefined;
  const parts: (string | Module)[] = [];
  let at = 0;
  for (;;) {
    BEGIN.lastIndex = at;
    const begin = BEGIN.exec(script);
    if (begin === null) break;
    const start = begin.index + begin[0].length;
    END.lastIndex = start;
    const end = END.exec(script);
    if (end === null) break;
    const [, name] = begin;
    parts.push(script.slice(at, start), {
      name,
      text: script.slice(start, end.index),
      isRoot: name === root,
    });
    at = end.index;
  }
  return parts.length === 0 ? undefined : [...parts, script.slice(at)];
}

/** Gives the path of a module's file: one for all scripts that have the same text under this name. */
export type FileModule = (name: string, text: string) => string;

/** A longer path of a module is its last name alone. */
const LONGEST_PATH = 120;

/** Puts modules into the folder `src` of a tree. */
export function newModules(files: Files): FileModule {
  const names = newNames([]);
  const known = new Map<string, string>();
  return (name, text) => {
    const key = `${name}\n${text}`;
    const there = known.get(key);
    if (there !== undefined) return there;
    const folders = name.split(/[/.\\]/).map((part) => safeName(part) || "_");
    const whole = folders.join("/");
    const stem = whole.length > LONGEST_PATH ? folders[folders.length - 1] : whole;
    const path = `src/${names.take(stem, [".ttslua"])}.ttslua`;
    known.set(key, path);
    files.set(path, text);
    return path;
  };
}
