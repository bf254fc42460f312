import { zeros } from "../../src/core/counts";
import { idOf, shown } from "../../src/core/lines";
import { refuse } from "../../src/core/refuse";
import { NOBODY, type Refusal } from "../../src/core/types";

/** Why an object is none of docs/json.md, and where in it: a path like `seats[1].coins`, empty for the whole. */
export interface JsonFault {
  readonly path: string;
  readonly why: Refusal;
}

/** A value of the object that is being read, undefined where it is left out. */
export interface Node {
  readonly value: unknown;
  readonly path: string;
  /** Shared by all values of one object: its first fault is what counts. */
  readonly faults: JsonFault[];
}

type Ids = Readonly<Record<string, number>>;

export function faultIn(n: Node, why: Refusal): void {
  if (n.faults.length === 0) n.faults[0] = { path: n.path, why };
}

function wrongType(n: Node, expected: string): void {
  faultIn(n, refuse("json.type", { expected }));
}

export function isGiven(n: Node): boolean {
  return n.value !== undefined;
}

/** What is null or left out is not read further. */
export function isSet(n: Node): boolean {
  return n.value !== undefined && n.value !== null;
}

function isTable(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** One field of an object. */
export function field(n: Node, key: string): Node {
  const { value, faults } = n;
  const path = n.path === "" ? key : `${n.path}.${key}`;
  return { value: isTable(value) && Object.hasOwn(value, key) ? value[key] : undefined, path, faults };
}

/** A field that has no usual value. */
export function required(n: Node, key: string): Node {
  const below = field(n, key);
  if (!isGiven(below)) faultIn(n, refuse("text.missing", { expected: key }));
  return below;
}

/** An object may have these fields and no others. */
export function checkFields(n: Node, known: readonly string[]): void {
  const { value } = n;
  if (value === undefined) return;
  if (!isTable(value)) return wrongType(n, "object");
  for (const key of Object.keys(value)) {
    if (!known.includes(key)) {
      const word = shown(key);
      // A key that cannot be shown is not part of a path either: its object stands for it.
      return faultIn(word === key ? field(n, key) : n, refuse("json.key", { key: word }));
    }
  }
}

/** The elements of a list, none where it is left out. */
export function elements(n: Node, most: number): Node[] {
  const { value, faults } = n;
  if (value === undefined) return [];
  if (!Array.isArray(value)) {
    wrongType(n, "list");
    return [];
  }
  if (value.length > most) {
    faultIn(n, refuse("text.range", { value: value.length, least: 0, most }));
    return [];
  }
  return value.map((element: unknown, i) => ({ value: element, path: `${n.path}[${i}]`, faults }));
}

/** A whole number; `usual` where it is left out. */
export function readWhole(n: Node, usual: number, least: number, most: number): number {
  const { value } = n;
  if (value === undefined) return usual;
  if (typeof value !== "number") wrongType(n, "number");
  else if (!(value % 1 === 0)) faultIn(n, refuse("text.number", { word: shown(String(value)) }));
  else if (value < least || value > most) {
    faultIn(n, refuse("text.range", { value: shown(String(value)), least, most }));
  } else return value;
  return usual;
}

export function readFlag(n: Node, usual: boolean): boolean {
  if (n.value === undefined) return usual;
  if (typeof n.value === "boolean") return n.value;
  wrongType(n, "flag");
  return usual;
}

/** The index of an id; `usual` where it is left out. */
export function readIndex(n: Node, ids: Ids, expected: string, usual: number): number {
  const { value } = n;
  if (value === undefined) return usual;
  if (typeof value !== "string") {
    wrongType(n, "word");
    return usual;
  }
  const index = idOf(ids, value);
  if (index >= 0 && Object.hasOwn(ids, value)) return index;
  faultIn(n, refuse("text.unknown", { expected, word: shown(value) }));
  return usual;
}

/** The index of an id, or NOBODY where there is null instead. */
export function readIndexOrNull(n: Node, ids: Ids, expected: string, usual: number): number {
  return n.value === null ? NOBODY : readIndex(n, ids, expected, usual);
}

/** One of these words, as it is. */
export function readWordOf<T extends string>(n: Node, words: readonly T[], expected: string, usual: T): T {
  const { value } = n;
  if (value === undefined) return usual;
  if (typeof value !== "string") wrongType(n, "word");
  else {
    const word = words.find((each) => each === value);
    if (word !== undefined) return word;
    faultIn(n, refuse("text.unknown", { expected, word: shown(value) }));
  }
  return usual;
}

/** Counts by id: kinds that are left out are 0, all of them `usual` where the object is. */
export function readById(n: Node, ids: readonly string[], usual: readonly number[], most: number): number[] {
  if (n.value === undefined) return [...usual];
  checkFields(n, ids);
  const counts = zeros(ids.length);
  for (let k = 0; k < ids.length; k++) counts[k] = readWhole(field(n, ids[k]), 0, 0, most);
  return counts;
}

/** What only a whole game has: a number instead of kinds is a seat's view, which cannot be played on. */
export function refuseHidden(n: Node): boolean {
  const hidden = typeof n.value === "number" || n.value === "secret";
  if (hidden) faultIn(n, refuse("json.hidden"));
  return hidden;
}
