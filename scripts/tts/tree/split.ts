import { Complaint } from "../../complaint";
import { posix } from "node:path";
import { escapesOf, quoted } from "../../../tabletop/tree/escapes";
import {
  isFields,
  isList,
  isText,
  parseText,
  type Json,
  type JsonFields,
  wordOf,
} from "../../../tabletop/tree/json";
import { PLAIN, writeJson } from "../../../tabletop/tree/write";
import { ROOT } from "../../../tabletop/tree/join";
import { modulesOf, newModules, type FileModule, type Files } from "./bundle";
import { newNames, objectName, safeName, type Names } from "./names";
import { ESCAPES, JOINED, mistakable, OBJECT, OBJECTS, reference, TEXT } from "../../../tabletop/tree/refer";

/** The file of the save's layout. */
export const LAYOUT = "layout.json";

/** Texts that get a file however short they are, and how its name ends. */
const SCRIPTS: Readonly<Record<string, string>> = { LuaScript: ".ttslua", XmlUI: ".xml" };
const ENDINGS: Readonly<Record<string, string>> = { ...SCRIPTS, LuaScriptState: ".state.txt" };
/** A text is long, and gets a file, above so many letters, or where it has lines. */
const LONG = 80;
/** Lists of objects, and the folder in which they get their files. */
const LISTS: Readonly<Record<string, string>> = { ContainedObjects: "contents", ChildObjects: "children" };
/** Objects in objects have longer and longer paths: below a folder of so many letters they stay in their container's file. */
const DEEPEST_PATH = 120;

/** The text of a file of JSON in a tree. */
export function fileText(json: Json): string {
  return `${writeJson(json, PLAIN)}\n`;
}

/** The files of a tree, and the fields of those of JSON. */
interface Split {
  readonly files: Files;
  readonly json: Map<string, JsonFields>;
}

/** Splits a save into the files of a tree. */
export function split(save: JsonFields): Split {
  const odd = mistakable(save);
  if (odd !== undefined)
    throw new Complaint(
      `The save has a field ${odd}, by which trees tell their files: it cannot be unpacked.`,
    );
  const files: Files = new Map();
  const json = new Map<string, JsonFields>();
  const names = newNames([ROOT, LAYOUT, "objects", "unpacked.json", ".gitattributes", "src"]);
  const place: Place = { files, json, names, modules: newModules(files), folder: "", stem: "Global" };
  const root = withEach(save, (key, value) => {
    if (key === "ObjectStates") return listOf(value, place, "objects/") ?? value;
    if (key === "TabStates" && isFields(value))
      return withEach(value, (tab, page) => pageOf(page, place, tab));
    return textOf(key, value, place) ?? value;
  });
  files.set(ROOT, fileText(root));
  json.set(ROOT, root);
  return { files, json };
}

/** Where files of an object, or of the save, go: `stem` begins their names. */
interface Place extends Split {
  /** The names of `folder`, which ends with / below the tree's. */
  readonly names: Names;
  readonly modules: FileModule;
  readonly folder: string;
  readonly stem: string;
}

/** Fields with other values: `change` is asked for each key that occurs once. */
function withEach(fields: JsonFields, change: (key: string, value: Json) => Json): JsonFields {
  const { keys, values } = fields;
  const isAlone = new Set(keys).size === keys.length;
  const changed = values.map((value, i) =>
    isAlone || keys.indexOf(keys[i]) === keys.lastIndexOf(keys[i])
      ? change(keys[i].slice(1, -1), value)
      : value,
  );
  return { keys, values: changed };
}

