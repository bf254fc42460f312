import {
  fieldOf,
  isFields,
  isList,
  type Json,
  type JsonFields,
  type JsonList,
} from "../../../tabletop/tree/json";
import { kindOf } from "../../../tabletop/tree/refer";

/** What a number of a save may differ by without having been changed: Tabletop Simulator's own drift. */
const PLACE = 0.0005;
const DEGREES = 0.05;
const COLOUR = 0.00001;
/** What changes whenever a table is saved. */
const SAVED = ["Date", "EpochTime", "LuaScriptState"];

/** Is told each value that a tree keeps, and what the save has there. */
export type OnKept = (kept: Json, now: Json) => void;

/** The value of a save, with the tree's text of what has only drifted. */
export function steady(now: Json, tree: Json, onKept: OnKept): Json {
  return valueOf(now, tree, "", "", onKept);
}

function valueOf(now: Json, tree: Json, key: string, above: string, onKept: OnKept): Json {
  if (typeof now === "string") {
    if (typeof tree !== "string" || now === tree || !hasDrifted(now, tree, key, above)) return now;
    onKept(tree, now);
    return tree;
  }
  if (isList(now)) return isList(tree) ? listOf(now, tree, key, onKept) : now;
  if (!isFields(tree) || kindOf(now) !== undefined) return now;
  return fieldsOf(now, tree, key, onKept);
}

/** Items go with those of the tree that have their GUID; those that have none, with those at their place. */
function listOf(now: JsonList, tree: JsonList, key: string, onKept: OnKept): Json {
  const byGuid = new Map(tree.items.map((item) => [guidOf(item), item]));
  const items = now.items.map((item, i) => {
    const guid = guidOf(item);
    const isAtPlace = i in tree.items && guidOf(tree.items[i]) === guid;
    const there = isAtPlace ? tree.items[i] : guid === undefined ? undefined : byGuid.get(guid);
    return there === undefined ? item : valueOf(item, there, "", key, onKept);
  });
  return { items };
}

function guidOf(json: Json): Json | undefined {
  return isFields(json) ? fieldOf(json, "GUID") : undefined;
}

function fieldsOf(now: JsonFields, tree: JsonFields, above: string, onKept: OnKept): JsonFields {
  const values = now.keys.map((raw, i) => {
    const key = raw.slice(1, -1);
    const old = fieldOf(tree, key);
    if (old === undefined) return now.values[i];
    if (!SAVED.includes(key)) return valueOf(now.values[i], old, key, above, onKept);
    onKept(old, now.values[i]);
    return old;
  });
  return { keys: now.keys, values };
}

function hasDrifted(now: string, tree: string, key: string, above: string): boolean {
  const [one, other] = [Number(now), Number(tree)];
  if (now.startsWith('"') || Number.isNaN(one) || Number.isNaN(other)) return false;
  const apart = Math.abs(one - other);
  if (apart === 0) return true;
  if (/^rot[XYZ]$/.test(key) || (/^[xyz]$/.test(key) && /rotation/i.test(above)))
    return Math.min(apart % 360, 360 - (apart % 360)) <= DEGREES;
  if (/^[rgba]$/.test(key)) return apart <= COLOUR;
  return /^(?:pos|scale)[XYZ]$|^[xyz]$/.test(key) && apart <= PLACE;
}
