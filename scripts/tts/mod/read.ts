import { existsSync, readFileSync, statSync } from "node:fs";
import { basename, join, posix } from "node:path";
import { Complaint } from "../../complaint";
import { readSaveText } from "../file";
import {
  fieldOf,
  isFields,
  isList,
  isText,
  parseText,
  type Json,
  type JsonFields,
  wordOf,
} from "../../../tabletop/tree/json";
import { withoutMark } from "../json/layout";
import { readJson, type KeyPlaces } from "../../../tabletop/tree/read";
import { modulesOf } from "../tree/bundle";
import { JOINED, kindOf, namesOf, OBJECT, OBJECTS, TEXT } from "../../../tabletop/tree/refer";
import { ROOT } from "../../../tabletop/tree/join";
import { NO_TEXT, type Mod, type ModObject, type ModText, type Part, type Place } from "./mod";

/** A file of JSON with its places. */
interface Source {
  /** How people find it: from where they called us. */
  readonly name: string;
  /** Its path in the tree; the save's is its own. */
  readonly path: string;
  readonly json: JsonFields;
  readonly lineOf: (fields: JsonFields, key: string) => number | undefined;
}

/** Reads the files of a mod, each once; `shown` is how a path of it is shown. */
interface Reader {
  readonly open: (path: string) => Source;
  readonly textOf: (path: string) => string;
  readonly shown: (path: string) => string;
}

/** Reads a mod from a save or an unpacked folder; complains where it is neither. `shown` is how people call it. */
export function readMod(path: string, shown: string): Mod {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined) throw new Complaint(`There is no file or folder ${shown}.`);
  if (!stat.isDirectory())
    return modOf(
      newReader(
        () => readSaveText(path),
        () => shown,
      ),
      basename(path),
    );
  // existsSync would call a folder empty that may not be read.
  if (statSync(join(path, ROOT), { throwIfNoEntry: false }) === undefined)
    throw new Complaint(`${shown} has no ${ROOT}: it is no folder that unpack wrote.`);
  const read = (file: string): string => {
    if (!existsSync(join(path, file)))
      throw new Complaint(`${posix.join(shown, file)} is missing, which is named.`);
    return readFileSync(join(path, file), "utf8");
  };
  return modOf(
    newReader(read, (file) => posix.join(shown, file)),
    ROOT,
  );
}

function newReader(read: (path: string) => string, shown: (path: string) => string): Reader {
  return {
    textOf: read,
    shown,
    open(path) {
      const text = withoutMark(read(path));
      const places: KeyPlaces = new WeakMap();
      const json = readJson(text, shown(path), places);
      if (!isFields(json)) throw new Complaint(`${shown(path)} has no fields, as a save or an object has.`);
      const starts: number[] = [];
      for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at);
      const lineOf = (fields: JsonFields, key: string): number | undefined => {
        const at = places.get(fields)?.[fields.keys.indexOf(`"${key}"`)];
        return at === undefined ? undefined : lineAt(starts, at);
      };
      return { name: shown(path), path, json, lineOf };
    },
  };
}

/** The line of an offset, by the offsets of all line ends. */
function lineAt(ends: readonly number[], offset: number): number {
  let [low, high] = [0, ends.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ends[middle] < offset) low = middle + 1;
    else high = middle;
  }
  return low + 1;
}

function modOf(reader: Reader, path: string): Mod {
  const source = reader.open(path);
  const { json } = source;
  const states = fieldOf(json, "ObjectStates");
  const objects = states === undefined ? undefined : listOf(states, source, reader, true);
  if (objects === undefined)
    throw new Complaint(`${source.name} is no save of Tabletop Simulator: it has no list ObjectStates.`);
  return {
    name: wordOf(json, "SaveName"),
    fields: json,
    script: textOf(json, "LuaScript", source, reader),
    ui: textOf(json, "XmlUI", source, reader),
    placeOf: placeOf(source, json),
    objects,
  };
}

