import { objectFault } from "./object";
import { at, isRecord, SaveError, type Fault } from "./check";
import type { ObjectData, SaveFile } from "./types";

const DEFAULTS: Omit<SaveFile, "ObjectStates"> = {
  SaveName: "",
  GameMode: "",
  Date: "",
  Table: "Table_RPG",
  Note: "",
  TabStates: {},
  Hands: { Enable: true, DisableUnused: true, Hiding: 0 },
  Turns: {
    Enable: false,
    Type: 0,
    TurnOrder: [],
    Reverse: false,
    SkipEmpty: false,
    DisableInteractions: false,
    PassTurns: true,
    TurnColor: "",
  },
  Lighting: {},
  Grid: {},
  SnapPoints: [],
  VectorLines: [],
  CustomUIAssets: [],
  LuaScript: "",
  LuaScriptState: "",
  XmlUI: "",
};

/**
 * Reads a save: its text, or what JSON.parse made of it. Missing keys get their defaults, unknown ones stay.
 * Throws a SaveError with the path of the first thing that is wrong: a value of the wrong kind, an object without
 * Name or Transform, a GUID that is there twice, a deck of fewer than two cards. A save that a table wrote may have
 * the same GUID in two containers (`written`): copies of a deck do.
 */
export function readSave(source: string | object, written = false): SaveFile {
  const value: unknown = typeof source === "string" ? parse(source) : source;
  if (!isRecord(value)) throw new SaveError("", "must be an object");
  const fault = rootFault(value) ?? objectsFault(value["ObjectStates"], written);
  if (fault !== undefined) throw new SaveError(fault.path, fault.what);
  return structuredClone({ ...DEFAULTS, ...value }) as SaveFile;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new SaveError("", `is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function rootFault(save: Record<string, unknown>): Fault | undefined {
  for (const [key, fallback] of Object.entries(DEFAULTS)) {
    const value = save[key];
    if (value === undefined || value === null) continue;
    const fits = Array.isArray(fallback) ? Array.isArray(value) : typeof value === typeof fallback;
    if (!fits) return at(key, `must be ${Array.isArray(fallback) ? "a list" : typeof fallback}`);
  }
  return undefined;
}

function objectsFault(list: unknown, written: boolean): Fault | undefined {
  if (!Array.isArray(list)) return at("ObjectStates", "must be a list");
  const seen = new Map<string, string>();
  for (let i = 0; i < list.length; i++) {
    const path = `ObjectStates[${i}]`;
    const fault = objectFault(list[i], path) ?? twice(list[i] as ObjectData, path, seen, written);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

function twice(
  object: ObjectData,
  path: string,
  seen: Map<string, string>,
  outside: boolean,
): Fault | undefined {
  const guid = object.GUID;
  if (guid !== undefined && guid !== "") {
    const before = seen.get(guid);
    if (before !== undefined) return at(`${path}.GUID`, `"${guid}" is taken by ${before}`);
    seen.set(guid, path);
  }
  const inside = outside ? [] : (object.ContainedObjects ?? []);
  for (let i = 0; i < inside.length; i++) {
    const fault = twice(inside[i], `${path}.ContainedObjects[${i}]`, seen, false);
    if (fault !== undefined) return fault;
  }
  return undefined;
}
