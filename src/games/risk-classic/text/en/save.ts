import { TABLE_SAVE } from "../../../../text/en/save";
import type { SaveTexts } from "../../../../text/notebook";
import { CARDS, GOALS, GUIDE, WAR } from "./rules";

/** What the save says in English. Long, and of no use to the script: it stays out of the language's own value. */
export const SAVE: SaveTexts = {
  name: "RISK",
  board: "The world",
  table: TABLE_SAVE.table,
  mat: (colour) => `Army of ${colour}`,
  pages: [
    { title: "How to play", body: GUIDE },
    { title: "Rules: a turn", body: WAR },
    { title: "Rules: setup and cards", body: CARDS },
    { title: "Rules: the games", body: GOALS },
    TABLE_SAVE.log,
    TABLE_SAVE.record,
  ],
};
