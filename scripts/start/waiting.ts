import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { AUTOSAVE } from "../../tabletop/server/archive";
import { partsOf } from "../../tabletop/server/opening";
import { recordedSave } from "../pack/saves";
import { readRecords } from "./records";
import type { Save } from "../../mod/save";

/** How the game stands that a table would go on with in its folder; empty where none is under way. */
export function waitingIn(folder: string, save: Save): string {
  const file = join(folder, AUTOSAVE);
  const state = existsSync(file) ? partsOf(readFileSync(file, "utf8"))?.LuaScriptState : undefined;
  if (state === undefined || recordedSave(state) !== save) return "";
  const facts = readRecords().facts(state);
  return facts === undefined || facts.over || facts.steps === 0 ? "" : facts.how;
}
