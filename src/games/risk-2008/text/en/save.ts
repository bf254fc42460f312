import { worldSave } from "../../../../risk/world/text/en/save";
import { GOALS, GUIDE, SETUP, TURN } from "./rules";

/** What the save says in English. Long, and of no use to the script: it stays out of the language's own value. */
export const SAVE = worldSave("RISK 2008", [
  { title: "How to play", body: GUIDE },
  { title: "Rules: a turn", body: TURN },
  { title: "Rules: objectives and rewards", body: GOALS },
  { title: "Rules: setup and the games", body: SETUP },
]);
