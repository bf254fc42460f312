import { at, isRecord, numbersFault, type Fault } from "./check";

const TRANSFORM = ["posX", "posY", "posZ", "rotX", "rotY", "rotZ", "scaleX", "scaleY", "scaleZ"];
const TEXTS = ["GUID", "Nickname", "Description", "GMNotes", "Memo", "LuaScript", "LuaScriptState", "XmlUI"];
const FLAGS = ["Locked", "Grid", "Snap", "Autoraise", "Sticky", "Tooltip", "HideWhenFaceDown", "Hands"];
const DECKS = new Set(["Deck", "DeckCustom"]);
const CARDS = new Set(["Card", "CardCustom"]);

/** What is wrong with an object of a save, the objects inside it and its states included. */
export function objectFault(value: unknown, path: string): Fault | undefined {
  if (!isRecord(value)) return at(path, "must be an object");
  const name = value["Name"];
  if (typeof name !== "string" || name === "")
    return at(`${path}.Name`, "must be a text that names the kind");
  const fault = numbersFault(value["Transform"], TRANSFORM, `${path}.Transform`);
  return fault ?? plainFault(value, path) ?? cardFault(value, name, path) ?? insideFault(value, name, path);
}

function plainFault(value: Record<string, unknown>, path: string): Fault | undefined {
  for (const [keys, kind] of [
    [TEXTS, "string"],
    [FLAGS, "boolean"],
  ] as const) {
    for (const key of keys) {
      const field = value[key] ?? undefined;
      if (field !== undefined && typeof field !== kind) return at(`${path}.${key}`, `must be a ${kind}`);
    }
  }
  const tags = value["Tags"] ?? undefined;
  if (tags !== undefined && !(Array.isArray(tags) && tags.every((tag) => typeof tag === "string")))
    return at(`${path}.Tags`, "must be a list of texts");
  const color = value["ColorDiffuse"] ?? undefined;
  return color === undefined ? undefined : numbersFault(color, ["r", "g", "b"], `${path}.ColorDiffuse`);
}

function cardFault(value: Record<string, unknown>, name: string, path: string): Fault | undefined {
  if (!CARDS.has(name) && !DECKS.has(name)) return undefined;
  const sheets = value["CustomDeck"] ?? undefined;
  if (sheets !== undefined && !isRecord(sheets)) return at(`${path}.CustomDeck`, "must be an object");
  const ids = CARDS.has(name) ? [value["CardID"]] : value["DeckIDs"];
  if (!Array.isArray(ids)) return at(`${path}.DeckIDs`, "must be a list of card numbers");
  for (const id of ids) {
    if (typeof id !== "number") return at(`${path}.CardID`, "must be a number");
    const sheet = sheets?.[String(Math.floor(id / 100))];
    if (sheets === undefined) continue;
    if (!isRecord(sheet))
      return at(path, `shows card ${id}, and CustomDeck has no sheet ${Math.floor(id / 100)}`);
    if (id % 100 >= Number(sheet["NumWidth"]) * Number(sheet["NumHeight"]))
      return at(path, `shows card ${id}, which lies outside its sheet`);
  }
  return undefined;
}

function insideFault(value: Record<string, unknown>, name: string, path: string): Fault | undefined {
  const inside = value["ContainedObjects"] ?? undefined;
  if (inside !== undefined && !Array.isArray(inside)) return at(`${path}.ContainedObjects`, "must be a list");
  const list: unknown[] = inside ?? [];
  if (DECKS.has(name)) {
    if (list.length < 2) return at(path, `is a deck of ${list.length}: a deck needs two cards`);
    const ids = value["DeckIDs"] as unknown[];
    if (ids.length !== list.length)
      return at(`${path}.DeckIDs`, `has ${ids.length} numbers for ${list.length} cards`);
  }
  if (name.endsWith("Infinite_Bag") && list.length !== 1)
    return at(path, `is an infinite bag of ${list.length}: it needs one object`);
  for (let i = 0; i < list.length; i++) {
    const fault = objectFault(list[i], `${path}.ContainedObjects[${i}]`);
    if (fault !== undefined) return fault;
  }
  const states = value["States"] ?? undefined;
  if (states === undefined) return undefined;
  if (!isRecord(states)) return at(`${path}.States`, "must be an object");
  for (const [key, state] of Object.entries(states)) {
    const fault = objectFault(state, `${path}.States["${key}"]`);
    if (fault !== undefined) return fault;
  }
  return undefined;
}
