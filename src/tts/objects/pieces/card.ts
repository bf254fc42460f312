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
  const isBlank = cell < 0;
  const number = isBlank ? deck + BLANK : deck;
  const shown = isBlank
    ? sheetData(reverse, reverse, 1, 1)
    : sheetData(assetUrl(sheet), reverse, columns, rows);
  // The sheet's number is a text there: a list would be made of the other.
  return { CardID: 100 * number + (isBlank ? 0 : cell), CustomDeck: { [`${number}`]: shown } };
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
