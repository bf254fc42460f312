import { posix } from "node:path";
import { Complaint } from "../../complaint";
import { escapesNamed, quoted } from "../json/escapes";
import { fieldOf, isFields, isText, said, type Json, type JsonFields } from "../json/json";
import { readJson } from "../json/read";
import { ESCAPES, kindOf, namesOf, OBJECTS, TEXT } from "./refer";
import { ROOT } from "./split";

/** Gives the text of a tree's file; undefined where there is none. */
export type ReadFile = (path: string) => string | undefined;

/** Joins a tree's files to the save; complains of a file that is missing or is in itself. */
function join(read: ReadFile): Json {
  return fileOf(ROOT, read, [], "the tree begins with it");
}

/** The value of a file, whose references have become what they name; `within` are the files that it is in. */
function fileOf(path: string, read: ReadFile, within: readonly string[], why: string): Json {
  const text = read(path);
  if (text === undefined) throw new Complaint(`${path} is missing: ${why}.`);
  if (within.includes(path))
    throw new Complaint(`${path} is in itself, by way of ${within.slice(-1).join()}.`);
  const inner = [...within, path];
  const resolve = (json: Json): Json => {
    if (typeof json === "string") return json;
    if ("items" in json) return { items: json.items.map(resolve) };
    const kind = kindOf(json);
    if (kind === undefined) return { keys: json.keys, values: json.values.map(resolve) };
    const named = pathsOf(json, path);
    if (kind === TEXT) return textOf(json, named, read, path);
    const values = named.map((name) => fileOf(name, read, inner, `${path} names it`));
    if (kind === OBJECTS) return { items: values };
    return values[0];
  };
  return resolve(readJson(text, path));
}

/** The paths that a reference in `path` names; complains where it has none, or leaves the tree. */
function pathsOf(json: JsonFields, path: string): readonly string[] {
  const kind = kindOf(json);
  const names = namesOf(json);
  if (names === undefined || (kind !== OBJECTS && names.length !== 1))
    throw new Complaint(
      `${path} has a ${kind} that names no file: it wants a name, or for $objects a list of them.`,
    );
  return names.map((name) => {
    const found = posix.join(posix.dirname(path), name);
    if (name === "" || /^\/|^\w:|\\/.test(name) || found.startsWith("../"))
      throw new Complaint(`${path} names ${name}, which is outside of the tree: move that file into it.`);
    return found;
  });
}

function textOf(json: JsonFields, [path]: readonly string[], read: ReadFile, from: string): string {
  const text = read(path);
  if (text === undefined) throw new Complaint(`${path} is missing: ${from} names it.`);
  const odd = fieldOf(json, ESCAPES);
  const escapes = isText(odd) ? escapesNamed(said(odd)) : odd === undefined ? "tts" : undefined;
  if (escapes === undefined)
    throw new Complaint(`${from} has a ${ESCAPES} that is none of tts, json, ascii.`);
  return quoted(text, escapes);
}

/** The save of a tree; complains where it begins with no fields. */
export function joinSave(read: ReadFile): JsonFields {
  const save = join(read);
  if (isFields(save)) return save;
  throw new Complaint(`${ROOT} has no fields: it is no save.`);
}
