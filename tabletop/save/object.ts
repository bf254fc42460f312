import { isRecord, SaveError } from "./check";
import { fillDeck } from "./cards";
import { flag, list, measure, number, record, shape, text, type Notes, type Reader } from "./schema";
import { kindOf } from "./kinds";
import { standFor } from "./aside";
import { rgb, rotationValues, sheet, snapPoints, STANDING, transform, vectorLines } from "./parts";
import type { ObjectData } from "./types";

/** Characters of a name in a complaint. */
const MOST_SHOWN = 40;

const DECKS = new Set(["Deck", "DeckCustom"]);
const CARDS = new Set(["Card", "CardCustom"]);

const all = (keys: string, of: Reader): Record<string, Reader> =>
  Object.fromEntries(keys.split(" ").map((key) => [key, of]));

/** The objects inside an object, and its states. */
const inner: Reader<ObjectData> = (value, path, notes) => readEntry(value, path, notes);

const object = shape<ObjectData>(
  {
    ...all("GUID Nickname Description GMNotes Memo LuaScript LuaScriptState XmlUI FogColor", text),
    ...all("Locked Grid Snap Autoraise Sticky Tooltip HideWhenFaceDown Hands DragSelectable", flag),
    ...all("Value CardID Number", number),
    Name: text,
    Transform: transform,
    Tags: list(text),
    ColorDiffuse: rgb,
    DeckIDs: list(number),
    CustomDeck: record(sheet),
    CustomImage: shape({ ...all("ImageURL ImageSecondaryURL", text), WidthScale: measure }, []),
    CustomMesh: shape({ ...all("MeshURL DiffuseURL", text), TypeIndex: number }, []),
    Bag: shape({ Order: number }, []),
    Counter: shape({ value: number }, ["value"]),
    Text: shape({ Text: text, fontSize: measure, colorstate: rgb }, []),
    RotationValues: rotationValues,
    AttachedSnapPoints: snapPoints,
    AttachedVectorLines: vectorLines,
    ContainedObjects: list(inner),
    States: record(inner),
  },
  ["Transform"],
  {},
  { Transform: STANDING },
);

/**
 * Reads the data of an object, with the objects inside it and its states. Throws a SaveError for a value of the wrong
 * kind, cards that have no sheet, decks and bags with too little inside; with notes these are noted, and only what is no
 * object at all, or says not of what kind it is, is refused.
 */
export function readObject(value: unknown, path: string, notes?: Notes): ObjectData {
  if (!isRecord(value)) throw new SaveError(path, "must be an object");
  const name = value["Name"];
  if (typeof name !== "string" || name === "")
    throw new SaveError(`${path}.Name`, "must be a text that names the kind");
  const data = object(value, path, notes);
  if (notes !== undefined) {
    if (DECKS.has(name)) fillDeck(data, path, notes);
    return data;
  }
  checkCards(data, path);
  checkInside(data, path);
  return data;
}

/** Reads an object of a list; with notes there is a box in place of what is none. */
export function readEntry(value: unknown, path: string, notes?: Notes): ObjectData {
  if (notes === undefined) return readObject(value, path);
  try {
    return readObject(value, path, notes);
  } catch (error) {
    if (!(error instanceof SaveError)) throw error;
    notes.push(`${error.message}: there is a box in its place`);
    const box: ObjectData = { Name: "unreadable", Transform: { ...STANDING } };
    standFor(box, value);
    return box;
  }
}

/** Refuses what this table cannot put down: a kind that it does not know, a script of an object. */
export function checkPlaced(data: ObjectData, path: string): void {
  const name = data.Name.slice(0, MOST_SHOWN);
  if (kindOf(data) === undefined)
    throw new SaveError(
      path,
      `is of a kind of object that this table does not know, "${name}": take it off the table, and save anew`,
    );
  if ((data.LuaScript ?? "").trim() !== "")
    throw new SaveError(
      path,
      `("${name}") has a script, and this table runs no script of an object: take it out, and save anew`,
    );
}

function checkCards(data: ObjectData, path: string): void {
  if (!CARDS.has(data.Name) && !DECKS.has(data.Name)) return;
  const ids = CARDS.has(data.Name) ? [number(data.CardID, `${path}.CardID`)] : data.DeckIDs;
  if (ids === undefined) throw new SaveError(`${path}.DeckIDs`, "must be a list of card numbers");
  const sheets = data.CustomDeck;
  if (sheets === undefined) return;
  for (const id of ids) {
    const sheetNumber = String(Math.floor(id / 100));
    if (!Object.hasOwn(sheets, sheetNumber))
      throw new SaveError(path, `shows card ${id}, and CustomDeck has no sheet ${sheetNumber}`);
    const { NumWidth, NumHeight } = sheets[sheetNumber];
    if (id < 0 || id % 100 >= NumWidth * NumHeight)
      throw new SaveError(path, `shows card ${id}, which lies outside its sheet`);
  }
}

function checkInside({ Name, DeckIDs = [], ContainedObjects = [] }: ObjectData, path: string): void {
  const count = ContainedObjects.length;
  if (DECKS.has(Name)) {
    if (count < 2) throw new SaveError(path, `is a deck of ${count}: a deck needs two cards`);
    if (DeckIDs.length !== count)
      throw new SaveError(`${path}.DeckIDs`, `has ${DeckIDs.length} numbers for ${count} cards`);
  }
  if (Name.endsWith("Infinite_Bag") && count !== 1)
    throw new SaveError(path, `is an infinite bag of ${count}: it needs one object`);
}
