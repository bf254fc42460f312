import { posix } from "node:path";
import { escapesNamed, quoted } from "./escapes";
import { fieldOf, isFields, isList, isText, parseText, type Json, type JsonFields } from "./json";
import { readJson } from "./read";
import { ESCAPES, JOINED, kindOf, namesOf, OBJECTS, TEXT } from "./refer";
import type { TextPart } from "./texts";
import { SaveError } from "../save/check";

/** The file that a tree begins with. */
export const ROOT = "save.json";

/** Gives the text of a tree's file; undefined where there is none. */
export type ReadFile = (path: string) => string | undefined;
/** Is told of each text that lies in files of its own, of which. */
export type NoteText = (parts: readonly Omit<TextPart, "map">[]) => void;

interface Tree {
  read: ReadFile;
  note: NoteText;
}

/** Joins a tree's files to the save; throws a SaveError for a file that is missing or is in itself. */
function join(read: ReadFile, note: NoteText): Json {
  return fileOf(ROOT, { read, note }, [], "the tree begins with it");
}

/** The value of a file, whose references have become what they name; `within` are the files that it is in. */
function fileOf(path: string, tree: Tree, within: readonly string[], why: string): Json {
  const { read, note } = tree;
  const text = read(path);
  if (text === undefined) throw new SaveError(path, `is missing: ${why}.`);
  if (within.includes(path)) throw new SaveError(path, `is in itself, by way of ${within.slice(-1).join()}.`);
  const inner = [...within, path];
  const resolve = (json: Json): Json => {
    if (typeof json === "string") return json;
    if ("items" in json) return { items: json.items.map(resolve) };
    const kind = kindOf(json);
    if (kind === undefined) return { keys: json.keys, values: json.values.map(resolve) };
    if (kind === JOINED) return quotedAs(json, noted(note, joinedOf(json, read, path)), path);
    const named = pathsOf(json, path);
    if (kind === TEXT) return quotedAs(json, noted(note, [partOf(named, read, path)]), path);
    const values = named.map((name) => fileOf(name, tree, inner, `${path} names it`));
    return kind === OBJECTS ? { items: values } : values[0];
  };
  return resolve(readJson(text, path));
}

/** The paths that a reference in `path` names; throws a SaveError where it has none, or leaves the tree. */
function pathsOf(json: JsonFields, path: string): readonly string[] {
  const kind = kindOf(json);
  const names = namesOf(json);
  if (names === undefined || (kind !== OBJECTS && names.length !== 1))
    throw new SaveError(
      path,
      `has a ${kind} that names no file: it wants a name, or for $objects a list of them.`,
    );
  return names.map((name) => {
    const found = posix.join(posix.dirname(path), name);
    if (name === "" || /^\/|^\w:|\\/.test(name) || found.startsWith("../"))
      throw new SaveError(path, `names ${name}, which is outside of the tree: move that file into it.`);
    return found;
  });
}

type Part = Omit<TextPart, "map">;

function partOf([path]: readonly string[], read: ReadFile, from: string): Part {
  const text = read(path);
  if (text === undefined) throw new SaveError(path, `is missing: ${from} names it.`);
  return { file: path, text };
}

/** The whole text of parts, after they were noted. */
function noted(note: NoteText, parts: readonly Part[]): string {
  note(parts);
  return parts.map(({ text }) => text).join("");
}

/** The parts of a text, which are texts themselves, or files with texts. */
function joinedOf({ values: [parts] }: JsonFields, read: ReadFile, from: string): Part[] {
  const texts = isList(parts) ? parts.items : [];
  return texts.map((part) => {
    if (isText(part)) return { file: undefined, text: parseText(part) };
    if (isFields(part) && kindOf(part) === TEXT) return partOf(pathsOf(part, from), read, from);
    throw new SaveError(from, `has a ${JOINED} with a part that is no text and no ${TEXT}.`);
  });
}

/** A text as the reference to it says that the save has it. */
function quotedAs(reference: JsonFields, text: string, from: string): string {
  const odd = fieldOf(reference, ESCAPES);
  const escapes = isText(odd) ? escapesNamed(parseText(odd)) : odd === undefined ? "tts" : undefined;
  if (escapes === undefined) throw new SaveError(from, `has a ${ESCAPES} that is none of tts, json, ascii.`);
  return quoted(text, escapes);
}

/** The save of a tree; throws a SaveError where it begins with no fields. */
export function joinSave(read: ReadFile, note: NoteText = () => undefined): JsonFields {
  const save = join(read, note);
  if (isFields(save)) return save;
  throw new SaveError(ROOT, "has no fields: it is no save.");
}
