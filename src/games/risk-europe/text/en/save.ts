import { TABLE_SAVE } from "../../../../text/en/save";
import type { SaveTexts } from "../../../../text/notebook";
import { COMBAT, GUIDE, REALM, TURN } from "./rules";

/** What the save says in English. Long, and of no use to the script: it stays out of the language's own value. */
export const SAVE: SaveTexts = {
  name: "Risk Europe",
  board: "Europe",
  table: TABLE_SAVE.table,
  mat: (colour) => `Army of ${colour}`,
  pages: [
    { title: "How to play", body: GUIDE },
    { title: "Rules: the realm", body: REALM },
    { title: "Rules: a turn", body: TURN },
    { title: "Rules: battles", body: COMBAT },
    TABLE_SAVE.log,
    TABLE_SAVE.record,
  ],
};
