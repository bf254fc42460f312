import { posix } from "node:path";
import { contentHash } from "../../pack/assets";
import {
  fieldOf,
  isFields,
  isList,
  isText,
  parseText,
  type Json,
  type JsonFields,
} from "../../../tabletop/tree/json";
import { readJson } from "../../../tabletop/tree/read";
import { JOINED, kindOf, namesOf, OBJECTS, reference, TEXT } from "../../../tabletop/tree/refer";
import type { Disk } from "./disk";
import { hashOf, type FieldHashes } from "./fields";
import type { Files } from "./bundle";
import type { Manifest } from "./manifest";
import { fileText } from "./split";

/** The fields of a file that a person has changed, with what the save has new. */
interface Merged {
  readonly json: JsonFields;
  /** Keys of fields that both have changed: the person's stays. */
  readonly conflicts: readonly string[];
  /** Whether it has something that the save has not. */
  readonly isOwn: boolean;
}

interface Merging {
  readonly files: Files;
  readonly disk: Disk;
  readonly before: Manifest;
  /** Gets the paths of files that are left as they are, as a person's text is in their place. */
  readonly left: Set<string>;
}

/** What was merged: paths of files that have both now. */
export interface Merges {
  /** Those that may be written over, as all of a person's that was in them is in them again. */
  readonly merged: ReadonlySet<string>;
  /** Those of them that have something that the save has not. */
  readonly own: ReadonlySet<string>;
  readonly left: ReadonlySet<string>;
  /** What both have changed and stays the person's: fields, by the paths of their files. */
  readonly conflicts: ReadonlyMap<string, readonly string[]>;
}

/** Merges all files of JSON that a person has changed since they were unpacked: puts what comes of it into `files`. */
export function mergeAll(
  files: Files,
  json: ReadonlyMap<string, JsonFields>,
  disk: Disk,
  before: Manifest,
): Merges {
  const [merged, own, left] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const conflicts = new Map<string, readonly string[]>();
  for (const [path, now] of json) {
    const there = disk.find(path);
    const [hash, known] = [before.files[path], before.fields?.[path]];
    if (typeof there !== "object" || hash === undefined || known === undefined) continue;
    if (there.hash === hash || there.text === files.get(path)) continue;
    const tree = readTree(there.text, path);
    const both = tree && merge(now, tree, path, known, { files, disk, before, left });
    if (tree === undefined || both === undefined) continue;
    files.set(path, fileText(both.json) === fileText(tree) ? there.text : fileText(both.json));
    merged.add(path);
    if (both.isOwn) own.add(path);
    if (both.conflicts.length > 0) conflicts.set(path, both.conflicts);
  }
  return { merged, own, left, conflicts };
}