/** A reference to a new file with the text of a field; undefined where the text stays in its field. */
function textOf(key: string, value: Json, place: Place): Json | undefined {
  const { files, names, folder, stem } = place;
  const ending = ENDINGS[key] ?? (/^\w+$/.test(key) ? `.${key.toLowerCase()}.txt` : undefined);
  if (ending === undefined || !isText(value) || value.length <= 2) return undefined;
  if (!(key in SCRIPTS) && value.length <= LONG + 2 && !value.includes("\\n")) return undefined;
  const text = parseText(value);
  // An address is long and yet one word.
  if (!(key in ENDINGS) && !/[ \n]/.test(text)) return undefined;
  const escapes = escapesOf(value, text);
  if (escapes === undefined) return undefined;
  const name = names.take(stem, [ending]) + ending;
  const odd = escapes === "tts" ? undefined : { keys: [`"${ESCAPES}"`], values: [`"${escapes}"`] };
  const parts = key === "LuaScript" ? modulesOf(text) : undefined;
  if (parts === undefined) {
    files.set(folder + name, text);
    return reference(TEXT, name, odd);
  }
  const items = parts.map((part) => {
    if (typeof part === "string") return quoted(part, "tts");
    if (!part.isRoot) return reference(TEXT, posix.relative(folder, place.modules(part.name, part.text)));
    files.set(folder + name, part.text);
    return reference(TEXT, name);
  });
  return { keys: [`"${JOINED}"`, ...(odd?.keys ?? [])], values: [{ items }, ...(odd?.values ?? [])] };
}

/** A page of the Notebook, whose text gets a file beside the save's. */
function pageOf(page: Json, place: Place, tab: string): Json {
  if (!isFields(page)) return page;
  const stem = safeName(`Notebook ${tab} ${wordOf(page, "title")}`);
  return withEach(
    page,
    (key, value) => (key === "body" ? textOf(key, value, { ...place, stem }) : undefined) ?? value,
  );
}

/** A list of objects with references to their files; undefined where it is none, or has none. */
function listOf(value: Json, place: Place, inner: string, isDeck = false): Json | undefined {
  if (!isList(value) || value.items.length === 0 || place.folder.length > DEEPEST_PATH) return undefined;
  const objects = value.items.filter(isFields);
  if (objects.length < value.items.length) return undefined;
  const apart = isDeck ? objects.filter((card) => !isPlain(card)) : objects;
  const paths = filesOf(apart, place, inner);
  if (apart.length === objects.length) return reference(OBJECTS, paths);
  const references = new Map(apart.map((object, i) => [object, reference(OBJECT, paths[i])]));
  return { items: objects.map((object) => references.get(object) ?? object) };
}

/** Whether an object would have one file alone: there are hundreds of such cards in a deck. */
function isPlain(object: JsonFields): boolean {
  const files: Files = new Map();
  const place = { files, json: new Map(), names: newNames([]), modules: newModules(files) };
  objectOf(object, { ...place, folder: "", stem: "card" });
  return files.size === 0;
}

/** References to files of an object's states; undefined where they are none. */
function statesOf(value: Json, place: Place): Json | undefined {
  if (!isFields(value) || place.folder.length > DEEPEST_PATH) return undefined;
  const objects = value.values.filter(isFields);
  if (objects.length === 0 || objects.length < value.values.length) return undefined;
  const paths = filesOf(objects, place, `${place.stem}/states/`, value.keys.map(parseText));
  return { keys: value.keys, values: paths.map((path) => reference(OBJECT, path)) };
}

/** Writes objects into files of the folder `inner` below `folder`; gives their paths from there. */
function filesOf(
  objects: readonly JsonFields[],
  { files, json, modules, folder }: Place,
  inner: string,
  prefixes: readonly string[] = [],
): readonly string[] {
  const below = folder + inner;
  const names = newNames([]);
  const stems = objects.map((object, i) => {
    const stem = objectName(wordOf(object, "Nickname"), wordOf(object, "Name"), wordOf(object, "GUID"));
    const prefix = prefixes[i];
    return names.take(prefix === undefined ? stem : `${safeName(prefix)}_${stem}`, ["", ".json"]);
  });
  objects.forEach((object, i) => {
    const place = { files, json, names, modules, folder: below, stem: stems[i] };
    const path = `${below}${stems[i]}.json`;
    const fields = objectOf(object, place);
    files.set(path, fileText(fields));
    json.set(path, fields);
  });
  return stems.map((stem) => `${inner}${stem}.json`);
}

function objectOf(object: JsonFields, place: Place): JsonFields {
  const isDeck = /^Deck(?:Custom)?$/.test(wordOf(object, "Name"));
  return withEach(object, (key, value) => {
    if (key in LISTS) return listOf(value, place, `${place.stem}/${LISTS[key]}/`, isDeck) ?? value;
    if (key === "States") return statesOf(value, place) ?? value;
    return textOf(key, value, place) ?? value;
  });
}
