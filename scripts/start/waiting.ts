import { autosaved } from "./autosaved";
import { recordedSave } from "../pack/saves";
import { readRecords } from "./records";
import type { Save } from "../../mod/save";

/** How the game stands that a table would go on with in its folder; empty where none is under way. */
export async function waitingIn(folder: string, save: Save): Promise<string> {
  const state = autosaved(folder)?.LuaScriptState;
  if (state === undefined || recordedSave(state) !== save) return "";
  const facts = await readRecords().facts(state);
  return facts === undefined || facts.over || facts.steps === 0 ? "" : facts.how;
}
