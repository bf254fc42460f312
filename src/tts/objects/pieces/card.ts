import type { Thing } from "../../../session/scene/thing";
import { assetUrl } from "../../assets";
import { registry } from "../registry";
import { ownerOf } from "./look";

/** What the number of a sheet is moved on by for the blanks that have its back. */
const BLANK = 20;

/** What a card of a thing adds to its data: which cell of which sheet it shows. A blank shows its back on both sides. */
export function cardData(thing: Thing): { CardID: number; CustomDeck: TtsObjectData } {
  const { deck, sheet, back, columns, rows, cell } = registry.kit.card(thing, ownerOf(thing));
  const reverse = assetUrl(back);
  return cell < 0
    ? one(deck + BLANK, 0, sheetData(reverse, reverse, 1, 1))
    : one(deck, cell, sheetData(assetUrl(sheet), reverse, columns, rows));
}

/** The sheet's number is a text there: a list would be made of the other. */
function one(
  number: number,
  cell: number,
  deck: TtsObjectData,
): { CardID: number; CustomDeck: TtsObjectData } {
  return { CardID: 100 * number + cell, CustomDeck: { [`${number}`]: deck } };
}

function sheetData(face: string, back: string, columns: number, rows: number): TtsObjectData {
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
