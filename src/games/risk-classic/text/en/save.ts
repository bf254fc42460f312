import { worldSave } from "../../../../risk/world/text/en/save";
import { CARDS, GOALS, GUIDE, WAR } from "./rules";

/** What the save says in English. Long, and of no use to the script: it stays out of the language's own value. */
export const SAVE = worldSave("RISK", [
  { title: "How to play", body: GUIDE },
  { title: "Rules: a turn", body: WAR },
  { title: "Rules: setup and cards", body: CARDS },
  { title: "Rules: the games", body: GOALS },
]);
