import { COLOURS } from "../../games/castle-risk/meta";
import type { Thing } from "../../session/scene/thing";
import { assetUrl } from "../assets";
import { SHEETS } from "../data/marks.data";
import { ownerOf } from "./look";

type SheetName = keyof typeof SHEETS;

/** The numbers of the sheets in the save: one for each pair of faces and back, blanks behind them. */
const CASTLE = 1;
const MISSIONS = 2;
const POLICIES = 3;
const BLANK = 20;

/** What a card of a thing adds to its data: which cell of which sheet it shows. A blank shows its back on both sides. */
export function cardData(thing: Thing): { CardID: number; CustomDeck: TtsObjectData } {
  const name = sheetOf(thing);
  const colour = COLOURS.indexOf(ownerOf(thing) as (typeof COLOURS)[number]);
  const base = name === "castle" ? CASTLE : name === "missions" ? MISSIONS : POLICIES + colour;
  const back = assetUrl(`cards/back-${backOf(thing, name)}.jpg`);
  const cells: readonly string[] = SHEETS[name].cells;
  const cell = thing.face === "" ? -1 : cells.indexOf(thing.face);
  if (cell < 0) return one(base + BLANK, 0, sheet(back, back, 1, 1));
  const { columns, rows } = SHEETS[name];
  return one(base, cell, sheet(assetUrl(`cards/${name}.jpg`), back, columns, rows));
}

function sheetOf(thing: Thing): SheetName {
  const { kind } = thing;
  if (kind === "policy") return "policies";
  return kind === "mission" || kind === "missions" ? "missions" : "castle";
}

function backOf(thing: Thing, name: SheetName): string {
  if (name === "policies") return `policy-${ownerOf(thing)}`;
  return name === "missions" ? "mission" : "castle";
}

/** The sheet's number is a text there: a list would be made of the other. */
function one(
  number: number,
  cell: number,
  deck: TtsObjectData,
): { CardID: number; CustomDeck: TtsObjectData } {
  return { CardID: 100 * number + cell, CustomDeck: { [`${number}`]: deck } };
}

function sheet(face: string, back: string, columns: number, rows: number): TtsObjectData {
  return {
    FaceURL: face,
    BackURL: back,
    NumWidth: columns,
    NumHeight: rows,
    BackIsHidden: true,
    UniqueBack: false,
    Type: 0,
  };
}
