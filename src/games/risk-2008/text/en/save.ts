import { TABLE_SAVE } from "../../../../text/en/save";
import type { SaveTexts } from "../../../../text/notebook";
import { GOALS, GUIDE, SETUP, TURN } from "./rules";

/** What the save says in English. Long, and of no use to the script: it stays out of the language's own value. */
export const SAVE: SaveTexts = {
  name: "RISK 2008",
  board: "The world",
  table: TABLE_SAVE.table,
  mat: (colour) => `Army of ${colour}`,
  pages: [
    { title: "How to play", body: GUIDE },
    { title: "Rules: a turn", body: TURN },
    { title: "Rules: objectives and rewards", body: GOALS },
    { title: "Rules: setup and the games", body: SETUP },
    TABLE_SAVE.log,
    TABLE_SAVE.record,
  ],
};