function placeOf(source: Source, own: JsonFields): ModObject["placeOf"] {
  return (key, within = own) => {
    const line = source.lineOf(within, key) ?? source.lineOf(own, parseText(own.keys[0] ?? '""')) ?? 1;
    return { file: source.name, line };
  };
}

/** The objects of a list, or of one that names their files; undefined where it is none. What is no object is left out. */
function listOf(
  json: Json,
  source: Source,
  reader: Reader,
  isOnTable: boolean,
): readonly ModObject[] | undefined {
  if (isList(json)) return json.items.flatMap((item) => objectsOf(item, source, reader, isOnTable));
  if (isFields(json) && kindOf(json) === OBJECTS)
    return namedFiles(json, source).flatMap((path) => {
      const file = reader.open(path);
      return objectsOf(file.json, file, reader, isOnTable);
    });
  return undefined;
}

function objectsOf(json: Json, source: Source, reader: Reader, isOnTable: boolean): readonly ModObject[] {
  if (!isFields(json)) return [];
  if (kindOf(json) !== OBJECT) return [objectOf(json, source, reader, isOnTable)];
  return namedFiles(json, source).map((path) => {
    const file = reader.open(path);
    return objectOf(file.json, file, reader, isOnTable);
  });
}

function namedFiles(json: JsonFields, { path, name }: Source): readonly string[] {
  return (namesOf(json) ?? []).map((file) => {
    const found = posix.join(posix.dirname(path), file);
    if (found.startsWith("../") || found.startsWith("/"))
      throw new Complaint(`${name} names ${file}, which is outside of the folder.`);
    return found;
  });
}

function objectOf(json: JsonFields, source: Source, reader: Reader, isOnTable: boolean): ModObject {
  const states = fieldOf(json, "States");
  return {
    guid: wordOf(json, "GUID"),
    kind: wordOf(json, "Name"),
    nickname: wordOf(json, "Nickname"),
    fields: json,
    script: textOf(json, "LuaScript", source, reader),
    ui: textOf(json, "XmlUI", source, reader),
    isOnTable,
    placeOf: placeOf(source, json),
    inner: [
      ...["ContainedObjects", "ChildObjects"].flatMap((key) => {
        const list = fieldOf(json, key);
        return list === undefined ? [] : (listOf(list, source, reader, false) ?? []);
      }),
      ...(isFields(states) ? states.values.flatMap((state) => objectsOf(state, source, reader, false)) : []),
    ],
  };
}

/** A script or an interface, with the files of its parts. */
function textOf(fields: JsonFields, key: string, source: Source, reader: Reader): ModText {
  const value = fieldOf(fields, key);
  if (value === undefined) return NO_TEXT;
  const at: Place = { file: source.name, line: source.lineOf(fields, key) ?? 1 };
  if (isText(value)) return { text: parseText(value), parts: stringParts(parseText(value), at) };
  if (!isFields(value)) return NO_TEXT;
  const kind = kindOf(value);
  if (kind !== TEXT && kind !== JOINED) return NO_TEXT;
  const [list] = value.values;
  const items = kind === TEXT ? [value] : isList(list) ? list.items : [];
  const parts = items.flatMap((item): readonly Part[] => {
    if (isText(item)) return [{ text: parseText(item), at, isFile: false }];
    if (!isFields(item)) return [];
    return namedFiles(item, source).map((path) => ({
      text: reader.textOf(path),
      at: { file: reader.shown(path), line: 1 },
      isFile: true,
    }));
  });
  return { text: parts.map(({ text }) => text).join(""), parts };
}

/** The parts of a script that stands in a string: modules by their names, where luabundle has bundled it. */
function stringParts(text: string, at: Place): readonly Part[] {
  const parts = modulesOf(text) ?? [text];
  return parts.map((part) =>
    typeof part === "string"
      ? { text: part, at, isFile: false }
      : { text: part.text, at, isFile: false, module: part.name },
  );
}