/** The fields of a tree's file; undefined where somebody has made something else of it. */
function readTree(text: string, path: string): JsonFields | undefined {
  try {
    const tree = readJson(text, path);
    return isFields(tree) ? tree : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Merges the save's fields `now` of the file `path` with those of a person, `tree`, by the hashes of those that both come
 * from: what one has changed is taken. Undefined where they cannot be told, as of another object.
 */
function merge(
  now: JsonFields,
  tree: JsonFields,
  path: string,
  known: FieldHashes,
  all: Merging,
): Merged | undefined {
  const isPlain = [now, tree].every(({ keys }) => new Set(keys).size === keys.length);
  if (!isPlain || fieldOf(now, "GUID") !== fieldOf(tree, "GUID")) return undefined;
  const base = new Set(known.split(" "));
  const isBase = (key: string, value: Json): boolean => base.has(hashOf(key, value));
  const folder = posix.dirname(path);
  const conflicts: string[] = [];
  let isOwn = false;
  const fields = new Map<string, Json>();
  for (const [i, key] of now.keys.entries()) {
    const ours = now.values[i];
    const theirs = fieldOf(tree, key.slice(1, -1));
    if (theirs === undefined) {
      // Taken out by the person, or new in the save.
      if (!isBase(key, ours)) fields.set(key, ours);
      else isOwn = true;
    } else if (hashOf(key, theirs) === hashOf(key, ours)) fields.set(key, theirs);
    else if (isBase(key, theirs)) fields.set(key, ours);
    else {
      const kept = keptOf(ours, theirs, isBase(key, ours), folder, all);
      if (kept.isConflict) conflicts.push(parseText(key));
      fields.set(key, kept.value);
      isOwn = true;
    }
  }
  // What the person has put in comes after what it stood after.
  const order = [...fields.keys()];
  tree.keys.forEach((key, i) => {
    if (now.keys.includes(key) || isBase(key, tree.values[i])) return;
    order.splice(order.indexOf(tree.keys[i - 1]) + 1, 0, key);
    fields.set(key, tree.values[i]);
    isOwn = true;
  });
  return { json: { keys: order, values: order.flatMap((key) => fields.get(key) ?? []) }, conflicts, isOwn };
}

interface Kept {
  readonly value: Json;
  readonly isConflict: boolean;
}

/** What becomes of a field that the person has changed, and the save too unless `isSame`. */
function keptOf(now: Json, tree: Json, isSame: boolean, folder: string, all: Merging): Kept {
  if (kindOf(now) === OBJECTS && kindOf(tree) === OBJECTS) return listOf(now, tree, folder, all);
  const [ours, theirs] = [partsOf(now, folder), partsOf(tree, folder)];
  if (ours === undefined || theirs === undefined || (ours.paths.length === 0 && theirs.paths.length === 0))
    return { value: tree, isConflict: !isSame };
  const { files, disk, before, left } = all;
  const onDisk = (path: string): string | undefined => {
    const found = disk.find(path);
    return typeof found === "object" ? found.text : undefined;
  };
  const text = ours.text((path) => files.get(path));
  const isEqual = text !== undefined && text === theirs.text(onDisk);
  const isKnown =
    isSame && ours.paths.every((path) => before.files[path] === contentHash(files.get(path) ?? ""));
  // The save's own files of this text have no place where the person's are.
  for (const path of ours.paths) {
    // Other scripts may have the same module.
    if (path.startsWith("src/")) continue;
    files.delete(path);
    left.add(path);
  }
  for (const path of theirs.paths) left.add(path);
  return { value: tree, isConflict: !isEqual && !isKnown };
}

interface Parts {
  readonly paths: readonly string[];
  /** The whole text; undefined where a file is missing. */
  readonly text: (read: (path: string) => string | undefined) => string | undefined;
}

/** The parts of a text; undefined of what is none. */
function partsOf(json: Json, folder: string): Parts | undefined {
  const kind = kindOf(json);
  if (kind !== undefined && kind !== TEXT && kind !== JOINED) return undefined;
  const items = isFields(json) && kind === JOINED ? json.values.slice(0, 1).flatMap(itemsOf) : [json];
  const parts = items.map((item) => {
    if (isText(item)) return { said: parseText(item), path: "" };
    const [name] = isFields(item) && kindOf(item) === TEXT ? (namesOf(item) ?? []) : [];
    return name === undefined ? undefined : { said: "", path: posix.join(folder, name) };
  });
  if (parts.some((part) => part === undefined)) return undefined;
  const known = parts.flatMap((part) => part ?? []);
  return {
    paths: known.flatMap(({ path }) => (path === "" ? [] : [path])),
    text(read) {
      const texts = known.map(({ said: own, path }) => (path === "" ? own : read(path)));
      return texts.some((one) => one === undefined) ? undefined : texts.join("");
    },
  };
}

function itemsOf(json: Json): readonly Json[] {
  return isList(json) ? json.items : [json];
}

/** A list of objects of both: the save's, and what the person has put in. What the person has taken out is a conflict. */
function listOf(now: Json, tree: Json, folder: string, { before }: Merging): Kept {
  const [ours, theirs] = [now, tree].map((list) => (isFields(list) ? (namesOf(list) ?? []) : []));
  const isKnown = (name: string): boolean => Object.hasOwn(before.files, posix.join(folder, name));
  const there = new Set(theirs);
  const gone = ours.filter((name) => !there.has(name) && isKnown(name));
  const list = ours.filter((name) => there.has(name) || !isKnown(name));
  theirs.forEach((name, i) => {
    if (list.includes(name) || isKnown(name)) return;
    list.splice(list.indexOf(theirs[i - 1]) + 1, 0, name);
  });
  return { value: reference(OBJECTS, list), isConflict: gone.length > 0 };
}
