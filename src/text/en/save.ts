import type { SaveTexts } from "../notebook";
import { FLOW } from "./flow";
import { COMBAT, GUIDE, REALM, TURN } from "./rules";

/** What the save says in English. Long, and of no use to the script: it stays out of the language's own value. */
export const SAVE: SaveTexts = {
  name: "Castle Risk: Europe",
  board: "Europe",
  table: "Table",
  mat: (colour) => `Kingdom of ${colour}`,
  pages: {
    guide: { title: "How to play", body: GUIDE },
    realm: { title: "Rules: the realm", body: REALM },
    turn: { title: "Rules: a turn", body: TURN },
    combat: { title: "Rules: combat", body: COMBAT },
    log: { title: FLOW.logTab, body: "" },
    record: { title: FLOW.recordTab, body: FLOW.recordLater },
  },
};
