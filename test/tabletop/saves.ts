import { openTable, type Table } from "../../tabletop/table";
import { moonSharpUnderTest } from "../moonsharp/engine";
import { onTestFinished } from "vitest";
import type { TableOptions } from "../../tabletop/run/session";

const AT = { posX: 0, posY: 1, posZ: 0, rotX: 0, rotY: 0, rotZ: 0, scaleX: 1, scaleY: 1, scaleZ: 1 };
const SHEET = { FaceURL: "faces.png", BackURL: "back.png", NumWidth: 10, NumHeight: 7, BackIsHidden: true };

type Entry = Record<string, unknown>;

/** The data of an object at x, z. */
export function thing(Name: string, GUID: string, x: number, z: number, more: Entry = {}): Entry {
  const { at = {}, ...rest } = more as { at?: Entry };
  return { Name, GUID, Transform: { ...AT, posX: x, posZ: z, ...at }, ...rest };
}

export function card(GUID: string, id: number, x: number, z: number, more: Entry = {}): Entry {
  return thing("Card", GUID, x, z, {
    CardID: 100 + id,
    CustomDeck: { 1: SHEET },
    Nickname: `card ${id}`,
    ...more,
  });
}

export function deck(GUID: string, count: number, x: number, z: number, more: Entry = {}): Entry {
  const ids = Array.from({ length: count }, (_, i) => 100 + i);
  const cards = ids.map((id) => card(`${GUID}${id % 100}`, id - 100, 0, 0));
  return thing("Deck", GUID, x, z, {
    DeckIDs: ids,
    CustomDeck: { 1: SHEET },
    ContainedObjects: cards,
    ...more,
  });
}

/** A hand zone of a colour, 15 wide. */
export function seat(color: string, x: number, z: number): Entry {
  return thing("HandTrigger", `hand${color}`, x, z, {
    FogColor: color,
    Locked: true,
    at: { posY: 3, scaleX: 15, scaleY: 6, scaleZ: 5 },
  });
}

export const SEATS = [seat("Red", 0, -30), seat("Blue", 0, 30)];

/** A save of a script and objects. */
export function saveOf(LuaScript: string, ObjectStates: Entry[] = SEATS, more: Entry = {}): Entry {
  return { SaveName: "test", LuaScript, ObjectStates, ...more };
}

/** MoonSharp where a run of `npm run test:moonsharp` names it, Lua 5.2 otherwise. */
export const ENGINE: TableOptions =
  process.env["MOONSHARP_HOST"] === undefined ? {} : { engine: moonSharpUnderTest().create };

/** A table at which nobody is: its first frame is still to come, where people take some to come and to sit. */
export async function emptyTableOf(
  script: string,
  objects: Entry[] = [],
  more: Entry = {},
  options: TableOptions = {},
): Promise<Table> {
  const table = await openTable(saveOf(script, [...SEATS, ...objects], more), { ...ENGINE, ...options });
  onTestFinished(() => table.close());
  return table;
}

/** A table with Ann (host, Red) and Bob (Blue). */
export async function tableOf(...given: Parameters<typeof emptyTableOf>): Promise<Table> {
  const table = await emptyTableOf(...given);
  await table.join("Ann");
  await table.join("Bob");
  await table.sit("Ann", "Red");
  await table.sit("Bob", "Blue");
  return table;
}

/** What the script has printed, and the errors. */
export function said(table: Table): string[] {
  return table.session.world.messages
    .filter(({ way }) => way === "log" || way === "error")
    .map(({ text }) => text);
}
