import { anyRecord, flag, list, number, record, shape, text, type Notes } from "./schema";
import { blankCards } from "./cards";
import { checkDepth } from "./depth";
import { checkPlaced, readEntry } from "./object";
import { isRecord, messageOf, SaveError } from "./check";
import { kindOf } from "./kinds";
import { parseLoosely } from "./loose";
import { rgb, snapPoints, vectorLines } from "./parts";
import type { NotebookTab, ObjectData, SaveFile, TurnsData, UiAsset } from "./types";

/** More than any table shows; a browser is told of every one. */
const MOST_OBJECTS = 5000;

const hands = { Enable: true, DisableUnused: true, Hiding: 0 };
const turns = {
  ...{ Enable: false, Type: 0, TurnOrder: [], Reverse: false, SkipEmpty: false },
  ...{ DisableInteractions: false, PassTurns: true, TurnColor: "" },
} satisfies TurnsData;

const tab = shape<NotebookTab>({ title: text, body: text, color: text, visibleColor: rgb, id: number }, [], {
  title: "",
  body: "",
  color: "Grey",
  id: 0,
});

const save = shape<SaveFile>(
  {
    ...{ SaveName: text, GameMode: text, Date: text, Table: text, Note: text },
    ...{ LuaScript: text, LuaScriptState: text, XmlUI: text },
    TabStates: record(tab),
    Hands: shape({ Enable: flag, DisableUnused: flag, Hiding: number }, [], hands),
    Turns: shape<TurnsData>(
      {
        ...{ Enable: flag, Type: number, TurnOrder: list(text), Reverse: flag, SkipEmpty: flag },
        ...{ DisableInteractions: flag, PassTurns: flag, TurnColor: text },
      },
      [],
      turns,
    ),
    Lighting: shape({ LightColor: rgb }, []),
    Grid: anyRecord,
    SnapPoints: snapPoints,
    VectorLines: vectorLines,
    CustomUIAssets: list(shape<UiAsset>({ Type: number, Name: text, URL: text }, ["Name", "URL"])),
    ObjectStates: list(readEntry, MOST_OBJECTS),
  },
  ["ObjectStates"],
  {
    ...{ SaveName: "", GameMode: "", Date: "", Table: "Table_RPG", Note: "", TabStates: {} },
    ...{ Hands: hands, Turns: turns, Lighting: {}, Grid: {}, SnapPoints: [], VectorLines: [] },
    ...{ CustomUIAssets: [], LuaScript: "", LuaScriptState: "", XmlUI: "" },
  },
);

/**
 * Reads a save: its text, or what JSON.parse made of it. All that the table uses is checked, and a table that has been
 * opened shows it; keys that are missing get their defaults, unknown ones stay. Throws a SaveError with the path of
 * the first thing that is wrong: a value of the wrong kind, an object without Name or Transform, a GUID that is there
 * twice, a deck of fewer than two cards, what is nested too deep. A save that a table wrote may have the same GUID in
 * two containers (`written`): copies of a deck do.
 *
 * With `notes` it is read as Tabletop Simulator reads it, whatever is wrong, and each thing that is stood in for is noted;
 * what is no JSON, or lists no objects, is refused all the same.
 */
export function readSave(source: string | object, written = false, notes?: Notes): SaveFile {
  const value: unknown = typeof source === "string" ? parse(source, notes) : source;
  if (isRecord(value)) for (const [key, part] of Object.entries(value)) checkDepth(part, key);
  const file = save(value, "", notes);
  if (notes !== undefined) {
    noteStandins(file.ObjectStates, notes);
    return file;
  }
  const seen = new Map<string, string>();
  file.ObjectStates.forEach((object, i) => {
    checkPlaced(object, `ObjectStates[${i}]`);
    checkGuid(object, `ObjectStates[${i}]`, seen, written);
  });
  return file;
}

function parse(source: string, notes: Notes | undefined): unknown {
  try {
    return notes === undefined ? JSON.parse(source) : parseLoosely(source);
  } catch (error) {
    throw new SaveError("", `is not JSON: ${messageOf(error)}`);
  }
}

/** Notes what lies on the table and is not what the save says: kinds, GUIDs, and the cards of all containers. */
function noteStandins(objects: readonly ObjectData[], notes: Notes): void {
  const boxes = new Map<string, number>();
  const seen = new Set<string>();
  let again = 0;
  for (const object of objects) {
    const { Name, GUID = "" } = object;
    if (kindOf(object) === undefined) boxes.set(Name, (boxes.get(Name) ?? 0) + 1);
    if (GUID !== "" && seen.has(GUID)) again++;
    seen.add(GUID);
  }
  for (const [name, count] of boxes)
    notes.push(`${count} of the kind ${name}, which this table does not know: boxes`);
  if (again > 0) notes.push(`${again} objects have a GUID that another has: they get one of their own`);
  const blank = blankCards(objects);
  if (blank > 0) notes.push(`${blank} cards are of a sheet that the save does not have: they are blank`);
}

/** A GUID is there once. */
function checkGuid(object: ObjectData, path: string, seen: Map<string, string>, outside: boolean): void {
  const guid = object.GUID ?? "";
  const before = seen.get(guid);
  if (before !== undefined) throw new SaveError(`${path}.GUID`, `"${guid}" is taken by ${before}`);
  if (guid !== "") seen.set(guid, path);
  const inside = outside ? [] : (object.ContainedObjects ?? []);
  inside.forEach((one, i) => checkGuid(one, `${path}.ContainedObjects[${i}]`, seen, false));
}
