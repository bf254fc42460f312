import { TABLE_SAVE } from "../../../../text/en/save";
import type { SaveTexts } from "../../../../text/notebook";

/** What the save of a game on the board of the world says in English, with its own pages before the table's. */
export function worldSave(name: string, pages: SaveTexts["pages"]): SaveTexts {
  return {
    name,
    board: "The world",
    table: TABLE_SAVE.table,
    mat: (colour) => `Army of ${colour}`,
    pages: pages.concat([TABLE_SAVE.log, TABLE_SAVE.record]),
  };
}
